import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';
import { nomme, type Pour } from './pour.ts';

export type QuestionsPretes = Envoyeur &
  Pour & {
    readonly questions: readonly { readonly n: number; readonly question: string }[];
    /** DD/MM/YYYY and `09 h 14` at which the measurement starts by itself. */
    readonly demarre: { readonly jour: string; readonly heure: string };
  };

/** The questions of a client wait for validation: to an account that orders by mail, which may answer. */
export const questionsPretes = (facts: QuestionsPretes): Lettre => {
  const { entreprise, questions, demarre } = facts;
  const une = fr`la question ${questions[0]?.n ?? 1}${nomme(facts, 'de ')}`;
  return {
    sujet: fr`Questions à valider : ${entreprise}`,
    titre: fr`Les questions sont prêtes`,
    paragraphes: [
      fr`Voici les questions qui seront posées aux IA pour ${entreprise}. Sans geste de votre part, la mesure démarre d'elle-même le ${demarre.jour} à ${demarre.heure}.`,
      fr`Répondez à ce message par « Lancer${nomme(facts)} » pour démarrer tout de suite, « Remplacer ${une} par « … » » ou « Retirer ${une} » pour les changer d'abord.`,
    ],
    action: null,
    faits: questions.map(({ n, question }) => [fr`Question ${n}`, question]),
    pied: piedDeCompte(facts),
  };
};
