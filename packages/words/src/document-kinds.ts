type DocumentKind = {
  /** Its number begins with it. */
  readonly letter: string;
  /** Its title begins with it. */
  readonly title: string;
  /** The date in its number: the month that it is of, or the day on which it was written. */
  readonly number: 'mois' | 'jour';
  /** The date in the name of its file; null: none. */
  readonly file: 'mois' | 'jour' | null;
  /** It stands in the list of a client's documents, under the name of its kind. */
  readonly listed: boolean;
};

/** The kinds of documents, for every door. A new kind is a line here and a folder of measurement. */
export const DOCUMENT_KINDS = {
  rapport: { letter: 'R', title: 'Rapport', number: 'mois', file: 'mois', listed: true },
  page: { letter: 'P', title: 'Page', number: 'mois', file: null, listed: true },
  audit: { letter: 'A', title: 'Audit technique', number: 'jour', file: 'jour', listed: true },
  diagnostic: { letter: 'D', title: 'Diagnostic', number: 'mois', file: 'jour', listed: false },
} as const satisfies Readonly<Record<string, DocumentKind>>;

export type Genre = keyof typeof DOCUMENT_KINDS;

type Listed = { [G in Genre]: (typeof DOCUMENT_KINDS)[G]['listed'] extends true ? G : never }[Genre];

export const documentKinds: readonly Genre[] = Object.keys(DOCUMENT_KINDS) as Genre[];

/** Those in the list of a client's documents. */
export const listedKinds: readonly Listed[] = documentKinds.filter(
  (genre): genre is Listed => DOCUMENT_KINDS[genre].listed,
);
