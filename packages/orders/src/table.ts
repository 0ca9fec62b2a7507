import { type ClientFieldName, clientFields } from '@agence/words/client-fields';
import { foldedWords } from '@agence/words/folded';
import { MAX_CLIENTS } from '@agence/words/promises';
import { parse } from 'csv-parse/sync';

/** The fields of a client, in the order of the form. */
export type Champ = ClientFieldName;
export const CHAMPS: readonly Champ[] = clientFields.map(([champ]) => champ);

/** Words ignored in a column title: numbers, articles, prepositions and possessives. */
const SANS = /^(?:\d+|de|du|des|d|le|la|les|l|a|au|aux|n|votre|vos|notre|nos)$/;

/** Column titles by field, the most telling first. */
const TITRES: readonly (readonly [Champ, RegExp])[] = clientFields.flatMap(([champ, { columns }]) =>
  columns.map((title) => [champ, title] as const),
);

/** Characters; a longer cell is no title. */
const LONGEST_TITLE = 100;

const rangDe = (title: string): number => {
  if (title.length > LONGEST_TITLE) return -1;
  const plain = foldedWords(title)
    .filter((word) => !SANS.test(word))
    .join('');
  return TITRES.findIndex(([, words]) => words.test(plain));
};

/** The field of a column with this title; undefined when the title is unknown. */
export const champOf = (title: string): Champ | undefined => TITRES[rangDe(title)]?.[0];

/** Accepts any text that looks like an address; the API validates it. */
const SITE = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

/** Characters; no address is longer. */
const LONGEST_SITE = 2048;

export const estSite = (cell: string): boolean => cell.length <= LONGEST_SITE && SITE.test(cell);

/** Guesses the delimiter: copied cells have tabs, French CSV files semicolons, database output bars. */
const between = (text: string): string => ['\t', ';', ',', '|'].find((sign) => text.includes(sign)) ?? ',';

/** The header, twice the clients that a call takes, and one row more to detect an excess. */
const MOST_ROWS = 2 * MAX_CLIENTS + 2;
export const MOST_COLUMNS = 200;
const MOST_CELLS = 50_000;
const MOST_SIGNS = 200_000;
const LONGEST_ROW = 32_000;

/** The table exceeds a limit on columns, cells or characters. */
class TooLarge extends Error {}

const cells = (text: string, delimiter: string, quote: '"' | false): readonly (readonly string[])[] => {
  let [count, signs] = [0, 0];
  return parse(text, {
    bom: true,
    delimiter,
    trim: true,
    quote,
    to: MOST_ROWS,
    max_record_size: LONGEST_ROW,
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    cast: (cell, { column }) => {
      count += 1;
      signs += cell.length;
      if (Number(column) >= MOST_COLUMNS || count > MOST_CELLS || signs > MOST_SIGNS) throw new TooLarge();
      return cell;
    },
  });
};

/**
 * The non-empty rows, at most `MOST_ROWS`; null when the table is too large. If a quote never closes, quotes are read as
 * plain characters: otherwise the quote would swallow the lines after it.
 */
const rows = (text: string, delimiter: string): readonly (readonly string[])[] | null => {
  for (const quote of ['"', false] as const)
    try {
      return cells(text, delimiter, quote);
    } catch (fault) {
      if (fault instanceof TooLarge) return null;
    }
  return null;
};

/** A row of a table by field; an empty string when it has no value. */
export type Rangee = Readonly<Record<Champ, string>>;

export const rangeeOf = (cell: (champ: Champ) => string): Rangee =>
  Object.fromEntries(CHAMPS.map((champ) => [champ, cell(champ)])) as Rangee;

/** Fields that several columns may fill; any other field takes the first non-empty cell. */
const PLUSIEURS: ReadonlySet<Champ> = new Set(['concurrents', 'contexte']);

const rangeeDe = (titles: readonly string[]): ((row: readonly string[]) => Rangee) => {
  const known = titles
    .map((title, i) => ({ rang: rangDe(title), i }))
    .filter(({ rang }) => rang !== -1)
    .toSorted((left, right) => left.rang - right.rang);
  return (row) =>
    rangeeOf((champ) => {
      const all = known
        .filter(({ rang, i }) => TITRES[rang]?.[0] === champ && (row[i] ?? '') !== '')
        .map(({ i }) => row[i] ?? '');
      return PLUSIEURS.has(champ) ? all.join(', ') : (all[0] ?? '');
    });
};

/** The first line in which a spreadsheet may declare its delimiter. */
const SEP = /^sep=(.)\r?\n/i;

/** Reads a pasted table or a CSV file; null when it is too large. */
export function lireTable(text: string) {
  const [declaration, sep] = SEP.exec(text.trim()) ?? [];
  const bare = text.trim().slice(declaration?.length ?? 0);
  const delimiter = sep ?? between(bare.split(/[\r\n]/, 1)[0] ?? '');
  const all = rows(bare, delimiter);
  if (all === null) return null;
  const [first = [], ...others] = all;
  const known = first.map(champOf).filter((champ) => champ !== undefined);
  const header =
    known.length > 0 && known.length >= Math.min(2, first.filter((title) => title !== '').length);
  const tues = header ? first.filter((title) => title !== '' && champOf(title) === undefined) : [];
  return {
    /** The non-empty rows without the header. */
    corps: header ? others : all,
    /** Reads a row by the column titles; null when the table has no header. */
    lue: header ? rangeeDe(first) : null,
    /** Titles that match no field. */
    tues,
    /** Fields that a title names. */
    champs: new Set(header ? known : []),
  };
}
