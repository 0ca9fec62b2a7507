import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, LIGHT } from '../lexicons/grammar.ts';
import { apartAt } from './apart.ts';
import { coreAt, wholeAt } from './core.ts';
import { type Known, type Lead, type NameForm, singular } from './forms.ts';
import type { Hit } from './hit.ts';
import { personAt } from './people.ts';
import { misspelt, sameName } from './spelling.ts';

/** Seen at a glance that a word begins no such name: in lower case it would have to be the same word. */
const unlike = (capital: boolean, fold: string, word: string): boolean =>
  capital ? Math.abs(fold.length - word.length) > 2 : fold[1] !== word[1];

/** The letters with which a known name goes on that begins so. */
const lettersAfter = (fold: string, { openings }: Known): string =>
  [...openings]
    .filter((o) => o.length === fold.length + 1 && o.startsWith(fold))
    .map((o) => o.at(-1))
    .join('');

/** The word is the first of a name or near it, were it no word of the language. */
const mayStart = (fold: string, capital: boolean, first: string, beside: boolean): boolean =>
  !unlike(capital, fold, first) && misspelt({ fold, capital, common: false }, first, beside) !== null;

const NOTHING: Lead = { spelling: false, light: false, letters: '', starts: [] };
const KEPT = 20_000;

/** Most words begin no known name and are passed over at once. */
function leadOf({ fold, capital }: Token, known: Known): Lead {
  const asked = known.leads[capital ? 1 : 0];
  const before = asked.get(fold);
  if (before !== undefined) return before;
  const light = fold !== 'et' && LIGHT.has(fold) && !known.byKey.has(fold);
  const letters = light ? lettersAfter(fold, known) : '';
  const spelling =
    fold !== 'et' && (LIGHT.has(fold) || known.openings.has(fold) || known.openings.has(singular(fold)));
  const starts = (known.byInitial.get(fold[0] ?? '') ?? []).filter(({ words: [first = '', second], whole }) =>
    mayStart(fold, capital, first, whole && second !== undefined),
  );
  const lead = spelling || starts.length > 0 ? { spelling, light, letters, starts } : NOTHING;
  if (asked.size >= KEPT) asked.clear();
  asked.set(fold, lead);
  return lead;
}

/** "le haricot de Lautrec" is not Le Lautrec: of a place one says "du Lautrec" or "de Le Lautrec", never "de Lautrec". */
function withoutArticle(tokens: readonly Token[], i: number, form: NameForm): boolean {
  const [before, first] = [tokens[i - 1]?.fold ?? '', form.tokens[0] ?? ''];
  return (
    ARTICLES.has(first) &&
    tokens[i]?.fold !== first &&
    form.tokens.length === 2 &&
    /^(?:de|d|a|en|vers)$/u.test(before) &&
    sameName(tokens[i]?.gap ?? ',')
  );
}

/** "S.O.S. Plomberie", "Caravaning Loisirs (66)": after dotted letters, and around a last word in brackets, a name goes on. */
function goesOn(unit: Unit, j: number): boolean {
  const { tokens, text } = unit;
  const [before, token] = [tokens[j - 1], tokens[j]];
  if (before === undefined || token === undefined) return false;
  if (/^\.[ \u00a0]?$/u.test(token.gap))
    return before.raw.length === 1 && before.capital && (before.gap === '.' || tokens[j + 1]?.gap === '.');
  return /^\s?\($/u.test(token.gap) && text[token.to] === ')';
}

/** Longest spelling of a whole name that begins at token i. */
function exactAt(unit: Unit, i: number, known: Known): Hit | null {
  const { tokens } = unit;
  let tight = '';
  let loose = '';
  let best: Hit | null = null;
  for (let j = i; j < Math.min(tokens.length, i + known.longest); j++) {
    const token = tokens[j];
    if (token === undefined || (j > i && !sameName(token.gap) && !goesOn(unit, j))) break;
    if (token.fold !== 'et') tight += token.fold;
    if (!LIGHT.has(token.fold)) loose += singular(token.fold);
    if (!known.openings.has(tight) && !known.openings.has(loose)) break;
    const light = LIGHT.has(token.fold) || LIGHT.has(tokens[i]?.fold ?? '');
    const key = known.byKey.has(tight) || light ? tight : loose;
    const form = known.byKey.get(key)?.[0];
    if (form === undefined || token.fold === 'et' || (j === i && withoutArticle(tokens, i, form))) continue;
    best = {
      form,
      i,
      j: j + 1,
      how: form.stems.has(key) && !form.keys.has(key) ? 'stem' : 'exact',
      otherKind: false,
    };
  }
  return best;
}

/** After a small word the next one must go on with a name or begin one: "de la", "de Colmar" are passed over. */
const maySpell = (lead: Lead, next: Lead | undefined, word: Token | undefined): boolean =>
  lead.spelling &&
  (!lead.light ||
    next?.spelling === true ||
    word?.fold === 'et' ||
    lead.letters.includes(word?.fold.charAt(0) ?? ' '));

const isSmall = (code: number) => code > 0x60 && code < 0x7b;

/** "CFMC", "C.F.M.C.": capitals only. */
function acronymAt(tokens: readonly Token[], i: number, known: Known): Hit | null {
  if (tokens[i]?.capital !== true || isSmall(tokens[i]?.raw.charCodeAt(1) ?? 0)) return null;
  let letters = '';
  let j = i;
  for (; j < tokens.length && letters.length < 8; j++) {
    const token = tokens[j];
    if (token === undefined || !/^\p{Lu}+$/u.test(token.raw) || (j > i && token.gap !== '.')) break;
    letters += token.fold;
    if (token.raw.length > 1) {
      j++;
      break;
    }
  }
  const form = letters.length < 3 ? undefined : known.forms.find((f) => f.acronyms.has(letters));
  return form === undefined ? null : { form, i, j, how: 'acronym', otherKind: false };
}

/** "**À table, mamie !**": what a cell, a title or an emphasis holds, whatever stands between its words. */
function wholeOf(unit: Unit, known: Known): Hit[] {
  const { tokens, marks, kind } = unit;
  const all = tokens.length > 1 && tokens.length < 9 && (kind === 'cell' || kind === 'heading');
  const runs = marks
    .filter((m) => m.kind === 'strong' || m.kind === 'em' || m.kind === 'link')
    .map(
      (m) =>
        [tokens.findIndex((t) => t.from >= m.from), tokens.findLastIndex((t) => t.to <= m.to) + 1] as const,
    );
  if (all) runs.push([0, tokens.length]);
  return runs.flatMap(([i, j]) => {
    const run = i < 0 || j - i > known.longest ? [] : tokens.slice(i, j);
    if (run.length < 2 || run.slice(1).every((t) => sameName(t.gap))) return [];
    const form = known.byKey.get(
      run
        .map((t) => t.fold)
        .filter((w) => w !== 'et')
        .join(''),
    )?.[0];
    return form === undefined ? [] : [{ form, i, j, how: 'exact' as const, otherKind: false }];
  });
}

/** "Brun & Fils et Morel": the generic word before is another name's. */
function clear(hit: Hit | null, core: number, taken: Uint8Array): Hit | null {
  if (hit === null) return null;
  let i = core;
  while (i > hit.i && taken[i - 1] === 0) i--;
  return i === hit.i ? hit : { ...hit, i: core };
}

/** Every known name of a unit, from left to right, the longest first at each place, none inside another. */
export function findKnown(unit: Unit, known: Known): Hit[] {
  const { tokens } = unit;
  const hits: Hit[] = [];
  const taken = new Uint8Array(tokens.length);
  const take = (hit: Hit | null) => {
    if (hit === null || taken.subarray(hit.i, hit.j).some((t) => t === 1)) return;
    taken.fill(1, hit.i, hit.j);
    hits.push(hit);
  };
  for (const hit of wholeOf(unit, known)) take(hit);
  if (known.apart.length > 0)
    for (const i of tokens.keys()) if (taken[i] === 0) take(apartAt(tokens, i, known.apart));
  const leads = tokens.map((t) => leadOf(t, known));
  for (const [i, lead] of leads.entries())
    if (taken[i] === 0)
      take(
        (maySpell(lead, leads[i + 1], tokens[i + 1]) ? exactAt(unit, i, known) : null) ??
          acronymAt(tokens, i, known),
      );
  if (known.people.byFirst.size > 0)
    for (const i of leads.keys()) if (taken[i] === 0) take(personAt(tokens, i, known.people));
  for (const [i, { starts }] of leads.entries())
    if (starts.length > 0 && taken[i] === 0)
      take(clear(wholeAt(tokens, i, starts) ?? coreAt(tokens, i, known, starts), i, taken));
  return hits.sort((a, b) => a.i - b.i);
}
