import { createHash, timingSafeEqual } from 'node:crypto';
import { SESSION_JOURS } from '@agence/words/promises';

const MAX_AGE_S = SESSION_JOURS * 24 * 3600;
const SESSION = /^[\w-]{43}$/;

/** On https the prefix binds the cookie to this host and to TLS. */
const nameOf = ({ protocol }: URL): string => (protocol === 'https:' ? '__Host-console' : 'console');

const cookieIn = (header: string | undefined, name: string): string => {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
};

const written = (name: string, value: string | null, age_s: number, { protocol }: URL): string => {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === null ? 0 : age_s}${secure}`;
};

/** The browser's session cookie; empty when it has none. */
export function sessionIn(header: string | undefined, publicUrl: URL): string {
  const value = cookieIn(header, nameOf(publicUrl));
  return SESSION.test(value) ? value : '';
}

/** The `Set-Cookie` that gives the browser a session, or takes it away. */
export const cookieOf = (session: string | null, publicUrl: URL): string =>
  written(nameOf(publicUrl), session, MAX_AGE_S, publicUrl);

/** Long enough to ask for a link and to use it. */
const VERS_AGE_S = 1800;
/** The cookie may be forged: it must name a screen of ours with its query, and never lead outside. Nothing in it needs escaping. */
const VERS = /^\/console\/(?!entrer\/|sortir\/)(?:[\w-]+\/){1,4}(?:\?[\w=&%+.-]{0,300})?$/;

const versName = (publicUrl: URL): string => `${nameOf(publicUrl)}-vers`;

export const isVers = (path: string): boolean => VERS.test(path);

/** The screen that was asked for before signing in, as the browser keeps it; empty when there is none. */
export function versIn(header: string | undefined, publicUrl: URL): string {
  const value = cookieIn(header, versName(publicUrl));
  return isVers(value) ? value : '';
}

/** The `Set-Cookie` that stores that screen, or deletes it. */
export const versOf = (vers: string | null, publicUrl: URL): string =>
  written(versName(publicUrl), vers, VERS_AGE_S, publicUrl);

const digest = (text: string) => createHash('sha256').update(text);

export const hashOf = (session: string): string => digest(session).digest('hex');

/** The token in the forms of a session: it does not reveal the session, and cannot be made without it. */
export const jetonOf = (session: string): string => digest(`form:${session}`).digest('base64url');

export const sameText = (text: string, other: string): boolean =>
  timingSafeEqual(digest(text).digest(), digest(other).digest());
