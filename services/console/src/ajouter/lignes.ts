import { createHash } from 'node:crypto';
import type { Reply } from '@agence/calls/route';
import type { clientsPost } from '@agence/calls/routes/clients.post';
import { fr } from '@agence/gesture';
import { CHAMPS, estSite, lireTable, rangeeOf } from '@agence/orders/table';
import type { Fiche } from '@agence/proto/clients/v1/clients';
import { MAX_CLIENTS } from '@agence/words/promises';

/** A client as a person typed it; unknown fields are empty. */
export type Ligne = Readonly<Record<keyof Fiche, string>>;

type Collees = { readonly lignes: readonly Ligne[]; readonly tues: readonly string[] };

/** Without titles, columns follow the order of the form; empty columns before the site are skipped. */
const sansTitres = (rows: readonly (readonly string[])[]): Collees => {
  const site = Math.max(-1, ...rows.map((row) => row.findIndex((cell) => estSite(cell))));
  const columns = Array.from({ length: Math.max(0, site) }, (_, i) => i);
  const vides = new Set(columns.filter((i) => rows.every((row) => (row[i] ?? '') === '')));
  const filled = rows.map((row) => row.filter((_, i) => !vides.has(i)));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const [first, last] = [CHAMPS.length + vides.size + 1, width + vides.size];
  return {
    lignes: filled.map((row) => rangeeOf((champ) => row[CHAMPS.indexOf(champ)] ?? '')),
    tues: first > last ? [] : [first === last ? fr`la ${first}e` : fr`de la ${first}e à la ${last}e`],
  };
};

/**
 * Reads pasted lines or a CSV file; null when the table is too large. Empty lines are left out. `tues`: the columns that
 * we do not know, by title or by place.
 */
export function lignesCollees(text: string): Collees | null {
  const table = lireTable(text);
  if (table === null) return null;
  const { corps: rows, lue, tues } = table;
  return lue === null ? sansTitres(rows) : { lignes: rows.map(lue), tues };
}

/** Rows that the table holds: more than one call takes, so that extra lines are refused, not cut off. */
export const LIGNES = 2 * MAX_CLIENTS;
/** Empty rows offered under the table. */
export const VIDES = 5;

export const vides = (count: number): readonly Ligne[] =>
  Array.from({ length: count }, () => rangeeOf(() => ''));

/** Reads the clients of the table row by row; empty rows are left out. */
export const lignesTapees = (form: ReadonlyMap<string, string>): readonly Ligne[] =>
  Array.from({ length: LIGNES }, (_, i) =>
    rangeeOf((champ) => (form.get(`${champ}-${i}`) ?? '').trim()),
  ).filter((ligne) => CHAMPS.some((champ) => ligne[champ] !== ''));

/** A digest of the lines: tells whether they changed since they were shown. */
export const empreinte = (lignes: readonly Ligne[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lignes.map((ligne) => CHAMPS.map((champ) => ligne[champ]))))
    .digest('base64url');

/** The body of the API call; empty fields are left out. */
export const corps = (lignes: readonly Ligne[]): object => ({
  clients: lignes.map((ligne) =>
    Object.fromEntries(
      Object.entries(ligne).filter(
        ([champ, value]) => value !== '' || champ === 'entreprise' || champ === 'site_web',
      ),
    ),
  ),
});

export type Pose = Reply<typeof clientsPost>;

/** Why a line is refused; null when it is accepted. */
export type Verdict = string | null;

/**
 * The verdict of each line. Lines in `faults` could not be read and were not sent. Both lists of the reply keep the
 * order sent; of two equal lines, the first is accepted.
 */
export function verdicts(
  lignes: readonly Ligne[],
  faults: ReadonlyMap<number, string>,
  { acceptes, refuses }: Pose,
): readonly Verdict[] {
  let accepted = 0;
  let refused = 0;
  return lignes.map(({ entreprise, site_web }, i) => {
    const fault = faults.get(i);
    if (fault !== undefined) return fault;
    const next = acceptes[accepted];
    if (next?.entreprise === entreprise && next.site_web === site_web) {
      accepted += 1;
      return null;
    }
    refused += 1;
    return refuses[refused - 1]?.pourquoi ?? null;
  });
}
