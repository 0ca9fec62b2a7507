import { fr } from '@agence/gesture';
import type { Response } from 'express';
import { PAGE_HEADERS, page } from './page.ts';

const RETRY_S = 60;

const HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Retry-After': String(RETRY_S),
};

const LIRE = page(
  fr`Le formulaire revient dans un instant`,
  fr`Il est momentanément indisponible. Rechargez cette page dans une minute.`,
);
const ENVOYER = page(
  fr`Réessayez dans une minute`,
  fr`Une panne de notre côté nous empêche de confirmer que votre demande est enregistrée. Revenez à la page précédente, où votre navigateur garde en général ce que vous avez écrit, puis envoyez-la à nouveau dans une minute.`,
);

/** Nobody could read the form, or nobody can say that a request is kept: never a thank-you. */
export const formAway =
  (method: 'GET' | 'POST') =>
  (res: Response): void => {
    res
      .status(503)
      .set(HEADERS)
      .send(method === 'GET' ? LIRE : ENVOYER);
  };
