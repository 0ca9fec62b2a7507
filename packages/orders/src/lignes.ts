import { type Champ, champOf, estSite, lireTable } from './table.ts';
import { tientLieu } from './valeur.ts';

/** A business to place or to diagnose; what is not told is absent. */
export type Ligne = { readonly entreprise: string; readonly site_web: string } & Partial<
  Record<Champ, string>
>;

/** Columns without a header, from the site on. */
const APRES_LE_SITE: readonly Champ[] = ['ville', 'metier', 'concurrents', 'contexte'];
const BULLET = /^(?:[-•*–·]\s*|\d{1,2}\s*[.)]\s+)/u;
const PARENTHESIS = /\s*[([]\s*(?<champ>concurrents?|contexte)\s*:\s*(?<dit>[^()[\]]+)[)\]]\s*$/iu;

/** A row without a header: the name stands before the site, a town and a trade may follow. Null when cells are left over. */
const placed = (row: readonly string[], most: number): Ligne | null => {
  const [entreprise = '', site_web = '', ...after] = row.map((cell) => cell.trim());
  if (!estSite(site_web) || after.length > most) return null;
  const given = after.flatMap((cell, i) => (cell === '' ? [] : [[APRES_LE_SITE[i], cell] as const]));
  const ligne: Ligne = { entreprise, site_web, ...Object.fromEntries(given) };
  return Object.entries(ligne).every(([champ, value]) => tientLieu(champ as Champ, value)) ? ligne : null;
};

/** One typed line: `Nom, site, ville, métier (concurrents : A, B)`. */
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

/** The clients of a table: a CSV file, or lines copied from a spreadsheet. Null when a line cannot be placed with certainty. */
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

/** The clients of typed lines; under the titles of columns they are a table. */
export function lignesTapees(lines: readonly string[]): readonly Ligne[] | null {
  const titled =
    lines.length > 1 && (lines[0] ?? '').split(/[\t;,]/u).every((cell) => champOf(cell) !== undefined);
  if (titled) return lignesDeTable(lines.join('\n'));
  const read = lines.map(ligneTapee);
  return read.every((ligne) => ligne !== null) ? read : null;
}
