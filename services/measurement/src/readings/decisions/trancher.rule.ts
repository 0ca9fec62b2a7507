import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { unix } from '@agence/words/paris';
import type { Citation, CitationFact } from './citation.store.ts';

type Command = {
  readonly citation: Citation;
  /** When the decision was made that the person saw, 0 for none; absent: they saw no proposal. */
  readonly vue_ts?: number | undefined;
};

/** A second decision replaces the first, if its author saw it; repeating a decision changes nothing. */
export const trancher = (
  state: Citation | null,
  { citation, vue_ts }: Command,
): Decision<Citation, CitationFact> => {
  if (state?.comptee === citation.comptee && state.nom === citation.nom) return propose(state, []);
  if (state !== null && vue_ts !== undefined && vue_ts !== unix(state.le))
    return refuse(
      'conflict',
      fr`${state.qui} vient de trancher cette réponse : relisez sa décision avant de la remplacer.`,
    );
  return propose(citation, [{ type: 'citation_tranchee', citation }]);
};
