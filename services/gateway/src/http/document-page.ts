import { fr } from '@agence/gesture';
import type { Document, Fichier } from '@agence/proto/measurement/v1/measurement';
import type { Response } from 'express';
import { page } from './page.ts';

/** A document runs nothing, fetches nothing and is not indexed. Browsers open no sandboxed page with an opener policy. */
const HEADERS = {
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
  res.status(200).set(HEADERS).set('Content-Disposition', `inline; filename="${nom_de_fichier}"`).send(html);
};

export const donneesFichier = (res: Response, { texte, nom_de_fichier }: Fichier): void => {
  res.status(200).set(HEADERS).attachment(nom_de_fichier).send(texte);
};

export const documentUnknown = (res: Response): void => {
  res.status(404).set(HEADERS).send(UNKNOWN);
};

export const documentAway = (res: Response): void => {
  res.status(503).set(HEADERS).set('Retry-After', '5').send(AWAY);
};
