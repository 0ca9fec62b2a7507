import { PRAISED_BEFORE } from '../lexicons/praise-by-denial.ts';
import { holds } from '../patterns/holds.ts';

/** "On m'en voudrait d'oublier X", "je n'imagine pas cette liste sans X": offered by what would be wrong to say. */
export const praisedByDenial = (tail: string): boolean => holds(PRAISED_BEFORE, tail);
