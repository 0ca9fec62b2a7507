import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** About a month, for requests without an account. */
const RECENT_DAYS = 35;
export const MOST = 100;

/** Measurements with a result: all of an account, or the latest of all accounts when none is given. */
export const measuredLately = async (
  { mesures, clock }: Pick<Needs, 'mesures' | 'clock'>,
  compte: string | undefined,
) =>
  compte === undefined
    ? mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS), MOST)
    : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');
