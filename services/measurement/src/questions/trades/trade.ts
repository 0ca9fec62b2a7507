/** How customers speak of a trade. Every text is French, typeset, and fits into the sentences of `fallback.ts`. */
export type Trade = {
  family: Family;
  /** With its article: « un plombier ». */
  un: string;
  plural: string;
  /** Beginnings of folded words that tell the trade in a name, a trade or a domain; the longest one found wins. */
  words: readonly string[];
  /** After « un plombier »: what makes the search pressing; like what follows, empty when the trade is not known. */
  urgent: string;
  /** After « combien coûte ». */
  price: string;
  /** After « pour ». */
  needs: readonly string[];
};

/** Trades of one family are described in the same words. */
export type Family =
  | 'table'
  | 'bouche'
  | 'sejour'
  | 'depannage'
  | 'batiment'
  | 'droit'
  | 'beaute'
  | 'sante'
  | 'commerce'
  | 'auto'
  | 'immobilier'
  | 'services';

/** One trade a line: `un | plural | words, … | urgent | price | need / …`. */
export const family = (name: Family, table: string): Trade[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [un = '', plural = '', words = '', urgent = '', price = '', needs = ''] = line
        .trim()
        .split(' | ');
      return { family: name, un, plural, words: words.split(', '), urgent, price, needs: needs.split(' / ') };
    });
