import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type RemettreQuestions = {
  readonly revision: number;
  readonly textes: readonly string[];
  readonly servi: boolean;
  /** The id that the measurement of a corrected client would get. */
  readonly mesure: string;
  readonly now: Date;
  readonly now_ts: number;
};

/**
 * Questions of this revision start their 24 h. After the correction of a measured client they are measured at once, or
 * when the account is served again. Late or outdated questions are dropped.
 */
export const remettreQuestions = (
  state: DossierState,
  { revision, textes, servi, mesure, now: le, now_ts: lancee_ts }: RemettreQuestions,
): Decision<{ readonly retenues: boolean }, DossierFact> => {
  const wanted =
    state !== null && !state.ferme && state.revision === revision && state.a_valider_depuis === null;
  if (!wanted) return propose({ retenues: false });
  const questions = textes.map((question, i) => ({ n: state.prochain_n + i, question }));
  const launched: readonly DossierFact[] =
    state.aussitot === true && servi ? [{ type: 'mesure_lancee', mesure, le, lancee_ts }] : [];
  return propose({ retenues: true }, [{ type: 'questions_remises', questions, le }, ...launched]);
};
