import { fr } from '@agence/gesture';
import { SURFACES } from '@agence/look/tokens';
import type { Document, Fichier } from '@agence/proto/measurement/v1/measurement';
import type { Response } from 'express';

/** A plain page for when there is nothing else to show. */
const page = (title: string, sentence: string): string => `<!DOCTYPE html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.0625rem/1.58 Georgia,serif;max-width:39rem;margin:15vh auto;padding:0 1.25rem;color:${SURFACES.encre};background:${SURFACES.papier}}</style></head>
<body><main><h1>${title}</h1>
<p>${sentence}</p></main></body>
</html>
`;

/** A document runs nothing, fetches nothing and is not indexed. Browsers open no sandboxed page with an opener policy. */
const OF_DOCUMENTS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex',
};

const UNKNOWN = page(
  fr`Ce lien n'ouvre aucun document`,
  fr`Il est incomplet ou il a expiré : un lien vaut 30 jours. Demandez-en un nouveau à l'agence qui vous l'a remis.`,
);
const AWAY = page(
  fr`Ce document n'est pas accessible pour l'instant`,
  fr`Le service est momentanément indisponible. Le lien reste bon : réessayez dans quelques instants.`,
);

export const documentPage = (res: Response, { html, nom_de_fichier }: Document): void => {
  res
    .status(200)
    .set(OF_DOCUMENTS)
    .set('Content-Disposition', `inline; filename="${nom_de_fichier}"`)
    .send(html);
};

export const donneesFichier = (res: Response, { texte, nom_de_fichier }: Fichier): void => {
  res.status(200).set(OF_DOCUMENTS).attachment(nom_de_fichier).send(texte);
};

export const documentUnknown = (res: Response): void => {
  res.status(404).set(OF_DOCUMENTS).send(UNKNOWN);
};

export const documentAway = (res: Response): void => {
  res.status(503).set(OF_DOCUMENTS).set('Retry-After', '5').send(AWAY);
};

/** A page says when to come again. */
const OF_PAGES = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Retry-After': '60',
};

type Method = 'GET' | 'POST';

const unavailable =
  (pages: Readonly<Record<Method, string>>) =>
  (method: Method) =>
  (res: Response): void => {
    res.status(503).set(OF_PAGES).send(pages[method]);
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
