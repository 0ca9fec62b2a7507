/** French forms of numbers and words; `fr` typesets sentences. */

/** Narrow no-break space, between thousands. */
const FINE = '\u202f';

/** 1 234,5: thousands by a thin space, decimal comma. */
export function nombre(n: number, decimals = 0): string {
  const [whole = '', rest] = n.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, FINE);
  return rest === undefined ? grouped : `${grouped},${rest}`;
}

const LETTRES = (
  'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
  'dix-sept dix-huit dix-neuf vingt'
).split(' ');

/** Up to twenty in words (feminine: what we count most are questions, answers, times), then figures. */
export const enLettres = (n: number): string => LETTRES[n] ?? nombre(n);

/** The same for masculine nouns: a field, a fact. */
export const enLettresMasculin = (n: number): string => (n === 1 ? 'un' : enLettres(n));

export const majuscule = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Singular below two, as French wants it. */
export const accord = (n: number, singular: string, plural: string): string => (n < 2 ? singular : plural);

/** "1 204 réponses". */
export const combien = (n: number, singular: string, plural: string): string =>
  `${nombre(n)} ${accord(n, singular, plural)}`;
