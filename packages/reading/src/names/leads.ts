import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { type Known, type Lead, singular } from './forms.ts';
import { lettersAfter } from './openings.ts';
import { misspelt } from './spelling.ts';

/** Seen at a glance that a word begins no such name: in lower case it would have to be the same word. */
const unlike = (capital: boolean, fold: string, word: string): boolean =>
  capital ? Math.abs(fold.length - word.length) > 2 : fold[1] !== word[1];

/** The word is the first of a name or near it, were it no word of the language. */
const mayStart = (fold: string, capital: boolean, first: string, beside: boolean): boolean =>
  !unlike(capital, fold, first) && misspelt({ fold, capital, common: false }, first, beside) !== null;

const mayAbbreviate = ({ raw, fold }: Token, { forms }: Known): boolean =>
  /^\p{Lu}+$/u.test(raw) && forms.some((f) => [...f.acronyms].some((a) => a.startsWith(fold)));

const NOTHING: Lead = {
  alone: false,
  letters: '',
  light: false,
  starts: [],
  acronym: false,
};

function readLead(token: Token, known: Known): Lead {
  const { fold, capital } = token;
  const light = LIGHT.has(fold);
  // A name is never spelled from "et" on; small words count for the spelling in full only.
  const spellings = fold === 'et' ? [] : light ? [fold] : [fold, singular(fold)];
  const alone = spellings.some((s) => known.byKey.has(s));
  const letters = spellings.map((s) => lettersAfter(known.spellings, s)).join('');
  const starts = (known.byInitial.get(fold[0] ?? '') ?? []).filter(({ words: [first = '', second], whole }) =>
    mayStart(fold, capital, first, whole && second !== undefined),
  );
  const acronym = mayAbbreviate(token, known);
  return alone || letters !== '' || starts.length > 0 || acronym
    ? { alone, letters, light, starts, acronym }
    : NOTHING;
}

const KEPT = 20_000;

function leadOf(token: Token, known: Known): Lead {
  const before = known.leads.get(token.lexeme);
  if (before !== undefined) return before;
  const lead = readLead(token, known);
  if (known.leads.size >= KEPT) known.leads.clear();
  known.leads.set(token.lexeme, lead);
  return lead;
}

/** The places of a text where a known name may begin: most words begin none. */
export function placesIn(tokens: readonly Token[], known: Known): { i: number; lead: Lead }[] {
  const places: { i: number; lead: Lead }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const lead = leadOf(tokens[i] as Token, known);
    if (lead !== NOTHING) places.push({ i, lead });
  }
  return places;
}
