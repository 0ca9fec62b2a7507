import type { Around } from '../candidates/types.ts';
import { TURN } from '../lexicons/judge/clause.ts';

/** What is said of the name up to another known name; as far as the sentence goes when a plural verb speaks of both: "Ni X ni Y n'ouvrent". */
export function saidOf(a: Around): string {
  const alone = a.after.slice(0, a.ownEnd);
  const both =
    /^ ?(?:et|ni|ou|and) ?(?:le |la |les |l )?$/u.test(alone) && /(?:ent|ont)(?=\s)/u.test(a.after);
  return both ? a.after : alone;
}

/** The part of what follows a name that is still said of it. */
export function saidAfter(after: string): string {
  const turn = TURN.exec(after);
  return turn === null ? after : after.slice(0, turn.index);
}

/** The two words before the name, unless a comma parts it from them. */
export function wordsRightBefore(before: string): string[] {
  if (before === '' || /[,;:(–] $/u.test(before)) return [];
  const said = before.trimEnd();
  const last = said.lastIndexOf(' ');
  if (last < 0) return [said];
  return [said.slice(said.lastIndexOf(' ', last - 1) + 1, last), said.slice(last + 1)];
}
