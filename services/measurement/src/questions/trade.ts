import { tableIn } from '../table.ts';

/** A trade in customers' words. Every text is typeset French that fits the sentences of `fallback.ts`. */
export type Trade = {
  /** Trades of one family share what is said of them. */
  family: string;
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

export const TRADES: readonly Trade[] = tableIn(new URL('./trades.csv', import.meta.url)).map(
  ([family = '', un = '', plural = '', words = '', urgent = '', price = '', needs = '']) => ({
    family,
    un,
    plural,
    words: words.split(', '),
    urgent,
    price,
    needs: needs.split(' / '),
  }),
);

/** « un plombier » → « plombier » */
export const nounOf = (un: string): string => un.replace(/^une? /, '');

/** The schema.org type of a trade: « un plombier » → Plumber. */
export const TYPES: ReadonlyMap<string, string> = new Map(
  tableIn(new URL('./business-types.csv', import.meta.url)).map(([un = '', type = '']) => [un, type]),
);
