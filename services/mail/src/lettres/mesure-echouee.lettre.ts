import { fr } from '@agence/gesture';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedInterne } from './pied.lettre.ts';
import { type Pour, quel } from './pour.ts';

export type MesureEchouee = Envoyeur &
  Pick<Pour, 'seul'> & {
    readonly entreprise: string;
    /** The reason and the next step, in the words that the API shows. */
    readonly detail: string;
  };

/** A measurement ended without a result. */
export const mesureEchouee = (facts: MesureEchouee): Lettre =>
  lettreDeCompte(facts, {
    sujet: fr`Mesure sans résultat : ${facts.entreprise}`,
    titre: fr`La mesure n'a pas abouti`,
    paragraphes: [
      fr`La mesure lancée pour ${facts.entreprise} n'a pas donné de résultat. ${facts.detail}`,
      fr`Vous n'avez rien à faire. Les résultats d'une mesure précédente, s'il y en a, restent affichés avec leur date.`,
    ],
    faits: [[quel(facts), facts.entreprise]],
  });

export type AlerteMesure = Omit<MesureEchouee, 'seul'> & {
  readonly slug: string;
  readonly client: string;
  readonly mesure: string;
};

/** The same, told to the people who run the service. */
export const alerteMesure = (facts: AlerteMesure): Lettre => ({
  sujet: fr`Alerte : mesure sans résultat, compte ${facts.slug}`,
  titre: fr`Une mesure n'a pas abouti`,
  paragraphes: [facts.detail],
  action: null,
  faits: [
    [fr`Compte`, `${facts.compte} (${facts.slug})`],
    [fr`Client`, `${facts.entreprise} (${facts.client})`],
    [fr`Mesure`, facts.mesure],
  ],
  pied: piedInterne(facts),
});
