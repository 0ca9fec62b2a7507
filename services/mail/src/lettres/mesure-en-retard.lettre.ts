import { fr } from '@agence/gesture';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import { type Pour, quel } from './pour.ts';

export type MesureEnRetard = Envoyeur & Pick<Pour, 'seul'> & { readonly entreprise: string };

/** A measurement runs for longer than it should. */
export const mesureEnRetard = (facts: MesureEnRetard): Lettre =>
  lettreDeCompte(facts, {
    sujet: fr`Mesure en retard : ${facts.entreprise}`,
    titre: fr`La mesure prend du retard`,
    paragraphes: [
      fr`La mesure lancée pour ${facts.entreprise} n'est pas terminée après 24\u00a0heures. Elle continue : les réponses déjà reçues sont gardées, les autres sont encore attendues.`,
      fr`Vous n'avez rien à faire. Un message vous préviendra dès que le rapport sera prêt.`,
    ],
    faits: [[quel(facts), facts.entreprise]],
  });
