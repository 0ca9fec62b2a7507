import { createHash, timingSafeEqual } from 'node:crypto';
import { SESSION_JOURS } from '@agence/words/promises';

const MAX_AGE_S = SESSION_JOURS * 24 * 3600;
const SESSION = /^[\w-]{43}$/;

/** On https the cookie is of this host alone, and never leaves in clear. */
const nameOf = ({ protocol }: URL): string => (protocol === 'https:' ? '__Host-console' : 'console');

const cookieIn = (header: string | undefined, name: string): string => {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
};

const written = (name: string, value: string | null, age_s: number, { protocol }: URL): string => {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === null ? 0 : age_s}${secure}`;
};

/** The session that the browser keeps, as it presents it; empty when it has none. */
export function sessionIn(header: string | undefined, publicUrl: URL): string {
  const value = cookieIn(header, nameOf(publicUrl));
  return SESSION.test(value) ? value : '';
}

/** The `Set-Cookie` that gives the browser a session, or takes it away. */
export const cookieOf = (session: string | null, publicUrl: URL): string =>
  written(nameOf(publicUrl), session, MAX_AGE_S, publicUrl);

/** As long as somebody takes to ask for a link, and the link is good for. */
const VERS_AGE_S = 1800;
/** A screen of ours, whatever the browser was made to keep: its path and what stands behind it, and nothing that leads out. */
const VERS = /^\/console\/(?!entrer\/|sortir\/)(?:[\w-]+\/){1,4}(?:\?[\w=&%+.-]{0,300})?$/;

const versName = (publicUrl: URL): string => `${nameOf(publicUrl)}-vers`;

export const isVers = (path: string): boolean => VERS.test(path);

/** The screen that was asked for before signing in, as the browser keeps it; empty when there is none. */
export function versIn(header: string | undefined, publicUrl: URL): string {
  const value = Buffer.from(cookieIn(header, versName(publicUrl)), 'base64url').toString('utf8');
  return isVers(value) ? value : '';
}

/** The `Set-Cookie` that has the browser keep it, or forget it. */
export const versOf = (vers: string | null, publicUrl: URL): string =>
  written(versName(publicUrl), vers && Buffer.from(vers).toString('base64url'), VERS_AGE_S, publicUrl);

const digest = (text: string) => createHash('sha256').update(text);

export const hashOf = (session: string): string => digest(session).digest('hex');

/** What the forms of a session carry: nobody finds the session from it, nor it without the session. */
export const jetonOf = (session: string): string => digest(`form:${session}`).digest('base64url');

export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one).digest(), digest(other).digest());
