import { nounOf, type Trade } from './trade.ts';

/** Places visited for pleasure; then all places that customers visit. */
const OUTINGS = new Set(['table', 'bouche', 'sejour']);
const VISITED = new Set([...OUTINGS, 'beaute', 'commerce']);

/** The words in questions about a trade: « une agence », « agence », « agences ». */
export const motsDe = ({ un, plural, family }: Trade) => {
  const feminine = un.startsWith('une ');
  const visited = VISITED.has(family);
  return {
    un,
    noun: nounOf(un),
    plural,
    visited,
    outing: OUTINGS.has(family),
    // One contacts somebody who is called, and chooses a place that is visited.
    choisir: visited ? 'choisir' : 'contacter',
    /** The ending of « ouvert${e}s ». */
    e: feminine ? 'e' : '',
    quel: feminine ? 'quelle' : 'quel',
    Quel: feminine ? 'Quelle' : 'Quel',
    Quels: feminine ? 'Quelles' : 'Quels',
    lequel: feminine ? 'laquelle' : 'lequel',
    bon: feminine ? 'une bonne' : 'un bon',
    bons: feminine ? 'bonnes' : 'bons',
    meilleur: feminine ? 'la meilleure' : 'le meilleur',
    principaux: feminine ? 'principales' : 'principaux',
  };
};

/** Questions that need a text which a trade may lack. */
export const avec = (text: string | undefined, question: (text: string) => string): string[] =>
  text === undefined || text === '' ? [] : [question(text)];

/** « coûte une couronne », « coûtent en moyenne les diagnostics ». */
export const coute = (price: string, how = ''): string =>
  `${/^(les|des|mille) /.test(price) ? 'coûtent' : 'coûte'}${how} ${price}`;
