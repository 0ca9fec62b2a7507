import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { Citation, CitationFact, CitationState } from './citation.store.ts';

type Command = {
  readonly citation: Citation;
  /** When the decision was made that the person saw, null for none; absent: they saw no proposal. */
  readonly vue?: Date | null;
};

const seconds = (date: Date | undefined): number => Math.floor((date?.getTime() ?? 0) / 1000);

/** A second decision replaces the first, if its author saw it; repeating a decision changes nothing. */
export const trancher = (
  state: CitationState,
  { citation, vue }: Command,
): Decision<Citation, CitationFact> => {
  if (state?.comptee === citation.comptee && state.nom === citation.nom) return propose(state, []);
  if (state !== null && vue !== undefined && seconds(vue ?? undefined) !== seconds(state.le))
    return refuse(
      'conflict',
      fr`${state.qui} vient de trancher cette réponse : relisez sa décision avant de la remplacer.`,
    );
  return propose(citation, [{ type: 'citation_tranchee', citation }]);
};
