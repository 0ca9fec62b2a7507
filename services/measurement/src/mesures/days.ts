import { dayPlus, isoDay } from '@agence/words/paris';
import type { Plan } from './mesure.ts';

/** The days over which a monthly measurement spreads its repeats. */
export const DAYS = 5;

/** The day of a measurement that `now` belongs to, from 1; days after its last one count as its last. */
export const dayOf = ({ lancee, jours = 1 }: Pick<Plan, 'lancee' | 'jours'>, now: Date): number => {
  const [first, today] = [isoDay(lancee), isoDay(now)];
  const begun = Array.from({ length: jours }, (_, day) => dayPlus(first, day)).filter((day) => day <= today);
  return Math.max(1, begun.length);
};

/** The month (YYYY-MM) of a measurement that ended on `day`: that of its middle day, and so of most of its days. */
export const monthOf = ({ lancee, jours }: Pick<Plan, 'lancee' | 'jours'>, day: string): string =>
  (jours === undefined ? day : dayPlus(isoDay(lancee), Math.floor(jours / 2))).slice(0, 7);
