import { fr } from '@agence/gesture';
import type { Response } from 'express';

const RETRY_S = 60;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Retry-After': String(RETRY_S),
  'X-Content-Type-Options': 'nosniff',
};

const page = (title: string, sentence: string): string => `<!DOCTYPE html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.0625rem/1.58 Georgia,serif;max-width:39rem;margin:15vh auto;padding:0 1.25rem;color:#1d1b18;background:#fffefb}</style></head>
<body><main><h1>${title}</h1>
<p>${sentence}</p></main></body>
</html>
`;

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
