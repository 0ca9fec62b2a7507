import type { Answer, Outcome } from '../ai/port.ts';
import type { CellEvent } from './cell.machine.ts';

type Attempt = {
  readonly fence: number;
  readonly at: number;
  readonly draw: number;
  readonly marked: number;
};

/** The event of a cell for an outcome that is no answer. `draw` in [0, 1) spreads the next attempts. */
export const eventOf = (outcome: Exclude<Outcome, Answer>, attempt: Attempt): CellEvent => {
  const { fence, at } = attempt;
  const { kind, why } = outcome;
  switch (kind) {
    case 'not_sent':
    case 'unusable':
      return { kind, ...attempt, why };
    case 'throttled':
      return { kind, ...attempt, why, retry_after_s: outcome.retry_after_s };
    case 'rejected':
    case 'unknown':
      return { kind, fence, at, why };
  }
};
