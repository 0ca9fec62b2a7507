import { fr } from '@agence/gesture';
import { accord, nombre } from '@agence/words/french';
import { bouton, type Envoyeur, type Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';

/** The answer to an order by mail; `sujet`: the subject of the order's message. */
export type CommandeTraitee = Envoyeur & Omit<Lettre, 'pied'>;

const SUJET_MAX = 150;

export const commandeTraitee = (facts: CommandeTraitee): Lettre => {
  const objet = facts.sujet
    .replace(/^(?:\s*(?:re|ré|rép)\s*:\s*)+/iu, '')
    .trim()
    .slice(0, SUJET_MAX);
  const sujet = objet === '' ? facts.titre : `Re: ${objet}`;
  return { ...facts, sujet, pied: fr`${piedDeCompte(facts)} Il répond à un ordre reçu par e-mail.` };
};

/** The last answer of a day in a thread without an order, because its sender may be a program. */
export const derniereReponse = (contact: string): string =>
  fr`C'est notre troisième réponse en un jour à des messages où nous ne comprenons pas d'ordre : d'ici à demain, seuls les ordres compris recevront une réponse. Une personne vous répond à ${contact}.`;

/** Attached tables that were not read: another format, too large, or over the number limit. */
export const nonLue = (names: readonly string[]): string =>
  fr`Pièces jointes non lues : ${names.join(', ')}. Joignez vos clients dans un fichier CSV de 256 Ko au plus, trois fichiers au plus.`;

/** Unauthorised messages came to the ordering address: nothing was done, nobody was answered. */
export const commandesRefusees = ({ combien }: { readonly combien: number }): Lettre => ({
  sujet: fr`Ordres par e-mail refusés`,
  titre: fr`Ordres refusés`,
  paragraphes: [
    fr`${nombre(combien)} ${accord(combien, 'message est arrivé', 'messages sont arrivés')} à votre adresse de commande sans preuve d'un envoi par une adresse autorisée du compte. Rien n'a été fait, et personne n'a reçu de réponse.`,
    fr`Si vous ne connaissez pas ces envois, demandez une nouvelle adresse de commande : une fois confirmée, l'ancienne cesse aussitôt de fonctionner.`,
  ],
  boutons: [bouton(fr`Nouvelle adresse de commande`)],
});
