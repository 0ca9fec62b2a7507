import { randomUUID } from 'node:crypto';
import { fr } from '@agence/gesture';
import { type Found, find, servedPaths } from '@agence/platform/paths';
import { hungUp, within } from '@agence/platform/process/deadline';
import { isTransient } from '@agence/platform/process/faults';
import { csrfRefused } from '@agence/platform/process/security-events';
import { type Lecture, readForm } from '@agence/platform/read-form';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import { LARGEST_FORM_MIB, type Needs } from '../needs.ts';
import { avis } from '../pages/avis.page.ts';
import { REPRISE, renvoyer } from '../pages/renvoyer.page.ts';
import { pageSuspendue } from '../pages/suspendue.page.ts';
import { navigateurDe } from './navigateur.ts';
import type { AccountScreen, Caller, Screen, Shown, Visit } from './screen.ts';
import { send } from './send.ts';
import { hashOf, isVers, jetonOf, sameText, sessionIn, versIn } from './session.ts';

const ANSWER_MS = 1_700;
const AWAY_S = 60;
/** Above what a form may hold, a hundred rows of six fields, so that extra lines get a refusal beside them. */
const BOUNDS = { bytes: LARGEST_FORM_MIB * 1024 ** 2, fields: 700, files: 1 };

const EMPTY: Lecture = { champs: new Map(), doubles: new Set(), refus: null };

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

/** Whether a form was sent from one of our pages: by `Sec-Fetch-Site`, else by `Origin`. */
function fromOurPages(req: Request, publicUrl: URL): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('origin');
  return origin !== undefined && origin === publicUrl.origin;
}

async function answer(needs: Needs, req: Request, { found, path, query }: Asked): Promise<Shown> {
  const { identite } = needs;
  // 1. The path and the method.
  if (found.kind === 'unknown') return { page: avis(identite, 'inconnue'), status: 404 };
  if (found.kind === 'slash_missing') return { to: `${path}/` };
  if (found.kind === 'wrong_method') return { page: avis(identite, 'methode'), status: 405 };
  const { route, id } = found;

  // 2. The form, and the page that it comes from.
  const open = 'open' in route && route.from_anywhere === true;
  if (req.method === 'POST' && !open && !fromOurPages(req, needs.publicUrl)) {
    csrfRefused(needs.log, { from: callerOf(req.ip ?? ''), path: route.path });
    return { page: avis(identite, 'ailleurs'), status: 403 };
  }
  const read = req.method === 'POST' ? await readForm(req, BOUNDS) : EMPTY;
  // Null: the caller disconnected while sending.
  if (read === null || read.refus !== null)
    return { page: avis(identite, read?.refus === 'trop lourd' ? 'lourd' : 'illisible'), status: 422 };
  const form = read.champs;
  const vers = versIn(req.get('cookie'), needs.publicUrl);
  const from = { from: callerOf(req.ip ?? ''), navigateur: navigateurDe(req.get('user-agent')) };
  const caller: Caller = { needs, id, query, form, vers, ...from };

  const [double] = read.doubles;
  const session = sessionIn(req.get('cookie'), needs.publicUrl);

  const shown = async (): Promise<Shown> => {
    if (!('open' in route)) return signedIn(route, caller, { path, url: req.url, double, session });
    if (double !== undefined) return { page: avis(identite, 'double', double), status: 422 };
    return route.open(caller);
  };
  const ms = ('within_ms' in route ? route.within_ms : undefined) ?? ANSWER_MS;
  return within(ms, shown, req.method === 'POST' ? hungUp(req) : undefined);
}

type Sent = {
  readonly path: string;
  /** The path with its query. */
  readonly url: string;
  /** The name of a field sent twice with different values. */
  readonly double: string | undefined;
  readonly session: string;
};

/** Only the sender can tell which of the two values is meant. */
const deuxFois = (name: string): string =>
  fr`Le champ « ${name} » est arrivé deux fois, avec deux valeurs : la première est gardée ici, et rien n'a été fait.`;

/** 3. The session, its rate limit, the token of the form, and the account. */
async function signedIn(
  route: AccountScreen,
  caller: Caller,
  { path, url, double, session }: Sent,
): Promise<Shown> {
  const { needs, form } = caller;
  const session_hash = hashOf(session);
  const { result } = await needs.sessions.call.lireSession({ session_hash });
  if (session === '' || result?.$case !== 'session' || result.value.compte === undefined)
    return route.method === 'GET'
      ? { to: '/console/entrer/', session: null, ...(isVers(url) ? { vers: url } : {}) }
      : { page: renvoyer(needs.identite, { path, form, jeton: null }), status: 401 };

  const { accepted, reset_s } = await needs.requestsPerSession.take(session_hash);
  if (!accepted)
    return { page: avis(needs.identite, 'trop', String(reset_s)), status: 429, after_s: reset_s };

  const { compte, adresse } = result.value;
  const jeton = jetonOf(session);
  if (route.method === 'POST' && !sameText(form.get('jeton') ?? '', jeton)) {
    csrfRefused(needs.log, { from: caller.from, path: route.path });
    return { page: renvoyer(needs.identite, { path, form, jeton }), status: 403 };
  }

  const visit: Visit = { ...caller, compte, adresse, session_hash, jeton };
  if (compte.statut !== 'actif' && route.suspended !== true)
    return { page: pageSuspendue(visit), status: 403 };
  if (route.method === 'GET') return route.show(visit);
  if (double !== undefined) return { status: 422, ...(await route.reprendre(visit, deuxFois(double))) };
  return form.has(REPRISE) ? route.reprendre(visit) : route.show(visit);
}
