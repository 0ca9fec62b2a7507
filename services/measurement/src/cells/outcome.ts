import type { Answer, Outcome } from '../ai/port.ts';
import type { CellEvent } from './cell.machine.ts';

/** What an outcome that is no answer does to its cell. `draw` in [0, 1) spreads the next tries. */
export const eventOf = (
  outcome: Exclude<Outcome, Answer>,
  fence: number,
  at: number,
  draw: number,
): CellEvent => {
  const { kind, why } = outcome;
  switch (kind) {
    case 'not_sent':
      return { kind, fence, at, draw, why };
    case 'throttled':
      return { kind, fence, at, draw, why, retry_after_s: outcome.retry_after_s };
    case 'rejected':
    case 'unknown':
      return { kind, fence, at, why };
  }
};
