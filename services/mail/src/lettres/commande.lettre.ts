import { fr } from '@agence/gesture';
import { accord, nombre } from '@agence/words/french';
import { bouton, type Envoyeur, type Lettre, piedDeCompte } from './lettre.ts';

const SUJET_MAX = 150;

/** The answer to an order by mail; `sujet`: the subject of the order's message. */
export const reponse_commande = (facts: Envoyeur & Omit<Lettre, 'pied'>): Lettre => {
  const objet = facts.sujet
    .replace(/^(?:\s*(?:re|ré|rép)\s*:\s*)+/iu, '')
    .trim()
    .slice(0, SUJET_MAX);
  const sujet = objet === '' ? facts.titre : `Re: ${objet}`;
  return { ...facts, sujet, pied: fr`${piedDeCompte(facts)} Il répond à un ordre reçu par e-mail.` };
};

/** Unauthorised messages came to the ordering address: nothing was done, nobody was answered. */
export const commandes_refusees = ({ combien }: { readonly combien: number }): Lettre => ({
  sujet: fr`Ordres par e-mail refusés`,
  titre: fr`Ordres refusés`,
  paragraphes: [
    fr`${nombre(combien)} ${accord(combien, 'message est arrivé', 'messages sont arrivés')} à votre adresse de commande sans preuve d'un envoi par une adresse autorisée du compte. Rien n'a été fait, et personne n'a reçu de réponse.`,
    fr`Si vous ne connaissez pas ces envois, demandez une nouvelle adresse de commande : une fois confirmée, l'ancienne cesse aussitôt de fonctionner.`,
  ],
  boutons: [bouton(fr`Nouvelle adresse de commande`)],
});
