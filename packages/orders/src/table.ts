import { foldedWords } from '@agence/words/folded';
import { MAX_CLIENTS } from '@agence/words/promises';
import { parse } from 'csv-parse/sync';

/** What a client is described by, in the order of the form. */
export const CHAMPS = ['entreprise', 'site_web', 'ville', 'metier', 'concurrents', 'contexte'] as const;
export type Champ = (typeof CHAMPS)[number];

/** What a title is without: of whom it is, and which of several. */
const SANS = /^(?:\d+|de|du|des|d|le|la|les|l|a|au|aux|n|votre|vos|notre|nos)$/;

/**
 * What people call a column, its words folded and joined. Of two that name a business, the first of this list is meant:
 * beside « Entreprise », « Nom » may be somebody's.
 */
const TITRES: readonly (readonly [Champ, RegExp])[] = [
  [
    'entreprise',
    /^(?:(?:nom)?(?:entreprises?|societes?|etablissements?)(?:client|prospect)?|nomcommercial|raisonsociale|denomination(?:sociale|commerciale)?|enseigne)$/,
  ],
  ['entreprise', /^(?:nom(?:clients?|prospects?)?|clients?|prospects?)$/],
  [
    'site_web',
    /^(?:(?:nom)?domaine|(?:(?:adresse|url|lien|page)(?:site|web|internet|url)|sites?|web|url|www)(?:web|internet|url|client|entreprise|www)*)$/,
  ],
  ['ville', /^(?:ville|commune|localite|lieu|localisation)(?:principale|client|entreprise|siege)?$/],
  [
    'metier',
    /^(?:(?:metier|activite|profession|secteur|secteuractivite|domaineactivite|corpsmetier)(?:principale?|client|entreprise)?|metieractivite|activitemetier)$/,
  ],
  [
    'concurrents',
    /^(?:principa(?:l|ux))?(?:concurrents?|concurrence)(?:principa(?:l|ux)|directs?|locaux|suivre|suivis?)?$/,
  ],
  ['contexte', /^(?:contexte|notes?|remarques?|commentaires?|precisions?|observations?)$/],
];

/** A title says what a column holds in a few words. */
const LONGEST_TITLE = 100;

const rangDe = (title: string): number => {
  if (title.length > LONGEST_TITLE) return -1;
  const plain = foldedWords(title)
    .filter((word) => !SANS.test(word))
    .join('');
  return TITRES.findIndex(([, words]) => words.test(plain));
};

/** The field that a column of this title holds. */
export const champOf = (title: string): Champ | undefined => TITRES[rangDe(title)]?.[0];

/** What begins like an address is meant as one: whether it is, the call says. */
const SITE = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

/** No address is longer. */
const LONGEST_SITE = 2048;

export const estSite = (cell: string): boolean => cell.length <= LONGEST_SITE && SITE.test(cell);

/** What a spreadsheet puts between cells: a copy has tabs, a French file semicolons, a database bars. */
export const between = (text: string): string =>
  ['\t', ';', ',', '|'].find((sign) => text.includes(sign)) ?? ',';

/** The titles, twice the clients that a call takes, and one more that tells that there are too many. */
const MOST_ROWS = 2 * MAX_CLIENTS + 2;
export const MOST_COLUMNS = 200;
const MOST_CELLS = 50_000;
const MOST_SIGNS = 200_000;
const LONGEST_ROW = 32_000;

/** A table is larger than one of clients can be. */
class TooLarge extends Error {}

const cells = (text: string, delimiter: string, quote: '"' | false): readonly (readonly string[])[] => {
  let [count, signs] = [0, 0];
  return parse(text, {
    ...{ bom: true, delimiter, trim: true, quote, to: MOST_ROWS, max_record_size: LONGEST_ROW },
    ...{ relax_quotes: true, relax_column_count: true, skip_records_with_empty_values: true },
    cast: (cell, { column }) => {
      count += 1;
      signs += cell.length;
      if (Number(column) >= MOST_COLUMNS || count > MOST_CELLS || signs > MOST_SIGNS) throw new TooLarge();
      return cell;
    },
  });
};

/**
 * The rows that hold something, as far as anybody needs them; null when the table is too large. A quote that opens and never
 * closes would swallow the lines after it: then it is a sign like any other.
 */
export const rows = (text: string, delimiter: string): readonly (readonly string[])[] | null => {
  try {
    return cells(text, delimiter, '"');
  } catch (fault) {
    if (fault instanceof TooLarge) return null;
  }
  try {
    return cells(text, delimiter, false);
  } catch {
    return null;
  }
};

/** A row of a table, by the titles above it. */
export type Rangee = Readonly<Record<Champ, string>>;

export const rangeeOf = (cell: (champ: Champ) => string): Rangee =>
  Object.fromEntries(CHAMPS.map((champ) => [champ, cell(champ)])) as Rangee;

/** Several may be named, each in a column of its own; of all else one column speaks. */
const PLUSIEURS: ReadonlySet<Champ> = new Set(['concurrents', 'contexte']);

const rangeeDe = (titles: readonly string[]): ((row: readonly string[]) => Rangee) => {
  const known = titles
    .map((title, i) => ({ rang: rangDe(title), i }))
    .filter(({ rang }) => rang !== -1)
    .toSorted((one, other) => one.rang - other.rang);
  return (row) =>
    rangeeOf((champ) => {
      const all = known
        .filter(({ rang, i }) => TITRES[rang]?.[0] === champ && (row[i] ?? '') !== '')
        .map(({ i }) => row[i] ?? '');
      return PLUSIEURS.has(champ) ? all.join(', ') : (all[0] ?? '');
    });
};

export type Table = {
  /** The rows that hold something; the titles are none of them. */
  readonly corps: readonly (readonly string[])[];
  readonly delimiter: string;
  /** What stands in a row, by the titles; null when the first row has none. */
  readonly lue: ((row: readonly string[]) => Rangee) | null;
  /** The titles that are none of ours. */
  readonly tues: readonly string[];
};

/** A spreadsheet says what it writes between cells, in a line of its own before them. */
const SEP = /^sep=(.)\r?\n/i;

/** A table as it was pasted, or as a CSV file holds it; null when it is larger than one of clients can be. */
export function lireTable(text: string): Table | null {
  const [told, sep] = SEP.exec(text.trim()) ?? [];
  const bare = text.trim().slice(told?.length ?? 0);
  const delimiter = sep ?? between(bare.split(/[\r\n]/, 1)[0] ?? '');
  const all = rows(bare, delimiter);
  if (all === null) return null;
  const [first = [], ...others] = all;
  const known = first.filter((title) => champOf(title) !== undefined);
  const header =
    known.length > 0 && known.length >= Math.min(2, first.filter((title) => title !== '').length);
  const tues = header ? first.filter((title) => title !== '' && champOf(title) === undefined) : [];
  return { corps: header ? others : all, delimiter, lue: header ? rangeeDe(first) : null, tues };
}
