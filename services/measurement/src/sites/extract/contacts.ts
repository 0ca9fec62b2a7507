/** A postal code, then a town. */
export const TOWN = /\b(\d{5})[\s\u00a0]+(\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{L}[\p{L}’'-]*)){0,4})/gu;
/** The kinds of streets, as addresses begin with them. */
export const WAYS = [
  'rue|avenue|av\\.?|boulevard|bd\\.?|place|pl\\.?|chemin|route|allée|allées|impasse|quai|cours|square',
  'faubourg|fg|passage|rond-point|esplanade|sentier|zone|za|zi|lieu-dit|lotissement|résidence|montée',
  'côte|villa|cité|hameau|voie',
].join('|');

/** Luhn, as for SIREN and SIRET; La Poste's establishments have their own rule. */
export function isValidIdentifier(digits: string): boolean {
  if (!/^(\d{9}|\d{14})$/.test(digits)) return false;
  if (/^356000000/.test(digits) && digits.length === 14 && sum([...digits].map(Number)) % 5 === 0)
    return true;
  const doubled = [...digits].reverse().map((digit, i) => (i % 2 === 1 ? 2 * Number(digit) : Number(digit)));
  return sum(doubled.map((n) => (n > 9 ? n - 9 : n))) % 10 === 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Nine or fourteen digits in groups, after a word that announces them: other numbers are telephone or order numbers. */
const ANNOUNCED =
  /(?:\bSIRE[NT]\b|\bR\.?C\.?S\.?\b|\bimmatricul[^\s\d]{0,6})[^\d\n]{0,60}?((?:\d[\s.\u00a0\u202f-]{0,2}){13}\d|(?:\d[\s.\u00a0\u202f-]{0,2}){8}\d)(?!\s?\d)/giu;
const VAT = /\bFR\s?\d{2}\s?(\d{3}\s?\d{3}\s?\d{3})(?!\d)/g;

/** The SIREN (9 digits) and SIRET (14) numbers in a text, each once; `valid`: whether the check digit is. */
export function identifiersIn(text: string) {
  const found = new Map<string, { digits: string; shown: string; valid: boolean }>();
  for (const match of [...text.matchAll(ANNOUNCED), ...text.matchAll(VAT)]) {
    const shown = (match[1] ?? '').trim();
    const digits = shown.replace(/\D/g, '');
    if (!found.has(digits)) found.set(digits, { digits, shown, valid: isValidIdentifier(digits) });
  }
  return [...found.values()].slice(0, 20);
}
