import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type RemettreQuestions = {
  readonly revision: number;
  readonly textes: readonly string[];
  readonly now: Date;
};

/** Questions prepared for this revision begin their 24 h; those made for an older one, or late, are dropped. */
export const remettreQuestions = (
  state: DossierState,
  { revision, textes, now: le }: RemettreQuestions,
): Decision<{ readonly retenues: boolean }, DossierFact> => {
  const wanted =
    state !== null && !state.ferme && state.revision === revision && state.a_valider_depuis === null;
  if (!wanted) return propose({ retenues: false });
  const questions = textes.map((question, i) => ({ n: state.prochain_n + i, question }));
  return propose({ retenues: true }, [{ type: 'questions_remises', questions, le }]);
};
