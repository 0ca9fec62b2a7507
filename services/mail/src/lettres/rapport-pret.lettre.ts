import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';
import { choisirLaPage, commentLire, type Pour, quel } from './pour.ts';
import { siSimulee } from './simulee.lettre.ts';

export type RapportPret = Envoyeur &
  Pour & {
    /** MM/YYYY */
    readonly periode: string;
    readonly lien: string;
    readonly simulee: boolean;
  };

/** A measurement is over: its report can be opened. */
export const rapportPret = (facts: RapportPret): Lettre => ({
  sujet: fr`Rapport prêt : ${facts.entreprise}`,
  titre: fr`Le rapport est prêt`,
  paragraphes: [
    fr`La mesure est terminée pour ${facts.entreprise}. Le rapport dit dans combien de réponses les IA citent ${facts.seul ? fr`votre établissement` : fr`l'entreprise`}, qui elles citent à sa place et par quelle question commencer.`,
    ...siSimulee(facts.simulee),
    ...choisirLaPage(facts),
    commentLire(facts),
  ],
  action: { texte: fr`Ouvrir le rapport`, lien: facts.lien },
  faits: [
    [quel(facts), facts.entreprise],
    [fr`Période`, facts.periode],
  ],
  pied: piedDeCompte(facts),
});
