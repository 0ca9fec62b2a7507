import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';
import { memeTexte } from '../questions/changements.ts';

export type RemettreComplement = {
  readonly revision: number;
  readonly complement: number;
  readonly textes: readonly string[];
};

/** Adds the questions prepared for a larger plan, once, if they fit the client's current description. */
export const remettreComplement = (
  state: DossierState,
  { revision, complement, textes }: RemettreComplement,
): Decision<{ readonly retenues: boolean }, DossierFact> => {
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
