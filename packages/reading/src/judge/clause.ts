import type { Around } from '../candidates/types.ts';

/** What is said of the name up to another known name; as far as the sentence goes when a plural verb speaks of both: "Ni X ni Y n'ouvrent". */
export function saidOf(a: Around): string {
  const alone = a.after.slice(0, a.ownEnd);
  const both =
    /^ ?(?:et|ni|ou|and) ?(?:le |la |les |l )?$/u.test(alone) && /(?:ent|ont)(?=\s)/u.test(a.after);
  return both ? a.after : alone;
}

/** Another subject begins: what follows is not said of the name any more. */
const TURN =
  /\s(?:;|\.|mais (?:sa|son|ses|leur|leurs|l autre|le second|la seconde)|tandis que|alors que|contrairement|whereas|while)\s/u;

/** The part of what follows a name that is still said of it. */
export function saidAfter(after: string): string {
  const turn = TURN.exec(after);
  return turn === null ? after : after.slice(0, turn.index);
}

/** What is said of the customer or of anybody, not of the house: "si l’on ne peut plus se déplacer". */
export const OTHER_SUBJECT =
  /(?:^|\s)(?:les|tous les|la plupart des|beaucoup d|deux des|trois des|plusieurs) (?:autres|voisins|voisines|concurrente?s?|confreres|consoeurs|autres [a-z]+)(?= (?:ont|sont|a|n|ne) )[^,.;:)]*|(?:^|\s)(?:(?:meme )?si|quand|lorsque|lorsqu|des que|parce que|puisque|pour (?:ceux|celles|les [a-z]+) qui) (?:l )?(?:on|vous|ca|cela|tu|je|votre|vos|personne|qui|n[e]?)(?=\s)[^,.;:)]*/gu;

/** The two words before the name, unless a comma parts it from them. */
export function wordsRightBefore(before: string): string[] {
  if (before === '' || /[,;:(–] $/u.test(before)) return [];
  const said = before.trimEnd();
  const last = said.lastIndexOf(' ');
  if (last < 0) return [said];
  return [said.slice(said.lastIndexOf(' ', last - 1) + 1, last), said.slice(last + 1)];
}
