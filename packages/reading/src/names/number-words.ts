const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf'
    .split(' ')
    .map((word) => word.replace('_', ' '));
const TENS = ' , ,vingt,trente,quarante,cinquante,soixante,soixante,quatre vingt,quatre vingt'.split(',');

/** A number under 10,000 as French writes it, without "et" and accents: 21 is "vingt un", 88 "quatre vingt huit". */
function spell(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  if (n < 100) {
    const ten = Math.floor(n / 10);
    const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10;
    return `${TENS[ten]} ${rest === 0 ? '' : UNITS[rest]}`.trim();
  }
  const [size, word] = n < 1000 ? [100, 'cent'] : [1000, 'mille'];
  const many = Math.floor(n / size);
  return `${many === 1 ? '' : spell(many)} ${word} ${n % size === 0 ? '' : spell(n % size)}`.trim();
}

const ENGLISH = ' , ,two,three,four,five, ,seven,eight,nine,ten, ,twelve'.split(',');
const SPELLED = new Map([
  ...ENGLISH.map((word, n): [string, number] => [word, n]),
  ...Array.from({ length: 1001 }, (_, n): [string, number] => [spell(n).replaceAll(' ', ''), n]),
]);

/** An ordinal as French writes it: 3 is "troisieme", 9 is "neuvieme". */
function ordinal(n: number): string {
  if (n === 1) return 'premier';
  const word = spell(n).replaceAll(' ', '');
  return `${word.replace(/f$/u, 'v').replace(/cinq$/u, 'cinqu').replace(/e$/u, '')}ieme`;
}
const ORDINALS = new Map(Array.from({ length: 100 }, (_, n) => [ordinal(n + 1), n + 1]));
const DIGIT_ORDINAL = /^(\d{1,2})(?:er|ere|e|eme|nd|nde)$/u;

/** "3e", "3eme" and "troisieme" are one word. */
const ordinalOf = (token: string): number | undefined => {
  const digits = DIGIT_ORDINAL.exec(token)?.[1];
  return digits === undefined ? ORDINALS.get(token) : Number(digits);
};

/** The number that some words from `i` on spell, and how many they are. */
function numberAt(tokens: readonly string[], i: number): [value: number, taken: number] | null {
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
    const [value, taken] = numberAt(tokens, i) ?? [null, 1];
    const rank = value === null ? ordinalOf(tokens[i] ?? '') : undefined;
    out.push(rank === undefined ? String(value ?? tokens[i]) : rank === 1 ? '1er' : `${rank}e`);
    i += taken;
  }
  return out;
}

/** Words with every number written out; undefined when there is no number to write. */
export function toWords(tokens: readonly string[]): string[] | undefined {
  if (!tokens.some((t) => /^\d{1,4}$/u.test(t) || DIGIT_ORDINAL.test(t))) return undefined;
  return tokens.flatMap((t) => {
    const rank = DIGIT_ORDINAL.test(t) ? ordinalOf(t) : undefined;
    if (rank !== undefined && rank > 0) return [ordinal(rank)];
    return /^\d{1,4}$/u.test(t) ? spell(Number(t)).split(' ') : [t];
  });
}
