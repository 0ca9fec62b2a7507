import { randomUUID } from 'node:crypto';
import { within } from '@agence/platform/deadline';
import { isTransient } from '@agence/platform/faults';
import { type Found, find, servedPaths } from '@agence/platform/paths';
import { type Lecture, readForm } from '@agence/platform/read-form';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import type { Needs } from '../needs.ts';
import { avis } from '../pages/avis.page.ts';
import { renvoyer } from '../pages/renvoyer.page.ts';
import { pageSuspendue } from '../pages/suspendue.page.ts';
import { fromOurPages } from './origin.ts';
import type { AccountScreen, Caller, Screen, Shown, Visit } from './screen.ts';
import { send } from './send.ts';
import { hashOf, jetonOf, sameText, sessionIn } from './session.ts';

const ANSWER_MS = 1_700;
const AWAY_S = 60;
/** Fifty clients pasted with all that is known of them. */
const BOUNDS = { bytes: 512 * 1024, fieldBytes: 256 * 1024, fields: 600, files: 1 };

const EMPTY: Lecture = { champs: new Map(), refus: null };

export type Handle = (req: Request, res: Response) => Promise<void>;

type Asked = { readonly found: Found<Screen>; readonly path: string; readonly query: URLSearchParams };

/** Every request of a browser goes through these steps; the first that answers ends it. */
export function handles(needs: Needs, screens: readonly Screen[]): Handle {
  const served = servedPaths(screens, new Set(), '');
  return async (req, res) => {
    const [path = '', query] = req.url.split(/\?(.*)/s);
    const asked = { found: find(served, req.method, path), path, query: new URLSearchParams(query) };
    const shown = await answer(needs, req, asked).catch((fault: unknown): Shown => {
      const request = randomUUID();
      needs.log.error({ request, fault: String(fault) }, 'screen failed');
      return isTransient(fault)
        ? { page: avis(needs.identite, 'indisponible'), status: 503, after_s: AWAY_S }
        : { page: avis(needs.identite, 'panne', request), status: 500 };
    });
    send(res, shown, needs.publicUrl);
  };
}

async function answer(needs: Needs, req: Request, { found, path, query }: Asked): Promise<Shown> {
  const { identite } = needs;
  // 1. The path and the method.
  if (found.kind === 'unknown') return { page: avis(identite, 'inconnue'), status: 404 };
  if (found.kind === 'slash_missing') return { to: `${path}/` };
  if (found.kind === 'wrong_method') return { page: avis(identite, 'methode'), status: 405 };
  const { route, id } = found;

  // 2. What was sent, and from which page.
  if (req.method === 'POST' && !fromOurPages(req, needs.publicUrl))
    return { page: avis(identite, 'ailleurs'), status: 403 };
  const read = req.method === 'POST' ? await readForm(req, BOUNDS) : EMPTY;
  // Null: the caller went away in the middle of it.
  if (read === null || read.refus !== null) return { page: avis(identite, 'illisible'), status: 422 };
  const form = read.champs;
  const caller: Caller = { needs, id, query, form, from: callerOf(req.ip ?? '') };

  return within(('within_ms' in route ? route.within_ms : undefined) ?? ANSWER_MS, () => {
    if ('open' in route) return route.open(caller);
    return signedIn(route, caller, sessionIn(req.get('cookie'), needs.publicUrl), path);
  });
}

/** 3. The session, how often it asks, that the form is its own, and the account. */
async function signedIn(route: AccountScreen, caller: Caller, session: string, path: string): Promise<Shown> {
  const { needs, form } = caller;
  const session_hash = hashOf(session);
  const { result } = await needs.sessions.call.lireSession({ session_hash });
  if (session === '' || result?.$case !== 'session' || result.value.compte === undefined)
    return route.method === 'GET'
      ? { to: '/console/entrer/', session: null }
      : { page: renvoyer(needs.identite, { path, form, jeton: null }), status: 401 };

  const { accepted, reset_s } = await needs.requestsPerSession.take(session_hash);
  if (!accepted)
    return { page: avis(needs.identite, 'trop', String(reset_s)), status: 429, after_s: reset_s };

  const { compte, adresse } = result.value;
  const jeton = jetonOf(session);
  if (route.method === 'POST' && !sameText(form.get('jeton') ?? '', jeton))
    return { page: renvoyer(needs.identite, { path, form, jeton }), status: 403 };

  const visit: Visit = { ...caller, compte, adresse, session_hash, jeton };
  if (compte.statut !== 'actif' && route.suspended !== true)
    return { page: pageSuspendue(visit), status: 403 };
  return route.show(visit);
}
