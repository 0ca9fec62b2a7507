import { randomUUID } from 'node:crypto';
import { fr } from '@agence/gesture';
import { styleHash } from '@agence/look/style';
import { find, type Served, servedPaths } from '@agence/platform/paths';
import { hungUp, within } from '@agence/platform/process/deadline';
import { isTransient } from '@agence/platform/process/faults';
import { csrfRefused } from '@agence/platform/process/security-events';
import { type Lecture, readForm } from '@agence/platform/read-form';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import { LARGEST_FORM_MIB, type Needs } from '../needs.ts';
import { avis } from '../pages/avis.page.ts';
import { pageSuspendue, STYLE } from '../pages/cadre.ts';
import { REPRISE, renvoyer } from '../pages/renvoyer.page.ts';
import { navigateurDe } from './navigateur.ts';
import type { AccountScreen, Caller, Screen, Shown, Visit } from './screen.ts';
import { hashOf, jetonOf, SESSION, sameText, VERS } from './session.ts';

const ANSWER_MS = 1_700;
const AWAY_S = 60;
/** Above what a form may hold, a hundred rows of six fields, so that extra lines get a refusal beside them. */
const BOUNDS = { bytes: LARGEST_FORM_MIB * 1024 ** 2, fields: 700, files: 1 };

const EMPTY: Lecture = { champs: new Map(), doubles: new Set(), refus: null };

export type Handle = (req: Request, res: Response) => Promise<void>;

type Route = { readonly method: 'GET' | 'POST'; readonly path: string; readonly screen: Screen };

const routesOf = (screen: Screen): Route[] => {
  const [read, sent] = 'open' in screen ? [screen.open, screen.receive] : [screen.show, screen.send];
  const methods = [...(read ? ['GET' as const] : []), ...(sent ? ['POST' as const] : [])];
  return methods.map((method) => ({ method, path: screen.path, screen }));
};

/** Every request of a browser goes through these steps; the first that answers ends it. */
export function handles(needs: Needs, screens: readonly Screen[]): Handle {
  const served = servedPaths(screens.flatMap(routesOf), new Set(), '');
  return async (req, res) => {
    const shown = await answer(needs, req, served).catch((fault: unknown): Shown => {
      const request = randomUUID();
      needs.log.error({ request, fault: String(fault) }, 'screen failed');
      return isTransient(fault)
        ? { page: avis(needs.identite, 'indisponible'), status: 503, after_s: AWAY_S }
        : { page: avis(needs.identite, 'panne', request), status: 500 };
    });
    send(res, shown, needs.publicUrl);
  };
}

/** A page runs only our script, calls and sends forms only to us, and cannot be framed. The gateway adds the common headers. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'fr',
  'Content-Security-Policy': `default-src 'none'; style-src '${styleHash(STYLE)}'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

function send(res: Response, shown: Shown, publicUrl: URL): void {
  res.set(HEADERS);
  if ('to' in shown) {
    if (shown.session !== undefined) res.append('Set-Cookie', SESSION.write(shown.session, publicUrl));
    if (shown.vers !== undefined) res.append('Set-Cookie', VERS.write(shown.vers, publicUrl));
    res.status(303).set('Location', shown.to).end();
  } else if ('script' in shown) {
    res.type('text/javascript').set('Cache-Control', 'public, max-age=31536000, immutable');
    res.send(shown.script);
  } else if ('tableau' in shown) {
    res.attachment(shown.nom).send(shown.tableau);
  } else {
    if (shown.after_s !== undefined) res.set('Retry-After', String(shown.after_s));
    res.status(shown.status ?? 200).send(shown.page);
  }
}

/** Whether a form was sent from one of our pages: by `Sec-Fetch-Site`, else by `Origin`. */
function fromOurPages(req: Request, publicUrl: URL): boolean {
  const site = req.get('sec-fetch-site');
  return site === undefined ? req.get('origin') === publicUrl.origin : site === 'same-origin';
}

async function answer(needs: Needs, req: Request, served: readonly Served<Route>[]): Promise<Shown> {
  const { identite, publicUrl } = needs;
  // 1. The path and the method.
  const [path = '', query] = req.url.split(/\?(.*)/s);
  const found = find(served, req.method, path);
  if (found.kind === 'unknown') return { page: avis(identite, 'inconnue'), status: 404 };
  if (found.kind === 'slash_missing') return { to: `${path}/` };
  if (found.kind === 'wrong_method') return { page: avis(identite, 'methode'), status: 405 };
  const { id } = found;
  const { screen } = found.route;

  // 2. The form, and the page that it comes from.
  const from = callerOf(req.ip ?? '');
  const sent = req.method === 'POST';
  const fromAnywhere = 'open' in screen && screen.from_anywhere === true;
  if (sent && !fromAnywhere && !fromOurPages(req, publicUrl)) {
    csrfRefused(needs.log, { from, path: screen.path });
    return { page: avis(identite, 'ailleurs'), status: 403 };
  }
  const read = sent ? await readForm(req, BOUNDS) : EMPTY;
  // Null: the caller disconnected while sending.
  if (read === null || read.refus !== null)
    return { page: avis(identite, read?.refus === 'trop lourd' ? 'lourd' : 'illisible'), status: 422 };
  const caller: Caller = {
    needs,
    path,
    id,
    query: new URLSearchParams(query),
    form: read.champs,
    vers: VERS.read(req.get('cookie'), publicUrl),
    from,
    navigateur: navigateurDe(req.get('user-agent')),
  };

  const [double] = read.doubles;
  const shown = async (): Promise<Shown> => {
    if (!('open' in screen)) return signedIn(screen, caller, req, double);
    if (double !== undefined) return { page: avis(identite, 'double', double), status: 422 };
    return sent && screen.receive ? screen.receive(caller) : screen.open(caller);
  };
  const ms = sent && 'within_ms' in screen ? screen.within_ms : undefined;
  return within(ms ?? ANSWER_MS, shown, sent ? hungUp(req) : undefined);
}

const home = async (): Promise<Shown> => ({ to: '/console/' });

/** Only the sender can tell which of the two values is meant. */
const deuxFois = (name: string): string =>
  fr`Le champ « ${name} » est arrivé deux fois, avec deux valeurs : la première est gardée ici, et rien n'a été fait.`;

/**
 * 3. The session, its rate limit, the token of the form, and the account. `double`: a field that was sent twice with
 * different values.
 */
async function signedIn(
  screen: AccountScreen,
  caller: Caller,
  req: Request,
  double: string | undefined,
): Promise<Shown> {
  const { needs, form } = caller;
  const { identite, publicUrl } = needs;
  const sent = req.method === 'POST';
  const session = SESSION.read(req.get('cookie'), publicUrl);
  const session_hash = hashOf(session);
  const { result } = await needs.sessions.call.lireSession({ session_hash });
  if (session === '' || result?.$case !== 'session' || result.value.compte === undefined)
    return sent
      ? { page: renvoyer(caller, null), status: 401 }
      : { to: '/console/entrer/', session: null, ...(VERS.is(req.url) ? { vers: req.url } : {}) };

  const { accepted, reset_s } = await needs.limits.requestsPerSession.take(session_hash);
  if (!accepted) return { page: avis(identite, 'trop', String(reset_s)), status: 429, after_s: reset_s };

  const { compte, adresse } = result.value;
  const jeton = jetonOf(session);
  if (sent && !sameText(form.get('jeton') ?? '', jeton)) {
    csrfRefused(needs.log, { from: caller.from, path: screen.path });
    return { page: renvoyer(caller, jeton), status: 403 };
  }

  const visit: Visit = { ...caller, compte, adresse, session_hash, jeton };
  const { show = home, send = home, suspended } = screen;
  const reprendre: NonNullable<AccountScreen['reprendre']> = screen.reprendre ?? show;
  const served = suspended === 'send' || (suspended === 'open' && !sent);
  if (compte.statut !== 'actif' && !served) return { ...pageSuspendue(visit), status: 403 };
  if (!sent) return show(visit);
  if (double !== undefined) return { status: 422, ...(await reprendre(visit, deuxFois(double))) };
  return form.has(REPRISE) ? reprendre(visit) : send(visit);
}
