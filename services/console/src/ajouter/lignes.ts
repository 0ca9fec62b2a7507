import { createHash } from 'node:crypto';
import { CHAMPS, estSite, lireTable, rangeeOf } from '@agence/orders/table';
import type { Fiche } from '@agence/proto/clients/v1/clients';
import { MAX_CLIENTS } from '@agence/words/promises';

/** A client as a person typed it; what is not known is empty. */
export type Ligne = Readonly<Record<keyof Fiche, string>>;

/** Without titles, columns are in the order of the form; a sheet may have empty ones before its sites. */
const sansTitres = (rows: readonly (readonly string[])[]): readonly Ligne[] => {
  const site = Math.max(-1, ...rows.map((row) => row.findIndex((cell) => estSite(cell))));
  const columns = Array.from({ length: Math.max(0, site) }, (_, i) => i);
  const vides = new Set(columns.filter((i) => rows.every((row) => (row[i] ?? '') === '')));
  return rows.map((row) => {
    const filled = row.filter((_, i) => !vides.has(i));
    return rangeeOf((champ) => filled[CHAMPS.indexOf(champ)] ?? '');
  });
};

/** Lines that were pasted, or a CSV file; `tues`: the titles of the columns that are none of ours. */
export type Collees = { readonly lignes: readonly Ligne[]; readonly tues: readonly string[] };

/** The clients of lines pasted from a spreadsheet, or of a CSV file; null when the table is too large. Lines that hold nothing are left out. */
export function lignesCollees(text: string): Collees | null {
  const table = lireTable(text);
  if (table === null) return null;
  const { corps: rows, lue, tues } = table;
  return { lignes: lue === null ? sansTitres(rows) : rows.map(lue), tues };
}

/** Rows of the table: more than a call takes, so that what is too many is said, not cut. */
export const LIGNES = 2 * MAX_CLIENTS;
/** Empty rows that are shown to be filled. */
export const VIDES = 5;

export const vides = (count: number): readonly Ligne[] =>
  Array.from({ length: count }, () => rangeeOf(() => ''));

/** The clients of the table, row by row; rows that hold nothing are left out. */
export const lignesTapees = (form: ReadonlyMap<string, string>): readonly Ligne[] =>
  Array.from({ length: LIGNES }, (_, i) =>
    rangeeOf((champ) => (form.get(`${champ}-${i}`) ?? '').trim()),
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
