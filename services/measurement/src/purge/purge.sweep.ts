import type { Sweep } from '@agence/platform/sweeper';
import { monthsLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** Months that raw answers are kept (docs/limits.md). */
export const KEPT_MONTHS = 13;

/** Raw answers go after thirteen months; the documents made from them stay as they were handed over. */
export const purge = ({ answers, clock }: Pick<Needs, 'answers' | 'clock'>): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: () => answers.forgetBefore(monthsLater(clock.now(), -KEPT_MONTHS)),
});
