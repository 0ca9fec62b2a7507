import type { ModelRef } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';

export type Lane = { readonly lane: string; readonly parallel: number };

/** A lane of its own needs a call at once of its own: with one for all there is one lane. */
const shared = (parallel: number): boolean => parallel < 2;

/**
 * Where a call waits for its turn. Somebody waits for prepared questions, while hundreds of monthly answers can be in front of
 * them: preparations have a lane of their own.
 */
export const laneOf = (
  { genre, provider }: Pick<StoredCell, 'genre' | 'provider'>,
  parallel: number,
): string => (genre === 'preparation' && !shared(parallel) ? `${provider}_preparation` : provider);

/** The lanes of the models, which share the calls at once of their provider: one is kept for preparations where they are made. */
export function lanesOf(models: readonly ModelRef[], parallel: number): readonly Lane[] {
  const [first, ...others] = new Set(models.map(({ provider }) => provider));
  if (first === undefined) return [];
  const whole = others.map((lane) => ({ lane, parallel }));
  if (shared(parallel)) return [{ lane: first, parallel }, ...whole];
  const preparing = { lane: laneOf({ genre: 'preparation', provider: first }, parallel), parallel: 1 };
  return [preparing, { lane: first, parallel: parallel - 1 }, ...whole];
}
