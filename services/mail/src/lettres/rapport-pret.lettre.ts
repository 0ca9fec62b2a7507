import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';
import { siSimulee } from './simulee.lettre.ts';

export type RapportPret = Envoyeur & {
  readonly entreprise: string;
  /** MM/YYYY */
  readonly periode: string;
  readonly lien: string;
  readonly simulee: boolean;
  /** An answer to it is read as an order. */
  readonly commande: boolean;
};

const repondre = ({ entreprise }: RapportPret): string =>
  fr`Vous pouvez répondre à ce message : « Prochaine page de ${entreprise} : question 4 » choisit la question que la page suivante traitera, « Livrables de ${entreprise} » redonne tous les liens.`;

/** A measurement is over: its report can be opened. */
export const rapportPret = (facts: RapportPret): Lettre => ({
  sujet: fr`Rapport prêt : ${facts.entreprise}`,
  titre: fr`Le rapport est prêt`,
  paragraphes: [
    fr`La mesure est terminée pour ${facts.entreprise}. Le rapport dit dans combien de réponses les IA citent l'entreprise, qui elles citent à sa place et par quelle question commencer.`,
    ...siSimulee(facts.simulee),
    ...(facts.commande ? [repondre(facts)] : []),
    fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire. Ensuite, les livrables du client en donnent un neuf.`,
  ],
  action: { texte: fr`Ouvrir le rapport`, lien: facts.lien },
  faits: [
    [fr`Client`, facts.entreprise],
    [fr`Période`, facts.periode],
  ],
  pied: piedDeCompte(facts),
});
