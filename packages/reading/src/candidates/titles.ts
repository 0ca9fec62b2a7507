import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, LIGHT, PREPOSITIONS } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { CITIES } from '../lexicons/places.ts';
import { LISTING, TITLE_OPENERS } from '../lexicons/titles.ts';
import { likeness } from './likeness.ts';

/** Where the title of a page or a course says whose it is: "Stage de tournage chez X", "Cours du soir | X", "Intro by X". */
const JOINT = /\s\|\s|\s[–—-]\s|,\s|\s(?:par|chez|avec|by|with|at)\s/giu;

/** A title of several words: it opens on what is taught or sold, or is all of words of the language. */
function isTitle(tokens: readonly Token[], joint: string): boolean {
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  if (own.length < 2) return false;
  if (joint === '|' || TITLE_OPENERS.has(own[0]?.fold ?? '')) return true;
  return own.length > 2 && (/^\p{L}/u.test(joint) || own.every((t) => t.common));
}

/** Somebody's name rather than a kind, a place or more words of the title. */
const isSomebody = (tokens: readonly Token[]): boolean =>
  tokens.length < 8 &&
  !tokens.some((t) => /[:;(]/u.test(t.gap)) &&
  likeness(tokens) === 'strong' &&
  !tokens.every((t) => LIGHT.has(t.fold) || CITIES.has(t.fold) || isKind(t.fold) || (t.common && !t.capital));

/** The tokens of the provider inside the title that stands from one place of the text to another; null without. `sure` that it is one. */
export function providerIn(
  { text, tokens }: Unit,
  from: number,
  to: number,
  sure = false,
): [number, number] | null {
  const joint = [...text.slice(from, to).matchAll(JOINT)].at(-1);
  if (joint === undefined) return null;
  const at = from + joint.index;
  const title = tokens.filter((t) => t.from >= from && t.to <= at);
  const j = tokens.findLastIndex((t) => t.to <= to) + 1;
  let i = tokens.findIndex((t) => t.from >= at + joint[0].length);
  if (i < 0 || title.some((t) => LISTING.has(t.fold))) return null;
  if (!sure && !isTitle(title, joint[0].trim())) return null;
  while (i < j - 1 && ARTICLES.has(tokens[i]?.fold ?? '') && !tokens[i]?.capital) i++;
  const own = tokens.slice(i, j);
  return isSomebody(own) && !PREPOSITIONS.has(own[0]?.fold ?? '') ? [i, j] : null;
}

/** "[Les 12 meilleures formations - X](…)", or a link alone over a line in bold: the page that somebody is found on (R2f). */
export function titlesPage(unit: Unit, next: Unit | undefined): boolean {
  const end = unit.text.trimEnd().length;
  const [mark, more] = unit.marks;
  if (unit.kind !== 'paragraph' || mark?.kind !== 'link' || more !== undefined) return false;
  if (mark.from > unit.head || mark.to < end) return false;
  const listing = unit.tokens.some((t) => LISTING.has(t.fold)) && unit.tokens.length > 4;
  const bold = next?.marks[0];
  return (
    listing ||
    (next?.block === unit.block &&
      bold?.kind === 'strong' &&
      bold.from <= next.head &&
      bold.to >= next.text.trimEnd().length)
  );
}
