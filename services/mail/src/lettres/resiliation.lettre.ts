import { fr } from '@agence/gesture';
import type { Expedition, Lettre } from './lettre.ts';
import { piedInterne } from './pied.lettre.ts';

export type AlerteDeCompte = Expedition & {
  /** Its name. */
  readonly compte: string;
  readonly slug: string;
  /** DD/MM/YYYY, the recorded end. */
  readonly fin_le: string;
};

const alerte = (facts: AlerteDeCompte, sujet: string, texte: string, plus: Lettre['faits'] = []): Lettre => ({
  sujet: fr`Alerte : ${sujet}, compte ${facts.slug}`,
  titre: sujet,
  paragraphes: [texte],
  action: null,
  faits: [[fr`Compte`, `${facts.compte} (${facts.slug})`], [fr`Fin le`, facts.fin_le], ...plus],
  pied: piedInterne(facts),
});

/** An account ended itself. */
export const alerteResiliation = ({ mode, ...facts }: AlerteDeCompte & { readonly mode: string }): Lettre =>
  alerte(
    facts,
    fr`résiliation`,
    mode === 'carte'
      ? fr`Le compte est résilié et paie par carte : vérifiez chez le prestataire que les prélèvements s'arrêtent, puis notez-le par « accounts close ${facts.slug} ».`
      : fr`Le compte est résilié et paie par virement : notez que vous l'avez vu par « accounts close ${facts.slug} ».`,
  );

/** Its card was debited all the same. */
export const alerteDebit = ({ facture, ...facts }: AlerteDeCompte & { readonly facture: string }): Lettre =>
  alerte(
    facts,
    fr`prélèvement après résiliation`,
    fr`La carte a payé une période qui suit la fin du compte. Arrêtez l'abonnement chez le prestataire et rendez la somme, puis « plans settle ${facts.slug} ${facture} » ; ou rouvrez le compte par « accounts reopen ${facts.slug} ».`,
    [[fr`Facture`, facture]],
  );
