import { fr } from '@agence/gesture';
import type { Expedition, Lettre } from './lettre.ts';
import { piedDeDemande } from './pied.lettre.ts';

export type ConfirmerAdresse = Expedition & { readonly lien: string };

/** The first message to an address that anybody may have typed: nothing of what was typed is in it. */
export const confirmerAdresse = (facts: ConfirmerAdresse): Lettre => ({
  sujet: fr`Confirmez votre adresse pour recevoir votre diagnostic`,
  titre: fr`Confirmez votre adresse`,
  paragraphes: [
    fr`Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée ; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page ; le bouton « Confirmer mon adresse » suffit. Il vaut 30 jours.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : rien d'autre ne vous sera envoyé.`,
  ],
  action: { texte: fr`Confirmer mon adresse`, lien: facts.lien },
  faits: [],
  pied: piedDeDemande(facts),
});
