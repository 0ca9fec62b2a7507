import { fr } from '@agence/gesture';
import { accord, nombre } from '@agence/words/french';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';

export type CommandeTraitee = Envoyeur & {
  /** Subject of the message that is answered. */
  readonly sujet: string;
  readonly titre: string;
  readonly paragraphes: readonly string[];
  readonly faits: readonly (readonly [string, string])[];
};

const SUJET_MAX = 150;

/** What came of an order by mail, to who gave it. */
export const commandeTraitee = ({ sujet, titre, paragraphes, faits, ...from }: CommandeTraitee): Lettre => {
  const objet = sujet
    .replace(/^(?:\s*(?:re|ré|rép)\s*:\s*)+/iu, '')
    .trim()
    .slice(0, SUJET_MAX);
  return {
    sujet: objet === '' ? titre : `Re: ${objet}`,
    titre,
    paragraphes,
    action: null,
    faits,
    pied: fr`${piedDeCompte(from)} Il répond à un ordre reçu par e-mail.`,
  };
};

/** The last answer of a day in a thread without an order: what was sent may be a program’s. */
export const derniereReponse = (contact: string): string =>
  fr`C'est la troisième réponse en un jour à des messages sans ordre compris : seuls les ordres compris en auront d'autres d'ici demain. Une personne vous répond à ${contact}.`;

/** A joined table that was left out: of another kind, too large, or one too many. */
export const nonLue = (names: readonly string[]): string =>
  fr`Pièces jointes non lues : ${names.join(', ')}. Joignez vos clients dans un fichier CSV de 256 Ko au plus, trois fichiers au plus.`;

/** Messages to the ordering address from people who may not order: nothing was done, nobody was answered. */
export const commandesRefusees = ({ combien, ...from }: Envoyeur & { readonly combien: number }): Lettre => ({
  sujet: fr`Ordres par e-mail refusés`,
  titre: fr`Ordres refusés`,
  paragraphes: [
    fr`${nombre(combien)} ${accord(combien, 'message est arrivé', 'messages sont arrivés')} à votre adresse de commande sans venir, de façon sûre, d'une adresse autorisée du compte. Rien n'a été fait, et personne n'a reçu de réponse.`,
    fr`Si vous ne connaissez pas ces envois, répondez « Nouvelle adresse de commande » à ce message : une fois confirmée, l'ancienne cesse aussitôt de valoir.`,
  ],
  action: null,
  faits: [],
  pied: piedDeCompte(from),
});
