/** A trade in customers' words. Every text is typeset French that fits the sentences of `fallback.ts`. */
export type Trade = {
  family: Family;
  /** With its article: « un plombier ». */
  un: string;
  plural: string;
  /** Beginnings of folded words that reveal the trade in a name, a trade or a domain; the longest match wins. */
  words: readonly string[];
  /** After « un plombier »: the urgent case; empty, like what follows, for an unknown trade. */
  urgent: string;
  /** After « combien coûte ». */
  price: string;
  /** After « pour ». */
  needs: readonly string[];
};

/** Trades of one family share their words. */
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
