import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';

export type FormuleRefusee = Envoyeur & { readonly plan: string; readonly vers: string };

/** A plan change was paid for and did not fit when its payment arrived. */
export const formuleRefusee = (facts: FormuleRefusee): Lettre => ({
  sujet: fr`Changement de formule en attente : ${facts.vers}`,
  titre: fr`La formule n'a pas changé`,
  paragraphes: [
    fr`Le paiement de la formule « ${facts.vers} » est arrivé, mais vos clients occupent plus de places qu'elle n'en a : la formule « ${facts.plan} » reste en place.`,
    fr`Retirez d'abord des clients ; une place se libère 30\u00a0jours après le premier diagnostic du client, et dès son retrait si ces 30\u00a0jours sont passés ou si aucune mesure n'a été lancée. Écrivez-nous ensuite à ${facts.contact} : le changement, déjà payé, sera appliqué.`,
  ],
  action: null,
  faits: [
    [fr`Compte`, facts.compte],
    [fr`Formule en place`, facts.plan],
    [fr`Formule payée`, facts.vers],
  ],
  pied: piedDeCompte(facts),
});
