import { nounOf, type Trade } from './trade.ts';

/** Places visited for pleasure; then all places that customers visit. */
const OUTINGS = new Set(['table', 'bouche', 'sejour']);
const VISITED = new Set([...OUTINGS, 'beaute', 'commerce']);

/** The words in questions about a trade: « une agence », « agence », « agences ». */
export const motsDe = ({ un, plural, family }: Trade) => {
  const noun = nounOf(un);
  const visited = VISITED.has(family);
  const same = { un, noun, plural, visited, outing: OUTINGS.has(family) };
  // One contacts somebody who is called, and chooses a place that is visited.
  const choisir = visited ? 'choisir' : 'contacter';
  return un.startsWith('une ') ? { ...same, ...FEMININE, choisir } : { ...same, ...MASCULINE, choisir };
};

/** `e`: the ending of « ouvert${e}s ». */
const MASCULINE = {
  e: '',
  quel: 'quel',
  Quel: 'Quel',
  Quels: 'Quels',
  lequel: 'lequel',
  bon: 'un bon',
  bons: 'bons',
  meilleur: 'le meilleur',
  principaux: 'principaux',
} as const;

const FEMININE = {
  e: 'e',
  quel: 'quelle',
  Quel: 'Quelle',
  Quels: 'Quelles',
  lequel: 'laquelle',
  bon: 'une bonne',
  bons: 'bonnes',
  meilleur: 'la meilleure',
  principaux: 'principales',
} as const;

/** Questions that need a text which a trade may lack. */
export const avec = (text: string | undefined, question: (text: string) => string): string[] =>
  text === undefined || text === '' ? [] : [question(text)];

/** « coûte une couronne », « coûtent en moyenne les diagnostics ». */
export const coute = (price: string, how = ''): string =>
  `${/^(les|des|mille) /.test(price) ? 'coûtent' : 'coûte'}${how} ${price}`;
