import type { Answer, Outcome } from '../ai/port.ts';
import type { CellEvent } from './cell.machine.ts';

type Told = { readonly fence: number; readonly at: number; readonly draw: number; readonly marked: number };

/** What an outcome that is no answer does to its cell. `draw` in [0, 1) spreads the next tries. */
export const eventOf = (outcome: Exclude<Outcome, Answer>, told: Told): CellEvent => {
  const { fence, at } = told;
  const { kind, why } = outcome;
  switch (kind) {
    case 'not_sent':
      return { kind, ...told, why };
    case 'throttled':
      return { kind, ...told, why, retry_after_s: outcome.retry_after_s };
    case 'rejected':
    case 'unknown':
      return { kind, fence, at, why };
  }
};
