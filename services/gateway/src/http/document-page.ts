import { fr } from '@agence/gesture';
import type { Document } from '@agence/proto/measurement/v1/measurement';
import type { Response } from 'express';

/** A document runs nothing, fetches nothing, is not indexed, not cached, and tells no other site where it came from. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const page = (title: string, sentence: string): string => `<!DOCTYPE html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.0625rem/1.58 Georgia,serif;max-width:39rem;margin:15vh auto;padding:0 1.25rem;color:#1d1b18;background:#fffefb}</style></head>
<body><main><h1>${title}</h1>
<p>${sentence}</p></main></body>
</html>
`;

const UNKNOWN = page(
  fr`Ce lien n'ouvre aucun document`,
  fr`Il est incomplet ou il a expiré : un lien vaut 30 jours. Demandez-en un nouveau à l'agence qui vous l'a remis.`,
);
const AWAY = page(
  fr`Ce document n'est pas accessible pour l'instant`,
  fr`Le service est momentanément indisponible. Le lien reste bon : réessayez dans quelques instants.`,
);

export const documentPage = (res: Response, { html, nom_de_fichier }: Document): void => {
  res.status(200).set(HEADERS).set('Content-Disposition', `inline; filename="${nom_de_fichier}"`).send(html);
};

export const documentUnknown = (res: Response): void => {
  res.status(404).set(HEADERS).send(UNKNOWN);
};

export const documentAway = (res: Response): void => {
  res.status(503).set(HEADERS).set('Retry-After', '5').send(AWAY);
};
