import { STATUS } from '@agence/calls/status';
import { suspendedSentence } from '@agence/calls/suspended';
import { fr, type Refusal } from '@agence/gesture';
import type { Response } from 'express';

/** Every answer of the JSON surface is written here. */

const RETRY_S = 2;
/** A restored database waits for a person. */
const RESTORED_RETRY_S = 300;

const CLE_ABSENTE = fr`Il manque la clé du compte : envoyez-la dans l'en-tête x-api-key de chaque appel. Elle se demande par e-mail ou dans la console.`;
const CLE_REFUSEE = fr`Cette clé n'ouvre pas cette porte. Vérifiez-la, ou demandez-en une nouvelle.`;
const TROP_DE_CLES = fr`Trop de clés refusées depuis cette adresse. Attendez avant de réessayer.`;
const TROP_D_APPELS = fr`Cette clé a atteint sa limite de 600 appels par heure. Attendez avant de réessayer.`;
const INDISPONIBLE = fr`Le service est momentanément indisponible. Rien n'a été fait ; réessayez dans quelques instants.`;
const INCERTAIN = fr`Le service est momentanément indisponible. Cet appel a pu aboutir ou non : relisez avant de le renvoyer.`;
const RESTAURATION = fr`Une copie plus ancienne de nos données vient d'être remise en place et se vérifie : rien n'est modifié en attendant. Les lectures continuent ; renvoyez cet appel plus tard.`;
const SIGNATURE = fr`La signature de ce message ne vaut pas pour ces octets, ou elle a plus de cinq minutes.`;
const AUTRE_MODE = fr`Ce message vient de l'autre mode du prestataire, test ou réel : vérifiez la clé et l'adresse de webhook.`;
const PANNE = fr`Une erreur de notre côté a interrompu cet appel. Elle est enregistrée ; réessayez, puis écrivez-nous en citant l'en-tête X-Request-Id.`;

const json = (res: Response, status: number, body: object): void => {
  res.status(status).json(body);
};

/** An answer before it is sent: what an Idempotency-Key keeps. */
export type Reply = { readonly status: number; readonly text: string };

export const okReply = (body: object): Reply => ({ status: 200, text: JSON.stringify(body) });

export const refusedReply = ({ kind, sentence }: Refusal): Reply => ({
  status: STATUS[kind],
  text: JSON.stringify({ erreur: sentence }),
});

export const answers = {
  ok: (res: Response, body: object) => json(res, 200, body),
  sent: (res: Response, { status, text }: Reply) => {
    res.status(status).type('application/json').send(text);
  },
  redirected: (res: Response, location: string) => {
    res.status(308).set('Location', location).end();
  },
  unknown: (res: Response) => json(res, 404, { detail: 'Not Found' }),
  wrongMethod: (res: Response, allowed: readonly string[]) =>
    json(res.set('Allow', allowed.join(', ')), 405, { detail: 'Method Not Allowed' }),
  noKey: (res: Response) => json(res, 401, { erreur: CLE_ABSENTE }),
  keyRefused: (res: Response) => json(res, 403, { erreur: CLE_REFUSEE }),
  tooManyRefusedKeys: (res: Response, after_s: number) =>
    json(res.set('Retry-After', String(after_s)), 429, { erreur: TROP_DE_CLES }),
  suspended: (res: Response, statut: string) =>
    json(res, 403, { erreur: suspendedSentence(statut) ?? CLE_REFUSEE, statut }),
  tooManyCalls: (res: Response, after_s: number) =>
    json(res.set('Retry-After', String(after_s)), 429, { erreur: TROP_D_APPELS }),
  /** `uncertain`: the call was forwarded, and its outcome is unknown. */
  unavailable: (res: Response, uncertain: boolean) =>
    json(res.set('Retry-After', String(RETRY_S)), 503, { erreur: uncertain ? INCERTAIN : INDISPONIBLE }),
  /** Nothing was written: a restored database waits for a person. */
  held: (res: Response) =>
    json(res.set('Retry-After', String(RESTORED_RETRY_S)), 503, { erreur: RESTAURATION }),
  badSignature: (res: Response) => json(res, 400, { erreur: SIGNATURE }),
  otherMode: (res: Response) => json(res, 400, { erreur: AUTRE_MODE }),
  failed: (res: Response) => json(res, 500, { erreur: PANNE }),
};
