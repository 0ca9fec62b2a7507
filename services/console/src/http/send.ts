import type { Response } from 'express';
import { STYLE_HASH } from '../look/look.ts';
import type { Shown } from './screen.ts';
import { cookieOf, versOf } from './session.ts';

/** A page runs only our script, calls and sends forms only to us, and cannot be framed. The gateway adds the common headers. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': 'fr',
  'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

export function send(res: Response, shown: Shown, publicUrl: URL): void {
  res.set(HEADERS);
  if ('to' in shown) {
    if (shown.session !== undefined) res.append('Set-Cookie', cookieOf(shown.session, publicUrl));
    if (shown.vers !== undefined) res.append('Set-Cookie', versOf(shown.vers, publicUrl));
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
