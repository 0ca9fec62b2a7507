import { CLOSED_THEN, DAY, MOMENT, THAT_DAY } from '../lexicons/judge/hours.ts';
import { findAll, holds } from '../patterns/holds.ts';
import { stemsOf } from './stem.ts';

const DAYS = /^(?:lundi|mardi|mercr|jeudi|vendr|samed|diman|week|jour|noel|paque|ferie)/u;
const EACH = new RegExp(`(${DAY})(?: (${MOMENT}))?`, 'gu');

/** R2d: the question is about a day on which the answer says that the house is closed. On any other day it is a reservation (R1). */
export function closedWhenAsked(said: string, about: ReadonlySet<string>): boolean {
  if (holds(THAT_DAY, said) && [...about].some((s) => DAYS.test(s))) return true;
  const asked = (word: string) => [...stemsOf([word])].some((s) => about.has(s));
  return findAll(CLOSED_THEN, said).some(([, times = '']) =>
    [...times.matchAll(EACH)].some(
      ([, day = '', moment]) => asked(day.split(' ')[0] ?? day) && (moment === undefined || asked(moment)),
    ),
  );
}
