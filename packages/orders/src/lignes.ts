import { type Champ, champOf, estSite, lireTable } from './table.ts';
import { tientLieu } from './valeur.ts';

/** A business to add as a client or to diagnose; fields that were not given are absent. */
export type Ligne = { readonly entreprise: string; readonly site_web: string } & Partial<
  Record<Champ, string>
>;

/** Columns after the site, in this order, when a row has no header. */
const APRES_LE_SITE: readonly Champ[] = ['ville', 'metier', 'concurrents', 'contexte'];
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

/** The clients of a CSV file or of pasted spreadsheet rows. Null when the table is too large or a row without header is invalid. */
export function lignesDeTable(text: string): readonly Ligne[] | null {
  const table = lireTable(text);
  if (table === null) return null;
  const read = table.corps.map((row): Ligne | null => {
    if (table.lue === null) return placed(row, APRES_LE_SITE.length);
    const { entreprise, site_web, ...others } = table.lue(row);
    return {
      ...{ entreprise, site_web },
      ...Object.fromEntries(Object.entries(others).filter(([, cell]) => cell !== '')),
    };
  });
  return read.every((ligne) => ligne !== null) ? read : null;
}

/** The clients typed one a line; null when a line is invalid. If the first line holds column titles, all lines are a table. */
export function lignesTapees(lines: readonly string[]): readonly Ligne[] | null {
  const titled =
    lines.length > 1 && (lines[0] ?? '').split(/[\t;,]/u).every((cell) => champOf(cell) !== undefined);
  if (titled) return lignesDeTable(lines.join('\n'));
  const read = lines.map(ligneTapee);
  return read.every((ligne) => ligne !== null) ? read : null;
}
