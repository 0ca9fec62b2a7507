import type { Mention, Reading, ReadingContext, State } from './types.ts';

export type { Mention, NotCounted, Reading, ReadingContext, Reason, State, Who } from './types.ts';

/** Changes whenever a verdict may change. */
export const READER_VERSION = '0';

function stateOf(position: number | null): State {
  if (position === null) return 'conquerir';
  return position === 1 ? 'acquise' : 'consolider';
}

/** Reads one answer: which businesses it puts before the customer, in which order, and why. Pure and deterministic. */
export function readAnswer(answer: string, context: ReadingContext): Reading {
  const names = [context.client.entreprise, ...context.concurrents];
  const businesses = names
    .map((name, i): Mention => {
      const start = answer.toLowerCase().indexOf(name.toLowerCase());
      return {
        name,
        is: i === 0 ? 'client' : 'concurrent',
        why: 'R1',
        excerpt: answer.slice(start, start + name.length),
        start,
        end: start + name.length,
        confidence: 0.5,
      };
    })
    .filter((m) => m.start >= 0)
    .sort((a, b) => a.start - b.start);
  const rank = businesses.findIndex((b) => b.is === 'client');
  const position = rank < 0 ? null : rank + 1;
  return {
    version: READER_VERSION,
    businesses,
    notCounted: [],
    client_cited: rank >= 0,
    client_position: position,
    client_site_in_sources: false,
    state: stateOf(position),
    refusal: false,
  };
}
