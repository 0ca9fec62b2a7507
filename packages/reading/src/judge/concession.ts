import { YET } from '../lexicons/judge/concession.ts';

/** What follows a negation takes it back. */
export const concedes = (rest: string): boolean => YET.test(rest);
