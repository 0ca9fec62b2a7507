import { accord } from '@agence/words/french';
import { sansDirection } from '../documents/typo.ts';
import type { Fiche } from '../mesures/fiche.ts';
import type { GoodPage, SiteRead } from '../sites/site.data.ts';
import type { AuditData, Constat, Piece } from './audit.data.ts';

/** From what stops an AI to what is merely useful; then what is right, and what could not be checked. */
export type Gravite = Constat['gravite'] | 'conforme' | 'non vérifié';

/**
 * One finding. `pourquoi`: why it matters; for `conforme` and `non vérifié`, the observation, to follow « titre : ».
 * `constate`: the text read, word for word; `copier`: the text to write instead.
 */
export type Finding = {
  readonly code: string;
  readonly gravite: Gravite;
  readonly titre: string;
  readonly pourquoi: string;
  readonly constate: Piece | null;
  readonly copier: Piece | null;
};

/** The part of `AuditData` from the site; the caller adds the client and the number. */
export type AuditFindings = Omit<AuditData, 'schema' | 'document' | 'agence' | 'client' | 'constats'> & {
  readonly constats: (Constat & { readonly code: string })[];
};

/** The input of a check: the reading, the pages that can be judged, the client's file, the day (YYYY-MM-DD). */
export type Audited = {
  readonly site: SiteRead;
  readonly pages: readonly GoodPage[];
  readonly fiche: Pick<Fiche, 'entreprise' | 'ville' | 'metier'>;
  readonly today: string;
};

export type Check = (audited: Audited) => Finding | readonly Finding[];

export const conforme = (code: string, titre: string, vu: string): Finding => ({
  code,
  gravite: 'conforme',
  titre,
  pourquoi: vu,
  constate: null,
  copier: null,
});

export const nonVerifie = (code: string, titre: string, vu: string): Finding => ({
  ...conforme(code, titre, vu),
  gravite: 'non vérifié',
});

/** The path of an address, for people: /contact. At most 60 characters. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  const path = sansDirection(parsed === null ? url : shownPath(parsed.pathname + parsed.search));
  return path.length > 60 ? `${path.slice(0, 59)}…` : path;
};

const shownPath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** « sur /contact », « sur /a et /b », « sur 4 pages ». */
export const where = (pages: readonly { readonly url: string }[]): string => {
  const paths = pages.map(({ url }) => pathOf(url));
  if (paths.length > 2) return `sur ${paths.length} pages`;
  return `sur ${paths.join(' et ')}`;
};

/** « sur la page lue », « sur les 4 pages lues ». */
export const everywhere = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'sur la page lue' : `sur les ${length} pages lues`;

/** « 1 page sur 1 », « 3 pages sur 3 ». */
export const surToutes = ({ length }: readonly unknown[]): string =>
  `${length} ${accord(length, 'page', 'pages')} sur ${length}`;

/** Two columns: a path and its text. At most eight lines. */
export const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.min(32, Math.max(...rows.map(([left]) => left.length)));
  return rows
    .slice(0, 8)
    .map(([left, right]) => `${left.padEnd(width)}  ${right}`)
    .join('\n');
};

/** « A », « A et B », « A, B et C ». */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
