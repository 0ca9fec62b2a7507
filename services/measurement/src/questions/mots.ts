import type { Family, Trade } from './trades/trade.ts';

/** The words in questions about a trade. */
export type Mots = {
  /** « une agence », « agence », « agences ». */
  readonly un: string;
  readonly noun: string;
  readonly plural: string;
  /** The feminine ending: « ouvert${e}s ». */
  readonly e: 'e' | '';
  readonly quel: string;
  readonly Quel: string;
  readonly Quels: string;
  readonly lequel: string;
  readonly bon: string;
  readonly bons: string;
  readonly meilleur: string;
  readonly principaux: string;
  /** « contacter » somebody who is called, « choisir » a place that is visited. */
  readonly choisir: string;
  /** Trades whose place customers visit. */
  readonly visited: boolean;
  /** Places visited for pleasure. */
  readonly outing: boolean;
};

const OUTINGS: ReadonlySet<Family> = new Set(['table', 'bouche', 'sejour']);
const VISITED: ReadonlySet<Family> = new Set([...OUTINGS, 'beaute', 'commerce']);

export const motsDe = ({ un, plural, family }: Trade): Mots => {
  const noun = un.replace(/^une? /, '');
  const visited = VISITED.has(family);
  const same = { un, noun, plural, visited, outing: OUTINGS.has(family) };
  const choisir = visited ? 'choisir' : 'contacter';
  return un.startsWith('une ') ? { ...same, ...FEMININE, choisir } : { ...same, ...MASCULINE, choisir };
};

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
