import { type Decision, propose } from '@agence/gesture';
import type { Citation, CitationFact, CitationState } from './citation.ts';

/** A second decision replaces the first; repeating a decision changes nothing. */
export const trancher = (
  state: CitationState,
  { citation }: { readonly citation: Citation },
): Decision<Citation, CitationFact> =>
  state?.comptee === citation.comptee
    ? propose(state, [])
    : propose(citation, [{ type: 'citation_tranchee', citation }]);
