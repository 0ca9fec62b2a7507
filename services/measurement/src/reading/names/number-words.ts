const UNITS = [
  'zero',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix sept',
  'dix huit',
  'dix neuf',
];
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre vingt',
  'quatre vingt',
];

/** A number under 10,000 as French writes it, without "et" and accents: 21 is "vingt un", 88 "quatre vingt huit". */
export function spell(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  if (n < 100) {
    const ten = Math.floor(n / 10);
    const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10;
    return rest === 0 ? (TENS[ten] ?? '') : `${TENS[ten] ?? ''} ${UNITS[rest] ?? ''}`;
  }
  const [size, word] = n < 1000 ? [100, 'cent'] : [1000, 'mille'];
  const many = Math.floor(n / size);
  const rest = n % size;
  return [many === 1 ? '' : spell(many), word, rest === 0 ? '' : spell(rest)]
    .filter((w) => w !== '')
    .join(' ');
}

const SPELLED = new Map(Array.from({ length: 1001 }, (_, n) => [spell(n).replaceAll(' ', ''), n]));

/** Words with every written-out number turned into digits: ["club", "vingt", "un"] becomes ["club", "21"]. */
export function toDigits(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    let taken = 1;
    let value: number | undefined;
    for (let length = Math.min(5, tokens.length - i); length > 0 && value === undefined; length--) {
      value = SPELLED.get(
        tokens
          .slice(i, i + length)
          .join('')
          .replace(/^(quatrevingt|cent|mille)s$/u, '$1'),
      );
      taken = value === undefined ? 1 : length;
    }
    out.push(value === undefined ? (tokens[i] ?? '') : String(value));
    i += taken;
  }
  return out;
}

/** Words with every number written out; undefined when there is no number to write. */
export function toWords(tokens: readonly string[]): string[] | undefined {
  if (!tokens.some((t) => /^\d{1,4}$/u.test(t))) return undefined;
  return tokens.flatMap((t) => (/^\d{1,4}$/u.test(t) ? spell(Number(t)).split(' ') : [t]));
}
