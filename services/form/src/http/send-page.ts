import type { Response } from 'express';
import { STYLE_HASH } from '../look/look.ts';

/** A page runs nothing and fetches nothing, sends its form to us only, and is shown in no other site; the gateway adds what every answer carries. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'fr',
  'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
};

/** What a person typed is in no cache; the empty form may stay in the browser's, so that going back finds what was typed. */
const CACHE = { empty: 'private, no-cache', typed: 'no-store' };

export const sendPage = (res: Response, status: number, page: string, cache: keyof typeof CACHE): void => {
  res.status(status).set(HEADERS).set('Cache-Control', CACHE[cache]).send(page);
};
