import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkKeys } from '@agence/platform/process/signer';

/** How long a link opens its document (docs/limits.md). */
const VALID_S = 30 * 24 * 3600;
/** A proposal and its confirmed answer, which must be equal, get the same link within this time. */
const STEP_S = 3600;

/** Mark links that open no stored document: one answer, all answers to a question, an invented report for an account. */
export const [REPONSE, REPONSES, EXEMPLE] = ['reponse:', 'reponses:', 'exemple:'] as const;

/** Self-contained links: key id, document, expiry, and an HMAC over the three. The first key signs, all verify. */
export function links(setting: string, publicUrl: string) {
  const keys = linkKeys(setting);
  const mac = (secret: string, body: string): string =>
    createHmac('sha256', secret).update(body).digest('base64url');

  const signed = (document: string, expires: number): string => {
    const [{ id, secret }] = keys;
    const body = `${id}.${document}.${expires.toString(36)}`;
    return `${publicUrl.replace(/\/+$/, '')}/d/${body}.${mac(secret, body)}`;
  };
  const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

  return {
    /** A fresh link to a document, valid 30 days from `now`. */
    sign: (document: string, now: Date): string => signed(document, seconds(now) + VALID_S),
    /** The same link for all callers within an hour, valid 30 days from its end. */
    signForTheHour: (document: string, now: Date): string =>
      signed(document, Math.ceil(seconds(now) / STEP_S) * STEP_S + VALID_S),
    /** The document of a token; null when the token is wrong, expired or unknown. */
    open: (token: string, now: Date): string | null => {
      const [, body = '', id = '', document = '', expires = '', sent = ''] =
        /^(([^.]+)\.([^.]+)\.([a-z0-9]+))\.([A-Za-z0-9_-]+)$/.exec(token) ?? [];
      const key = keys.find((candidate) => candidate.id === id);
      if (key === undefined) return null;
      // Compares the text, not the decoded bytes: the last character has unused bits.
      const wanted = Buffer.from(mac(key.secret, body));
      const given = Buffer.from(sent);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Number.parseInt(expires, 36) * 1000 > now.getTime() ? document : null;
    },
  };
}
