import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** Without an account: the measurements of about a month. */
const RECENT_DAYS = 35;
export const MOST = 100;

/** The measurements that are done: of an account, else the latest of all. */
export const measuredLately = async (
  { mesures, clock }: Pick<Needs, 'mesures' | 'clock'>,
  compte: string | undefined,
) =>
  compte === undefined
    ? mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS), MOST)
    : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');
