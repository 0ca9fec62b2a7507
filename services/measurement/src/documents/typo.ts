import { typeset } from '@agence/gesture';
import { majuscule, nombre } from '@agence/words/french';

/** French typography for our sentences. Names, questions and answers are `mot`s and never altered. */

/** Other people's words inside a sentence of ours. */
export type Mot = { mot: string; fort?: true };
/** A sentence of ours, with other people's words kept apart. */
export type Phrase = readonly (string | Mot)[];

const INSECABLE = '\u00a0';
/** Placeholder of a `mot` while the text around it is typeset; our sentences never contain it. */
const HOLE = '\ue000';

/** Rules for documents only, after those for every sentence. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/n° /g, `n°${INSECABLE}`],
  [/ sur (?=\d)/g, `${INSECABLE}sur${INSECABLE}`],
  // A figure at the end of a sentence is not alone on its line.
  [/: (?=\d+\.?$)/g, `:${INSECABLE}`],
  // A count stays with the name before it.
  [/\ue000 (?=\d)/g, `${HOLE}${INSECABLE}`],
  [/(\d) (?!(?:à|et|ou|en|de|dont|soit|contre|puis) )(?=\p{L})/gu, `$1${INSECABLE}`],
];

/** Spaces, apostrophes and quotation marks of a sentence of ours. */
export const typo = (text: string): string =>
  RULES.reduce((set, [rule, by]) => set.replace(rule, by), typeset(text));

export const mot = (text: string): Mot => ({ mot: text });
/** An emphasised `mot`: the name that the sentence is about. */
export const motFort = (text: string): Mot => ({ mot: text, fort: true });

type Part = string | number | Mot | Phrase;

/** Writes a sentence: numbers are formatted in French, `mot`s and nested sentences are unchanged. */
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

/** A phrase as the beginning of a sentence; other people's words keep their letters. */
export const majusculeDe = (phrase: Phrase): Phrase =>
  phrase.map((piece, i) => (i === 0 && typeof piece === 'string' ? majuscule(piece) : piece));

export const suite = (...phrases: readonly (Phrase | null)[]): Phrase =>
  phrases
    .filter((p) => p !== null)
    .filter((p) => p.length > 0)
    .flatMap((p, i) => (i === 0 ? p : [' ', ...p]));

/** "A, B et C". */
export const liste = (parts: readonly Phrase[]): Phrase =>
  parts.flatMap((p, i) => (i === 0 ? p : [i === parts.length - 1 ? ' et ' : ', ', ...p]));

export const texte = (phrase: Phrase): string =>
  phrase.map((piece) => (typeof piece === 'string' ? piece : piece.mot)).join('');

/** Without direction marks: our own text, and text to be copied, contain none. */
export const sansDirection = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
