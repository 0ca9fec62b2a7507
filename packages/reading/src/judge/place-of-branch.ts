import type { Candidate } from '../candidates/types.ts';
import { tokenize } from '../document/fold.ts';
import { isCommune } from '../lexicons/communes.ts';
import { BRANCH_PLACE } from '../lexicons/judge/place-of-branch.ts';

export const wordsIn = (text: string) => tokenize(text, 0).map((t) => t.fold);

/**
 * The place that stands right after a name which leaves the client's own town out, when the client is the branch there:
 * "Douche Sérénité (agence de Roanne)", "Speedy d'Anglet"; null without.
 */
export function placeOfBranch(c: Candidate, town: ReadonlySet<string>): string | null {
  const bound = c.form?.tokens.some((t) => town.has(t)) === true;
  if (!bound || c.unit.tokens.slice(c.i, c.j).some((t) => town.has(t.fold))) return null;
  const end = c.unit.tokens[c.j - 1]?.to ?? 0;
  const place = BRANCH_PLACE.exec(c.unit.text.slice(end, end + 60))?.[1];
  const own = new Set([...town, ...(c.form?.tokens ?? [])]);
  // "Speedy, à Dax": of a network, whose name is one word and its town.
  const network = (c.form?.tokens ?? []).filter((t) => !town.has(t)).length === 1;
  const there = /^\s?(?:,\s|\()?à (?:la |le |les |l['’])?(\p{Lu}[\p{L}-]+)/u.exec(
    c.unit.text.slice(end, end + 60),
  )?.[1];
  if (
    network &&
    place === undefined &&
    there !== undefined &&
    isCommune(wordsIn(there).join(' ')) &&
    !wordsIn(there).some((w) => town.has(w))
  )
    return there;
  return place === undefined || wordsIn(place).some((w) => own.has(w)) ? null : place;
}
