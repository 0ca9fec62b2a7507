import { styleHash } from '@agence/look/style';
import type { Response } from 'express';
import { STYLE } from '../pages/cadre.ts';

/** A page runs and loads nothing, sends its form only to us, and cannot be framed. The gateway adds the common headers. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'fr',
  'Content-Security-Policy': `default-src 'none'; style-src '${styleHash(STYLE)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
};

/** Typed data is never cached; the browser may keep the empty form, so that going back restores the typed fields. */
const CACHE = { empty: 'private, no-cache', typed: 'no-store' };

export const sendPage = (res: Response, status: number, page: string, cache: keyof typeof CACHE): void => {
  res.status(status).set(HEADERS).set('Cache-Control', CACHE[cache]).send(page);
};
