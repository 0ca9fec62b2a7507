import { createHash, timingSafeEqual } from 'node:crypto';
import { SESSION_JOURS } from '@agence/words/promises';

/** A cookie that a browser keeps for so long; a value of another form, which somebody made up, is none. */
const cookie = (suffix: string, form: RegExp, age_s: number) => {
  /** On https the prefix binds the cookie to this host and to TLS. */
  const nameOf = ({ protocol }: URL): string =>
    `${protocol === 'https:' ? '__Host-console' : 'console'}${suffix}`;
  return {
    is: (value: string): boolean => form.test(value),
    /** Its value in the header of a request; empty when it has none. */
    read: (header: string | undefined, publicUrl: URL): string => {
      const start = `${nameOf(publicUrl)}=`;
      const cookies = (header ?? '').split(';').map((kept) => kept.trim());
      const value = cookies.find((kept) => kept.startsWith(start))?.slice(start.length) ?? '';
      return form.test(value) ? value : '';
    },
    /** The `Set-Cookie` that stores a value, or deletes it. */
    write: (value: string | null, publicUrl: URL): string => {
      const secure = publicUrl.protocol === 'https:' ? '; Secure' : '';
      return `${nameOf(publicUrl)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === null ? 0 : age_s}${secure}`;
    },
  };
};

export const SESSION = cookie('', /^[\w-]{43}$/, SESSION_JOURS * 24 * 3600);

/**
 * The screen that was asked for before signing in, for as long as a link takes. It names a screen of ours with its query,
 * and never leads outside; nothing in it needs escaping.
 */
export const VERS = cookie(
  '-vers',
  /^\/console\/(?!entrer\/|sortir\/)(?:[\w-]+\/){1,4}(?:\?[\w=&%+.-]{0,300})?$/,
  1800,
);

const digest = (text: string) => createHash('sha256').update(text);

export const hashOf = (session: string): string => digest(session).digest('hex');

/** The token in the forms of a session: it does not reveal the session, and cannot be made without it. */
export const jetonOf = (session: string): string => digest(`form:${session}`).digest('base64url');

export const sameText = (text: string, other: string): boolean =>
  timingSafeEqual(digest(text).digest(), digest(other).digest());
