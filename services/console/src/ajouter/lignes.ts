import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';

/** A client as a person typed it; what is not known is empty. */
export type Ligne = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville: string;
  readonly metier: string;
  readonly concurrents: string;
  readonly contexte: string;
};

export const CHAMPS = ['entreprise', 'site_web', 'ville', 'metier', 'concurrents', 'contexte'] as const;
type Champ = (typeof CHAMPS)[number];

/** What people call a column, without accents and signs. */
const TITRES: Readonly<Record<Champ, RegExp>> = {
  entreprise: /^(entreprise|nom|client|societe|raisonsociale|enseigne|nomdelentreprise|nomduclient)$/,
  site_web: /^(site|siteweb|url|adresseweb|siteinternet|web|adressedusite)$/,
  ville: /^(ville|commune|localite|lieu)$/,
  metier: /^(metier|activite|profession|secteur|secteurdactivite)$/,
  concurrents: /^(concurrents?|concurrence)$/,
  contexte: /^(contexte|notes?|remarques?|commentaires?|precisions?)$/,
};

const plain = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const champOf = (title: string): Champ | undefined =>
  CHAMPS.find((champ) => TITRES[champ].test(plain(title)));

/** Which column holds which field: by the header when there is one, else in the order of the form. */
const columns = (
  first: readonly string[],
): { readonly header: boolean; readonly at: readonly (Champ | undefined)[] } => {
  const named = first.map(champOf);
  const header = named.filter((champ) => champ !== undefined).length >= Math.min(2, first.length);
  return { header, at: header ? named : CHAMPS };
};

/** What a spreadsheet puts between cells: a copy has tabs, a French file semicolons. */
const between = (text: string): string => ['\t', ';', ','].find((sign) => text.includes(sign)) ?? ',';

const cells = (text: string, delimiter: string, quote: boolean): string[][] =>
  parse(text, {
    ...{ bom: true, delimiter, trim: true, quote: quote ? '"' : false },
    ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
  });

/** A quote that opens and never closes would swallow the lines after it: then it is a sign like any other. */
const rows = (text: string): string[][] => {
  const delimiter = between(text.split(/[\r\n]/, 1)[0] ?? '');
  try {
    return cells(text, delimiter, true);
  } catch {
    return cells(text, delimiter, false);
  }
};

/** The clients of lines pasted from a spreadsheet, or of a CSV file. Lines that hold nothing are left out. */
export function lignesCollees(text: string): readonly Ligne[] {
  const [first = [], ...others] = rows(text.trim());
  const { header, at } = columns(first);
  const body = header ? others : [first, ...others];
  return body
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => ligneOf((champ) => row[at.indexOf(champ)] ?? ''));
}

/** The columns of a header that are none of ours: what they hold is left out. */
export function colonnesTues(text: string): readonly string[] {
  const [first = []] = rows(text.trim());
  const { header, at } = columns(first);
  return header ? first.filter((title, i) => title !== '' && at[i] === undefined) : [];
}

const ligneOf = (cell: (champ: Champ) => string): Ligne => ({
  entreprise: cell('entreprise'),
  site_web: cell('site_web'),
  ville: cell('ville'),
  metier: cell('metier'),
  concurrents: cell('concurrents'),
  contexte: cell('contexte'),
});

/** Rows of the table: more than a call takes, so that what is too many is said, not cut. */
export const LIGNES = 100;

/** The clients of the table, row by row; rows that hold nothing are left out. */
export const lignesTapees = (form: ReadonlyMap<string, string>): readonly Ligne[] =>
  Array.from({ length: LIGNES }, (_, i) =>
    ligneOf((champ) => (form.get(`${champ}-${i}`) ?? '').trim()),
  ).filter((ligne) => CHAMPS.some((champ) => ligne[champ] !== ''));

/** Tells whether lines are those that were shown. */
export const empreinte = (lignes: readonly Ligne[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lignes.map((ligne) => CHAMPS.map((champ) => ligne[champ]))))
    .digest('base64url');

/** As the API takes them: what is empty is not given. */
export const corps = (lignes: readonly Ligne[]): object => ({
  clients: lignes.map((ligne) =>
    Object.fromEntries(
      Object.entries(ligne).filter(
        ([champ, value]) => value !== '' || champ === 'entreprise' || champ === 'site_web',
      ),
    ),
  ),
});
