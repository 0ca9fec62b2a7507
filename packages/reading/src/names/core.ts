import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LEGAL } from '../lexicons/legal.ts';
import { type Known, type NameForm, type Start, singular } from './forms.ts';
import { absorbable, calledSo } from './name-parts.ts';
import { misspelt, sameName } from './spelling.ts';
import type { Hit } from './types.ts';

/** The core words of a form from token i on, small and absorbable words skipped; the end and the wrong letters. */
function coreFrom(
  tokens: readonly Token[],
  i: number,
  core: readonly string[],
  known: Pick<Known, 'trade' | 'town'>,
  whole = false,
): { j: number; letters: number } | null {
  const beside = whole && core.length > 1;
  let j = i;
  let letters = 0;
  for (const [n, word] of core.entries()) {
    let skipped = 0;
    while (n > 0 && skipped < 4 && j < tokens.length) {
      const t = tokens[j];
      if (t === undefined || !sameName(t.gap) || misspelt(t, word, beside) !== null) break;
      if (!LIGHT.has(t.fold) && !absorbable(t.fold, known)) return null;
      j++;
      skipped++;
    }
    const token = tokens[j];
    // "Briand, Kerhervé & Associés": partners.
    if (token === undefined || (n > 0 && !sameName(token.gap) && !(token.capital && token.gap === ', ')))
      return null;
    const wrong = misspelt(token, word, beside);
    if (wrong === null || letters + wrong > 2) return null;
    letters += wrong;
    j++;
  }
  return { j, letters };
}

/** Takes in the generic, legal, trade and town words around a core: "la bijouterie [Ferréol]", "[Ménard] Couverture". */
function widen(
  tokens: readonly Token[],
  i: number,
  j: number,
  form: NameForm,
  known: Known,
): { i: number; j: number; support: boolean; otherKind: boolean } {
  let [from, to, support, otherKind] = [i, j, false, false];
  const fits = (w: string) => absorbable(w, known) || form.dropped.has(w) || form.dropped.has(singular(w));
  for (let k = i - 1; k >= 0 && sameName(tokens[k + 1]?.gap ?? ''); k--) {
    const word = tokens[k]?.fold ?? '';
    if (fits(word)) {
      from = k;
      support = true;
    } else if (isKind(word) && k >= from - 3) {
      otherKind = !support;
      break;
    } else if (!LIGHT.has(word)) break;
  }
  for (let k = j; k < tokens.length && sameName(tokens[k]?.gap ?? ','); k++) {
    const word = tokens[k]?.fold ?? '';
    if (fits(word) && (tokens[k]?.capital || LEGAL.has(word) || tokens[j - 1]?.capital === false)) {
      to = k + 1;
      support = true;
    } else if (!LIGHT.has(word)) break;
  }
  return { i: from, j: to, support, otherKind };
}

/** "Il faut parler de Morel". */
const ABOUT = /^(?:quant|parle[rz]?|equipe)$/u;
/** "rue de Morel", "en Morel": a word alone after these is a place, or somebody of that name. */
const OF_PLACE = /^(?:en|vers|dans|de|du|des|d|in|at|of|to|from)$/u;

export function coreAt(
  tokens: readonly Token[],
  i: number,
  known: Known,
  starts: readonly Start[],
): Hit | null {
  const first = tokens[i];
  if (first === undefined) return null;
  const found: Hit[] = [];
  for (const { form, words: core, whole } of starts) {
    if (whole) continue;
    const match = coreFrom(tokens, i, core, known);
    if (match === null) continue;
    const wide = widen(tokens, i, match.j, form, known);
    if (!wide.support && core.length < 2 && (!first.capital || calledSo(tokens, i, known))) continue;
    if (!wide.support && core.join('').length < 4) continue;
    const placed = i > 0 && sameName(first.gap) && OF_PLACE.test(tokens[i - 1]?.fold ?? '');
    if (!wide.support && core.length === 1 && placed && !ABOUT.test(tokens[i - 2]?.fold ?? '')) continue;
    const how = match.letters > 0 ? 'misspelt' : 'core';
    found.push({ form, i: wide.i, j: wide.j, how, otherKind: wide.otherKind });
  }
  // Two known names with the same core: it names neither by itself.
  const exact = found.filter((h) => h.how === 'core');
  const best = exact.length > 0 ? exact : found;
  return new Set(best.map((h) => h.form)).size === 1 ? (best[0] ?? null) : null;
}

/** A name none of whose words is its own ("Thaï Massage"): every word must be there, one or two letters may be wrong. */
export function wholeAt(tokens: readonly Token[], i: number, starts: readonly Start[]): Hit | null {
  const first = tokens[i];
  if (first === undefined) return null;
  for (const { form, words, whole } of starts) {
    if (!whole) continue;
    const match = coreFrom(tokens, i, words, { trade: LIGHT, town: LIGHT }, true);
    if (match !== null && match.letters > 0)
      return { form, i, j: match.j, how: 'misspelt', otherKind: false };
  }
  return null;
}
