import type { Illisible } from './client.ts';
import { CHAMPS, type Champ, champOf, estSite, lireTable } from './table.ts';
import { tientLieu } from './valeur.ts';

/** A business to add as a client or to diagnose; fields that were not given are absent. */
export type Ligne = { readonly entreprise: string; readonly site_web: string } & Partial<
  Record<Champ, string>
>;

/** Columns after the site, in this order, when a row has no header. */
const APRES_LE_SITE: readonly Champ[] = CHAMPS.slice(2);
const BULLET = /^(?:[-•*–·]\s*|\d{1,2}\s*[.)]\s+)/u;
const PARENTHESIS = /\s*[([]\s*(?<champ>concurrents?|contexte)\s*:\s*(?<dit>[^()[\]]+)[)\]]\s*$/iu;

/** Reads a row without a header: name, site, then up to `most` fields. Null when a value is invalid or cells are left over. */
const placed = (row: readonly string[], most: number): Ligne | null => {
  const [entreprise = '', site_web = '', ...after] = row.map((cell) => cell.trim());
  if (!estSite(site_web) || after.length > most) return null;
  const given = after.flatMap((cell, i) => (cell === '' ? [] : [[APRES_LE_SITE[i], cell] as const]));
  const ligne: Ligne = { entreprise, site_web, ...Object.fromEntries(given) };
  return Object.entries(ligne).every(([champ, value]) => tientLieu(champ as Champ, value)) ? ligne : null;
};

/** Reads a typed line `Nom, site, ville, métier (concurrents : A, B)`; null when it has another shape. */
export function ligneTapee(line: string): Ligne | null {
  const beside: Partial<Record<Champ, string>> = {};
  let rest = line.replace(BULLET, '').replace(/\s*\.$/u, '');
  for (let found = PARENTHESIS.exec(rest); found !== null; found = PARENTHESIS.exec(rest)) {
    const { champ = '', dit = '' } = found.groups ?? {};
    beside[/^concurrent/i.test(champ) ? 'concurrents' : 'contexte'] = dit.trim();
    rest = rest.slice(0, found.index);
  }
  const ligne = placed(rest.split(/\t|;|,\s+|,(?=\S)/u), 2);
  return ligne === null ? null : { ...ligne, ...beside };
}

/** Clients read from tables, and the titles of unknown columns; or why a table cannot be read. */
export type Lues =
  | { readonly lignes: readonly Ligne[]; readonly tues: readonly string[] }
  | { readonly tableau: Illisible };

/** Characters and cells that an answer quotes. */
const QUOTED = { cells: 12, length: 60 };
const illisible = (cause: Illisible['cause'], cells: readonly string[] = []): Lues => {
  const filled = cells.filter((cell) => cell !== '').slice(0, QUOTED.cells);
  return { tableau: { cause, cellules: filled.map((cell) => cell.slice(0, QUOTED.length)) } };
};

/** The clients of a CSV file or of pasted spreadsheet rows. */
export function lignesDeTable(text: string): Lues {
  const table = lireTable(text);
  if (table === null) return illisible('taille');
  const { corps, lue, tues, champs } = table;
  if (lue === null) {
    const lignes = corps.map((row) => placed(row, APRES_LE_SITE.length));
    const wrong = lignes.indexOf(null);
    const row = corps[wrong] ?? [];
    if (wrong === 0 && !row.some(estSite))
      return illisible(
        'titres',
        row.filter((cell) => champOf(cell) === undefined),
      );
    if (wrong !== -1) return illisible('ligne', row);
    return { lignes: lignes.filter((ligne) => ligne !== null), tues };
  }
  if (!champs.has('entreprise') || !champs.has('site_web')) return illisible('titres', tues);
  const lignes = corps.map((row) => {
    const { entreprise, site_web, ...others } = lue(row);
    const given = Object.entries(others).filter(([, cell]) => cell !== '');
    return { entreprise, site_web, ...Object.fromEntries(given) };
  });
  return { lignes, tues };
}

/** The clients of several tables, or why the first unreadable one cannot be read. */
export function lignesDesTables(tables: readonly string[]): Lues {
  const read = tables.map(lignesDeTable);
  const wrong = read.find((table) => 'tableau' in table);
  if (wrong !== undefined) return wrong;
  const whole = read.filter((table) => 'lignes' in table);
  return { lignes: whole.flatMap(({ lignes }) => lignes), tues: whole.flatMap(({ tues }) => tues) };
}

/** The clients typed one a line; null when a line is invalid. If the first line holds column titles, all lines are a table. */
export function lignesTapees(lines: readonly string[]): readonly Ligne[] | null {
  const titled =
    lines.length > 1 && (lines[0] ?? '').split(/[\t;,]/u).every((cell) => champOf(cell) !== undefined);
  if (titled) {
    const table = lignesDeTable(lines.join('\n'));
    return 'lignes' in table ? table.lignes : null;
  }
  const read = lines.map(ligneTapee);
  return read.every((ligne) => ligne !== null) ? read : null;
}
