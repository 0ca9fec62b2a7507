import type { Token, Unit } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { coreAt, wholeAt } from './core.ts';
import { type Known, type Start, singular } from './forms.ts';
import { personAt } from './people.ts';
import { sameName } from './spelling.ts';
import type { Hit } from './types.ts';

/** "Yelloh! Village", "S.O.S. Plomberie", "Caravaning Loisirs (66)": after a call, dotted letters, around a last word in brackets. */
function goesOn(unit: Unit, j: number): boolean {
  const { tokens, text } = unit;
  const [before, token] = [tokens[j - 1], tokens[j]];
  if (before === undefined || token === undefined) return false;
  if (/^\s?[!?]\s$/u.test(token.gap)) return token.capital;
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
  // Small words before a name are no part of a spelling without them.
  const small = LIGHT.has(tokens[i]?.fold ?? '');
  for (let j = i; j < Math.min(tokens.length, i + known.longest); j++) {
    const token = tokens[j];
    if (token === undefined || (j > i && !sameName(token.gap) && !goesOn(unit, j))) break;
    if (token.fold !== 'et') tight += token.fold;
    if (!LIGHT.has(token.fold)) loose += singular(token.fold);
    if (!known.prefixes.has(tight) && (small || !known.prefixes.has(loose))) break;
    const key = small || known.byKey.has(tight) || LIGHT.has(token.fold) ? tight : loose;
    const form = known.byKey.get(key)?.[0];
    if (form === undefined || token.fold === 'et') continue;
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

/** The cores and whole names that a word may be the first of, maybe with a wrong letter. */
function startsWith({ fold, capital }: Token, { byInitial }: Known): Start[] {
  const starts = byInitial.get(fold[0] ?? '') ?? [];
  return starts.filter(({ words: [first = ''] }) =>
    capital ? Math.abs(fold.length - first.length) <= 2 : fold[1] === first[1],
  );
}

/** "CFMC", "C.F.M.C.": capitals only. */
function acronymAt(tokens: readonly Token[], i: number, known: Known): Hit | null {
  if (tokens[i]?.capital !== true) return null;
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
  if (!all && marks.length === 0) return [];
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
  const whole = wholeOf(unit, known);
  const hits: Hit[] = [];
  // "**3. Val de Cisse**": in bold or linked, and nothing else.
  const alone = (i: number, j: number) =>
    unit.marks.some(
      (m) =>
        m.kind !== 'em' &&
        m.from <= (tokens[i]?.from ?? 0) &&
        m.to >= (tokens[j - 1]?.to ?? 0) &&
        !tokens.some((t, k) => (k < i || k >= j) && t.from >= Math.max(m.from, unit.head) && t.to <= m.to),
    );
  const taken = new Uint8Array(tokens.length);
  const take = (hit: Hit | null) => {
    if (hit === null || taken.subarray(hit.i, hit.j).some((t) => t === 1)) return;
    taken.fill(1, hit.i, hit.j);
    hits.push(hit);
  };
  for (const hit of whole) take(hit);
  for (const [i, token] of tokens.entries())
    if (taken[i] === 0 && token.fold !== 'et') take(exactAt(unit, i, known) ?? acronymAt(tokens, i, known));
  for (const i of tokens.keys()) if (taken[i] === 0) take(personAt(tokens, i, known.forms));
  for (const [i, token] of tokens.entries()) {
    const starts = taken[i] === 0 ? startsWith(token, known) : [];
    if (starts.length > 0)
      take(clear(wholeAt(tokens, i, starts) ?? coreAt(tokens, i, known, starts, alone), i, taken));
  }
  return hits.sort((a, b) => a.i - b.i);
}
