import type { Around } from '../candidates/types.ts';

/** What is said of the name up to another known name; as far as the sentence goes when a plural verb speaks of both: "Ni X ni Y n'ouvrent". */
export function saidOf(a: Around): string {
  const alone = a.after.slice(0, a.ownEnd);
  const both =
    /^ ?(?:et|ni|ou|and) ?(?:le |la |les |l )?$/u.test(alone) && /(?:ent|ont)(?=\s)/u.test(a.after);
  return both ? a.after : alone;
}
