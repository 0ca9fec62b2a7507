import type { Around } from '../candidates/types.ts';
import {
  ELDERS_THEN,
  GOING_ON_THEN,
  IT_GOES_ON,
  IT_IS_OVER,
  NOW,
  TIME_GONE,
} from '../lexicons/times-gone.ts';
import { find, holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** How far into the next sentences what is over may be told. */
const LATER = 200;

/** What comes after says that the house goes on. */
export const goesOnToday = (a: Around): boolean => holds(IT_GOES_ON, `${a.after} ${a.rest.slice(0, LATER)}`);

/** "Il fut un temps où l'on confiait tout à X": a house told of in a time gone by (R2d, R2e); null when it goes on today. */
export function timesGone(a: Around): Verdict | null {
  const later = `${a.after} ${a.rest.slice(0, LATER)}`;
  const early = find(TIME_GONE, a.before) ?? find(ELDERS_THEN, a.before);
  if (early === null && !holds(TIME_GONE, a.after.slice(0, 60))) return null;
  const governed = early === null ? '' : `${a.before.slice(early.index + early[0].length)} `;
  const then = holds(GOING_ON_THEN, governed) || holds(GOING_ON_THEN, a.after.slice(0, 30));
  if (!then) return null;
  for (const said of [a.after, a.rest.slice(0, LATER)]) {
    if (holds(IT_GOES_ON, said)) return null;
    if (holds(IT_IS_OVER, said)) return over;
  }
  return holds(NOW, later) ? null : no('référence ou fournisseur', 'R2e · au passé');
}

const over = no('fermé', 'R2d · au passé, et fini', true);
