import { fr } from '@agence/gesture';
import { nomDeFormule } from '@agence/words/promises';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';

export type FormuleRefusee = Envoyeur & { readonly plan: string; readonly vers: string };

/** A plan change was paid for and did not fit when its payment arrived. */
export const formuleRefusee = (facts: FormuleRefusee): Lettre =>
  lettreDeCompte(facts, {
    sujet: fr`Changement de formule en attente : ${nomDeFormule(facts.vers)}`,
    titre: fr`La formule n'a pas changé`,
    paragraphes: [
      fr`Le paiement de la formule « ${nomDeFormule(facts.vers)} » est arrivé, mais vos clients occupent plus de places qu'elle n'en a : la formule « ${nomDeFormule(facts.plan)} » reste en place.`,
      fr`Retirez d'abord des clients ; une place se libère 30\u00a0jours après le premier diagnostic du client, et dès son retrait si ces 30\u00a0jours sont passés ou si aucune mesure n'a été lancée. Écrivez-nous ensuite à ${facts.contact} : le changement, déjà payé, sera appliqué.`,
    ],
    faits: [
      [fr`Compte`, facts.compte],
      [fr`Formule en place`, nomDeFormule(facts.plan)],
      [fr`Formule payée`, nomDeFormule(facts.vers)],
    ],
  });
