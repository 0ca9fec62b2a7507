import { fr } from '@agence/gesture';
import { LIEN_MINUTES } from '@agence/words/promises';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';

export type Connexion = Envoyeur & {
  readonly adresse: string;
  readonly lien: string;
};

/** Somebody typed this address on the sign-in page of the console. */
export const connexion = (facts: Connexion): Lettre => ({
  sujet: fr`Votre lien pour entrer dans la console`,
  titre: fr`Entrer dans la console`,
  paragraphes: [
    fr`Ce lien ouvre une page ; le bouton « Entrer » y ouvre la console. Il sert une seule fois, pendant ${LIEN_MINUTES} minutes ; le dernier demandé remplace les autres.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : sans ce lien, personne n'entre. Si cela se répète, écrivez-nous à ${facts.contact}.`,
  ],
  action: { texte: fr`Entrer dans la console`, lien: facts.lien },
  faits: [[fr`Adresse`, facts.adresse]],
  pied: piedDeCompte(facts),
});
