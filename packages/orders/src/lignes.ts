import { between, type Champ, champOf, estSite, lireTable, rows } from './table.ts';

export type Ligne = { readonly entreprise: string; readonly site_web: string } & Partial<
  Record<Champ, string>
>;

/** Columns without a header, from the site on. */
const APRES_LE_SITE: readonly Champ[] = ['ville', 'metier', 'concurrents', 'contexte'];

const BULLET = /^(?:[-•*–·]\s*|\d{1,2}\s*[.)]\s+)/u;
const PARENTHESIS =
  /\s*(?:[([]\s*(?<champ>concurrents?|contexte)\s*:?\s*(?<dit>[^()[\]]*)[)\]]|[,;.]\s*(?<champ>concurrents?|contexte)\s*:\s*(?<dit>[^()[\]]*?))\s*\.?$/iu;
/** What a field is called before what it holds: « Ville : Niort », « site garage-blot.fr ». */
const NOMMEE =
  /^(?:le |la |l[’'])?(nom(?: de l[’']entreprise| du client)?|entreprise|client|prospect|raison sociale|enseigne|site(?: web| internet)?|url|ville|commune|m[ée]tier|activit[ée]|profession|secteur|concurrents?|contexte)\s*(?:[:=]\s*|\s(?=\S))(.+)$/isu;
/** A sentence ends in it, and another begins. */
export const FINIT = /[\p{L}\p{N}]{3} ?[.!?]\s+\p{Lu}/u;
/** What stands where a town or a trade should, and is said to us. */
const DIT = /(?:^|[^\p{L}])(?:c[’']est|merci|svp|stp|pouvez|pourriez|vous|nous|je|j[’']ai|car)(?![\p{L}])/iu;
/** « À ajouter aussi : Garage Blot »: the head of another order. */
const TETE = /^[^:]{0,60}(?:ajout|rajout|diagnosti|retir|corrig|lanc|audit)[^:]{0,60}\s*:/iu;
const parle = ({ entreprise, ville = '', metier = '' }: Ligne): boolean =>
  [entreprise, ville, metier].some((cell) => FINIT.test(cell) || /[?!]/u.test(cell)) ||
  DIT.test(`${ville} ${metier}`) ||
  TETE.test(entreprise) ||
  /^(?:(?:notre|mon|un|le|ce|nouveau|nouvel)\s+)+client\s/iu.test(entreprise);
const nommee = (cell: string): readonly [Champ, string] | null => {
  const [, title = '', value = ''] = NOMMEE.exec(cell.trim().replace(BULLET, '')) ?? [];
  const champ = champOf(title);
  return champ === undefined || FINIT.test(value) ? null : [champ, value.trim().replace(/\.$/u, '')];
};

/** One client whose fields stand each on a line, or each with its name in a sentence; null when one has none, or two are the same. */
const enChamps = (parts: readonly string[]): Ligne | null => {
  const read = parts.map(nommee);
  const named = read.filter((one) => one !== null);
  const all = Object.fromEntries(named) as Partial<Record<Champ, string>>;
  const whole = named.length === read.length && Object.keys(all).length === named.length;
  return whole && all.entreprise !== undefined ? { site_web: '', ...all, entreprise: all.entreprise } : null;
};
/** « Atelier Lola, site atelier-lola.fr, ville Nantes »: the name alone is not named. */
const aMoitie = (line: string): Ligne | null => {
  const [nom = '', ...others] = line.replace(BULLET, '').split(/\s*[,;]\s+/u);
  if (others.length === 0 || others.some((part) => nommee(part) === null)) return null;
  return enChamps([`nom : ${nom}`, ...others]);
};

/** Whether a line holds a site in a cell of its own. */
export const tientUnSite = (line: string): boolean =>
  line.split(/[\t;,]| [-–|/] /u).some((cell) => estSite(cell.trim()));

/** « à Angers », « un boulanger »: said before the town and the trade, and no part of them. */
const PETIT_MOT = /^(?:à\s+(?=\p{Lu})|une?\s+(?=\p{Ll}))/u;

/** A row without a header: what stands before the site is the name, commas and all. Null when cells are left that nobody can place. */
const placed = (row: readonly string[], delimiter: string): Ligne | null => {
  const at = row.findIndex(estSite);
  if (at === 0) return null;
  const name = at === -1 ? row.slice(0, 1) : row.slice(0, at);
  const after = at === -1 ? row.slice(2) : row.slice(at + 1);
  if (name.length > 1 && delimiter !== ',') return null;
  if (after.length > (delimiter === ',' ? 2 : APRES_LE_SITE.length)) return null;
  const given = after.flatMap((cell, i) =>
    cell === '' ? [] : [[APRES_LE_SITE[i], cell.replace(PETIT_MOT, '')] as const],
  );
  const site_web = (at === -1 ? row[1] : row[at]) ?? '';
  return { entreprise: name.join(', '), site_web, ...Object.fromEntries(given) };
};

/** What is not told is absent. */
const dite = (rangee: Readonly<Record<Champ, string>>): Ligne => {
  const { entreprise, site_web, ...others } = rangee;
  return {
    ...{ entreprise, site_web },
    ...Object.fromEntries(Object.entries(others).filter(([, cell]) => cell !== '')),
  };
};

/** The clients of a table: a CSV file, or lines copied from a spreadsheet. Null when a line cannot be placed with certainty. */
export function lignesDeTable(text: string): readonly Ligne[] | null {
  const table = lireTable(text);
  if (table === null) return null;
  const { corps, delimiter, lue } = table;
  const read = corps.map((row) => (lue === null ? placed(row, delimiter) : dite(lue(row))));
  return read.every((ligne) => ligne !== null) ? read : null;
}

/** One typed line: `Nom, site, ville, métier (concurrents : A, B)`. */
const typed = (line: string): Ligne | null => {
  const beside: Partial<Record<Champ, string>> = {};
  let rest = line.replace(BULLET, '');
  for (let found = PARENTHESIS.exec(rest); found !== null; found = PARENTHESIS.exec(rest)) {
    const { champ = '', dit = '' } = found.groups ?? {};
    beside[/^concurrent/i.test(champ) ? 'concurrents' : 'contexte'] = dit.trim();
    rest = rest.slice(0, found.index);
  }
  if (!/[,;\t]/u.test(rest)) rest = rest.replaceAll(/\s+[-–|/]\s+/gu, ', ');
  const delimiter = between(rest);
  const [row = []] = rows(rest.replace(/\.\s*$/u, ''), delimiter) ?? [];
  const ligne = placed(row, delimiter);
  // Without a site, only what is written like a name is one.
  const named = ligne !== null && (ligne.site_web !== '' || /^[\p{Lu}\p{N}«"“]/u.test(ligne.entreprise));
  const told = ligne !== null && estSite(ligne.site_web) === false && ligne.site_web !== '';
  return ligne === null || parle(ligne) || !named || (told && !/^[\p{Lu}\p{N}]/u.test(ligne.entreprise))
    ? null
    : { ...ligne, ...beside };
};

/** Whether lines are one client, a field each. */
export const estFiche = (lines: readonly string[]): boolean => enChamps(lines) !== null;

/** Whether lines begin with the titles of columns. */
export const estTable = (lines: readonly string[]): boolean =>
  lines.length > 1 && (lines[0] ?? '').split(/[\t;,]/u).every((cell) => champOf(cell) !== undefined);

/** The clients of typed lines; with a header they are a table. */
export function lignesTapees(lines: readonly string[]): readonly Ligne[] | null {
  if (estTable(lines))
    return lines.every((line) => /[\t;,]/u.test(line)) ? lignesDeTable(lines.join('\n')) : null;
  const one =
    enChamps(lines) ??
    (lines.length === 1 ? (enChamps((lines[0] ?? '').split(/[,;]\s+/u)) ?? aMoitie(lines[0] ?? '')) : null);
  if (one !== null) return [one];
  const read = lines.map(typed);
  return read.every((ligne) => ligne !== null) ? read : null;
}
