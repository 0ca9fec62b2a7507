import { fr } from '@agence/gesture';
import type { Response } from 'express';
import { page } from './page.ts';

const RETRY_S = 60;

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Retry-After': String(RETRY_S),
};

type Method = 'GET' | 'POST';

const unavailable =
  (pages: Readonly<Record<Method, string>>) =>
  (method: Method) =>
  (res: Response): void => {
    res.status(503).set(HEADERS).send(pages[method]);
  };

/** The form is unavailable, or it is unknown whether a request was stored: never a thank-you. */
export const formAway = unavailable({
  GET: page(
    fr`Le formulaire revient dans un instant`,
    fr`Il est momentanément indisponible. Rechargez cette page dans une minute.`,
  ),
  POST: page(
    fr`Réessayez dans une minute`,
    fr`Une panne de notre côté nous empêche de confirmer que votre demande est enregistrée. Revenez à la page précédente, où votre navigateur garde en général ce que vous avez écrit, puis envoyez-la à nouveau dans une minute.`,
  ),
});

/** The same for the console; a form sent twice is carried out once. */
export const consoleAway = unavailable({
  GET: page(
    fr`La console revient dans un instant`,
    fr`Elle est momentanément indisponible. Rechargez cette page dans une minute.`,
  ),
  POST: page(
    fr`Réessayez dans une minute`,
    fr`Une panne de notre côté nous empêche de dire si c'est fait. Revenez à la page précédente et envoyez-la à nouveau dans une minute : ce qui serait déjà fait ne le sera pas deux fois.`,
  ),
});
