import { typeset } from '@agence/gesture';
import { nombre } from '@agence/words/french';

/** French typography for sentences of ours. Names, questions and answers travel as `mot` and are never altered. */

/** Somebody else's words inside a sentence of ours. */
export type Mot = { mot: string; fort?: true };
/** A sentence: our text, with other people's words kept apart. */
export type Phrase = readonly (string | Mot)[];

const INSECABLE = '\u00a0';
/** Stands for a `mot` while the text around it is set; no sentence of ours contains it. */
const HOLE = '\ue000';

/** What documents ask for beside what every sentence of ours is given. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/n° /g, `n°${INSECABLE}`],
  [/ sur (?=\d)/g, `${INSECABLE}sur${INSECABLE}`],
  // A figure that ends a sentence is not left alone on its line.
  [/: (?=\d+\.?$)/g, `:${INSECABLE}`],
  // A count stays with the name it counts.
  [/\ue000 (?=\d)/g, `${HOLE}${INSECABLE}`],
  [/(\d) (?!(?:à|et|ou|en|de|dont|soit|contre|puis) )(?=\p{L})/gu, `$1${INSECABLE}`],
];

/** Spaces, apostrophes and quotation marks of a sentence of ours. */
export function typo(text: string): string {
  return RULES.reduce((set, [rule, by]) => set.replace(rule, by), typeset(text));
}

export const mot = (text: string): Mot => ({ mot: text });
/** The same, said aloud: a name that the sentence is about. */
export const motFort = (text: string): Mot => ({ mot: text, fort: true });

type Part = string | number | Mot | Phrase;

/** Writes a sentence: numbers are set in French, `mot` and sentences inside are kept as they are. */
export function fr(strings: TemplateStringsArray, ...values: Part[]): Phrase {
  const kept: Phrase[] = [];
  const text = strings.reduce((before, string, i) => before + ours(values[i - 1] ?? '', kept) + string);
  const pieces = typo(text).split(HOLE);
  return pieces.flatMap((piece, i) => [piece, ...(kept[i] ?? [])]).filter((piece) => piece !== '');
}

function ours(value: Part, kept: Phrase[]): string {
  if (typeof value === 'number') return nombre(value);
  if (typeof value === 'string') return value;
  kept.push('mot' in value ? [value] : value);
  return HOLE;
}

/** Sentences one after the other, a space between. */
export function suite(...phrases: readonly (Phrase | null)[]): Phrase {
  return phrases
    .filter((p) => p !== null && p.length > 0)
    .flatMap((p, i) => (i === 0 ? [...(p ?? [])] : [' ', ...(p ?? [])]));
}

/** "A, B et C". */
export function liste(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((p, i) => (i === 0 ? [...p] : [i === parts.length - 1 ? ' et ' : ', ', ...p]));
}

/** The sentence as plain text. */
export function texte(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.mot)).join('');
}

/** Without the marks that turn the direction of what follows: what we write, or offer to be copied, carries none. */
export const sansDirection = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
