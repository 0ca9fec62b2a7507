const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf'
    .split(' ')
    .map((word) => word.replace('_', ' '));
const TENS = ' , ,vingt,trente,quarante,cinquante,soixante,soixante,quatre vingt,quatre vingt'.split(',');

/** A number up to 1,000 as French writes it, without "et" and accents: 21 is "vingt un", 88 "quatre vingt huit". */
function spell(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  if (n > 99)
    return n === 1_000
      ? 'mille'
      : `${n < 200 ? '' : UNITS[Math.floor(n / 100)]} cent ${n % 100 === 0 ? '' : spell(n % 100)}`.trim();
  const ten = Math.floor(n / 10);
  const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10;
  return `${TENS[ten]} ${rest === 0 ? '' : UNITS[rest]}`.trim();
}

const ENGLISH = ' , ,two,three,four,five, ,seven,eight,nine,ten, ,twelve'.split(',');
const ORDINALS =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');
const digitsOf = (n: number): string => (n === 0 ? '1er' : `${n + 1}e`);
const ORDINAL_OF = new Map(ORDINALS.map((word, n) => [digitsOf(n), word]));
const SPELLED = new Map([
  ...ENGLISH.map((word, n): [string, string] => [word, String(n)]),
  ...Array.from({ length: 1001 }, (_, n): [string, string] => [spell(n).replaceAll(' ', ''), String(n)]),
  ...ORDINALS.map((word, n): [string, string] => [word, digitsOf(n)]),
]);

/** The number that some words from `i` on spell, and how many they are. */
function numberAt(tokens: readonly string[], i: number): [value: string, taken: number] | null {
  for (let length = Math.min(5, tokens.length - i); length > 0; length--) {
    const joined = tokens.slice(i, i + length).join('');
    const value = SPELLED.get(joined.replace(/^(quatrevingt|cent|mille)s$/u, '$1'));
    if (value !== undefined) return [value, length];
  }
  return null;
}

/** Words with every written-out number turned into digits: ["club", "vingt", "un"] becomes ["club", "21"]. */
export function toDigits(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const [value, taken] = numberAt(tokens, i) ?? [tokens[i], 1];
    out.push(value ?? '');
    i += taken;
  }
  return out;
}

/** Words with every number written out. */
export const toWords = (tokens: readonly string[]): string[] =>
  tokens.flatMap((t) =>
    /^(?:\d{1,3}|1000)$/u.test(t) ? spell(Number(t)).split(' ') : [ORDINAL_OF.get(t) ?? t],
  );
