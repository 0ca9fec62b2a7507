import { NARROWED } from '../lexicons/judge/narrowed.ts';

/** What follows a negation makes it one of a part only. */
export const narrowed = (rest: string): boolean => NARROWED.test(rest);
