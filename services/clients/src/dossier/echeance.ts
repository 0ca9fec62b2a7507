import { monthsLater } from '@agence/words/paris';

/** The first monthly return of `ancre` after `le`: its day of the month and its hour, clamped to short months, in Paris. */
export const echeanceApres = (ancre: Date, le: Date): Date => {
  let months = 1;
  while (monthsLater(ancre, months) <= le) months += 1;
  return monthsLater(ancre, months);
};
