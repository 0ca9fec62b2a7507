import { createHash, timingSafeEqual } from 'node:crypto';

const MAX_AGE_S = 7 * 24 * 3600;
const SESSION = /^[\w-]{43}$/;

/** On https the cookie is of this host alone, and never leaves in clear. */
const nameOf = ({ protocol }: URL): string => (protocol === 'https:' ? '__Host-console' : 'console');

/** The session that the browser keeps, as it presents it; empty when it has none. */
export function sessionIn(header: string | undefined, publicUrl: URL): string {
  const name = `${nameOf(publicUrl)}=`;
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
  return SESSION.test(value) ? value : '';
}

/** The `Set-Cookie` that gives the browser a session, or takes it away. */
export function cookieOf(session: string | null, publicUrl: URL): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : '';
  const age = session === null ? 0 : MAX_AGE_S;
  return `${nameOf(publicUrl)}=${session ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

const digest = (text: string) => createHash('sha256').update(text);

export const hashOf = (session: string): string => digest(session).digest('hex');

/** What the forms of a session carry: nobody finds the session from it, nor it without the session. */
export const jetonOf = (session: string): string => digest(`form:${session}`).digest('base64url');

export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one).digest(), digest(other).digest());
