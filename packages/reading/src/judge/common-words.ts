import type { Around, Candidate } from '../candidates/types.ts';
import { verbFollows } from '../candidates/verbs.ts';
import { ADDRESSED, LOCATED, RECOMMENDS } from '../lexicons/advice.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { singular, wordsOf } from '../names/forms.ts';
import type { Setting } from './setting.ts';

/** True when the mention capitalises every word that the declared name capitalises. */
function wellCased(c: Candidate): boolean {
  const wanted = new Set(
    (c.form?.name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((w) => /^\p{Lu}/u.test(w))
      .flatMap(wordsOf)
      .map(singular),
  );
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const mine = own.filter((t) => wanted.has(singular(t.fold)));
  return mine.length === 0 ? own.some((t) => t.capital || /\d/u.test(t.raw)) : mine.every((t) => t.capital);
}

/** "**Saison froide, saison chaude**": the emphasis continues after the name with lower-case words. */
function goesOnInBold({ unit, i, j }: Candidate): boolean {
  const [from, to] = [unit.tokens[i]?.from ?? 0, unit.tokens[j - 1]?.to ?? 0];
  const mark = unit.marks.find((m) => m.kind !== 'link' && m.from <= from && m.to > to + 1);
  return (
    mark !== undefined &&
    /^[\s,]+\p{Ll}/u.test(unit.text.slice(to, mark.to)) &&
    !/^, (?:rue|place|à|au|agence|magasin|boutique) /u.test(unit.text.slice(to))
  );
}

/** R9: a name made of ordinary words counts only where it is used as a name. */
export function usedAsName(c: Candidate, a: Around, setting: Setting): boolean {
  if (c.form === null || c.how === 'acronym') return true;
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const asked = setting.ordinary && c.who === 'client';
  const ordinary = own.every((t) => t.common || setting.here.has(t.fold) || asked);
  const chez = /(?:^|\s)chez $/u.test(a.tail);
  if (!ordinary) return own.some((t) => t.capital || /\d/u.test(t.raw)) || c.head;
  if (/[«"] ?$/u.test(a.tail) && /^ ?[a-z][^«»"]* [»"]/u.test(a.after)) return false;
  const next = c.unit.tokens[c.j];
  const goesOn = next !== undefined && /^[\s\u00a0]$/u.test(next.gap) && !next.capital;
  // The client's file may have no capitals.
  if (!/\p{Lu}/u.test(c.form.name) && c.how === 'exact' && ADDRESSED.test(a.after)) return true;
  // Words in small letters, or a place of the question, are not the core of a name.
  const [first, more] = own;
  const single = first !== undefined && more === undefined;
  if (c.how === 'core' && single && !setting.asked && setting.here.has(first.fold)) return false;
  if (c.head) {
    if (ADDRESSED.test(a.after)) return true;
    if (goesOnInBold(c) || /^ ?, c est /u.test(a.after)) return false;
    return c.emphasised || wellCased(c)
      ? !/^ ?[,:–]? ?(?:comment|pourquoi|combien|quelle?s?|how|why|which)\b/u.test(a.after)
      : !goesOn;
  }
  if (asked) return wellCased(c) && (chez || RECOMMENDS.test(a.tail) || ADDRESSED.test(a.after));
  if (own.length === 1 && own[0]?.opening)
    return (
      verbFollows(c) || /^ ?[,(] ?(?:rue|place|quai|avenue|boulevard|une? |qui |dont |a |au )/u.test(a.after)
    );
  const proper = own.filter((t, k) => !(k === 0 && !t.capital) && !isKind(t.fold));
  const named =
    proper.length > 0 && proper.every((t) => t.capital && !t.opening && !setting.here.has(t.fold));
  if (wellCased(c) || (own.length > 1 && named)) return true;
  const presented = LOCATED.test(a.after) || verbFollows(c) || RECOMMENDS.test(a.tail);
  return (
    own.length > 1 &&
    presented &&
    ((own.length > 2 && ADDRESSED.test(a.after)) ||
      own.some((t) => t.capital && !t.opening && !setting.here.has(t.fold)))
  );
}
