import { foldedWords } from '@agence/words/folded';
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

const rangDe = (title: string): number => {
  const plain = foldedWords(title)
    .filter((word) => !SANS.test(word))
    .join('');
  return TITRES.findIndex(([, words]) => words.test(plain));
};

/** The field that a column of this title holds. */
export const champOf = (title: string): Champ | undefined => TITRES[rangDe(title)]?.[0];

/** What begins like an address is meant as one: whether it is, the call says. */
const SITE = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

export const estSite = (cell: string): boolean => SITE.test(cell);

/** What a spreadsheet puts between cells: a copy has tabs, a French file semicolons. */
export const between = (text: string): string => ['\t', ';', ','].find((sign) => text.includes(sign)) ?? ',';

const cells = (text: string, delimiter: string, quote: '"' | false): readonly (readonly string[])[] =>
  parse(text, {
    ...{ bom: true, delimiter, trim: true, quote },
    ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
  });

/** A quote that opens and never closes would swallow the lines after it: then it is a sign like any other. */
export const rows = (text: string, delimiter: string): readonly (readonly string[])[] => {
  try {
    return cells(text, delimiter, '"');
  } catch {
    return cells(text, delimiter, false);
  }
};

/** A row of a table, by the titles above it. */
export type Rangee = Readonly<Record<Champ, string>>;

export const rangeeOf = (cell: (champ: Champ) => string): Rangee =>
  Object.fromEntries(CHAMPS.map((champ) => [champ, cell(champ)])) as Rangee;

/** Several may be named, each in a column of its own; of all else one column speaks. */
const PLUSIEURS: ReadonlySet<Champ> = new Set(['concurrents', 'contexte']);

const rangeeDe =
  (titles: readonly string[]) =>
  (row: readonly string[]): Rangee => {
    const said = titles
      .map((title, i) => [rangDe(title), row[i] ?? ''] as const)
      .filter(([rang, cell]) => rang !== -1 && cell !== '')
      .toSorted(([a], [b]) => a - b)
      .map(([rang, cell]) => [TITRES[rang]?.[0], cell] as const);
    return rangeeOf((champ) => {
      const all = said.filter(([named]) => named === champ).map(([, cell]) => cell);
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

/** A table as it was pasted, or as a CSV file holds it. */
export function lireTable(text: string): Table {
  const [told, sep] = SEP.exec(text.trim()) ?? [];
  const bare = text.trim().slice(told?.length ?? 0);
  const delimiter = sep ?? between(bare.split(/[\r\n]/, 1)[0] ?? '');
  const [first = [], ...others] = rows(bare, delimiter);
  const known = first.filter((title) => champOf(title) !== undefined);
  const header =
    known.length > 0 && known.length >= Math.min(2, first.filter((title) => title !== '').length);
  const corps = (header ? others : [first, ...others]).filter((row) => row.some((cell) => cell !== ''));
  const tues = header ? first.filter((title) => title !== '' && champOf(title) === undefined) : [];
  return { corps, delimiter, lue: header ? rangeeDe(first) : null, tues };
}
