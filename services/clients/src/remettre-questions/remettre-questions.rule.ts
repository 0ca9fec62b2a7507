import { propose } from '@agence/gesture';
import type { DossierFact, DossierRule } from '../dossier/dossier.ts';
import { memeTexte } from '../questions/changements.ts';

export type RemettreQuestions = {
  readonly revision: number;
  readonly textes: readonly string[];
  readonly servi: boolean;
  /** The id that the measurement of a corrected client would get. */
  readonly mesure: string;
  readonly now: Date;
  readonly now_ts: number;
};

/** Late or outdated questions are dropped; those of a corrected, measured client are measured at once if served. */
export const remettreQuestions: DossierRule<RemettreQuestions, { retenues: boolean }> = (state, command) => {
  const { revision, textes, servi, mesure, now: le, now_ts: lancee_ts } = command;
  const wanted =
    state !== null && !state.ferme && state.revision === revision && state.a_valider_depuis === null;
  if (!wanted) return propose({ retenues: false });
  const questions = textes.map((question, i) => ({ n: state.prochain_n + i, question }));
  const launched: readonly DossierFact[] =
    state.aussitot === true && servi ? [{ type: 'mesure_lancee', mesure, le, lancee_ts }] : [];
  return propose({ retenues: true }, [{ type: 'questions_remises', questions, le }, ...launched]);
};

export type RemettreComplement = {
  readonly revision: number;
  readonly complement: number;
  readonly textes: readonly string[];
};

/** Adds the questions prepared for a larger plan, once, if they fit the client's current description. */
export const remettreComplement: DossierRule<RemettreComplement, { retenues: boolean }> = (
  state,
  command,
) => {
  const { revision, complement, textes } = command;
  const asked = state?.complement;
  const wanted = state !== null && asked?.jusqua === complement && revision >= (state.corrige ?? 0);
  if (!wanted || asked === undefined) return propose({ retenues: false });
  const known = new Set(state.questions.map(({ question }) => memeTexte(question)));
  const others = textes.filter((text) => !known.has(memeTexte(text)) && known.add(memeTexte(text)));
  const questions = others
    .slice(0, asked.combien)
    .map((question, i) => ({ n: state.prochain_n + i, question }));
  return propose({ retenues: true }, [{ type: 'questions_completees', questions }]);
};
