import type { Token, Unit } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { coreAt, wholeAt } from './core.ts';
import { type Known, type NameForm, type Start, singular } from './forms.ts';
import { sameName } from './spelling.ts';
import type { Hit } from './types.ts';

/** "Yelloh! Village", "S.O.S. Plomberie", "Caravaning Loisirs (66)": after a call, dotted letters, around a last word in brackets. */
function goesOn(unit: Unit, j: number): boolean {
  const { tokens, text } = unit;
  const [before, token] = [tokens[j - 1], tokens[j]];
  if (before === undefined || token === undefined) return false;
  if (/^\s?[!?]\s$/u.test(token.gap)) return token.capital;
  // "Orpi – Annecy", "La Grange, à Boves".
  if (/^\s[–—-]\s$/u.test(token.gap)) return token.capital;
  if (token.gap === ', ' && token.fold === 'a') return before.capital && tokens[j + 1]?.capital === true;
  if (/^\.[ \u00a0]?$/u.test(token.gap)) return before.raw.length === 1 && before.capital;
  return /^\s?\($/u.test(token.gap) && text[token.to] === ')';
}

const CIVIL = words('chez m mr mme mlle monsieur madame me maitre dr docteur pr mrs ms');

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
    const how = form.stems.has(key) && !form.keys.has(key) ? 'stem' : 'exact';
    best = { form, i, j: j + 1, how, otherKind: false };
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
  }
  const form = letters.length < 3 ? undefined : known.forms.find((f) => f.acronyms.has(letters));
  return form === undefined ? null : { form, i, j, how: 'acronym', otherKind: false };
}

/** "Dr Brossard", "É. Brossard", "Cabinet Brossard": the surname of whom a name is made, after a title, an initial or a kind. */
function personAt(tokens: readonly Token[], i: number, { forms }: Known): Hit | null {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (before === undefined || token?.capital !== true || token.common) return null;
  const named = ({ cores: [core = []], dropped }: NameForm) =>
    core.length > 1 &&
    core.at(-1) === token.fold &&
    (/^\.?\s$/u.test(token.gap) || sameName(token.gap)) &&
    (dropped.has(before.fold) ||
      CIVIL.has(before.fold) ||
      (/^\p{Lu}$/u.test(before.raw) && before.fold === core[0]?.[0]));
  const [form, other] = forms.filter(named);
  return form === undefined || other !== undefined
    ? null
    : { form, i: i - 1, j: i + 1, how: 'core', otherKind: false };
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
  for (const [i, token] of tokens.entries())
    if (taken[i] === 0 && token.fold !== 'et') take(exactAt(unit, i, known) ?? acronymAt(tokens, i, known));
  for (const i of tokens.keys()) if (taken[i] === 0) take(personAt(tokens, i, known));
  for (const [i, token] of tokens.entries()) {
    const starts = taken[i] === 0 ? startsWith(token, known) : [];
    if (starts.length > 0) take(wholeAt(tokens, i, starts) ?? coreAt(tokens, i, known, starts));
  }
  return hits.sort((a, b) => a.i - b.i);
}
