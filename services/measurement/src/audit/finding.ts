import { combien } from '@agence/words/french';
import { sansDirection } from '../documents/typo.ts';
import type { SiteFacts } from '../facts/site.ts';
import type { Fiche } from '../mesures/fiche.ts';
import type { GoodPage, SiteRead } from '../sites/site.data.ts';

/** From what stops an AI from reading a page to what is merely useful. */
export const GRAVITES = ['bloquant', 'important', 'mineur'] as const;
export type Gravite = (typeof GRAVITES)[number];

/** A text as read, or as it should be, with its place. */
export type Piece = { ou: string; texte: string };

/** A fault of the site: title, reason, the text read, the text to write instead. Sentences are ours, `texte` is the site's. */
export type Constat = {
  gravite: Gravite;
  titre: string;
  pourquoi: string;
  constate: Piece | null;
  copier: Piece | null;
};

/** A point that is right, or could not be checked: its name, and what the site shows of it. */
export type Observation = Pick<Constat, 'titre' | 'pourquoi'> & { gravite: 'conforme' | 'non vérifié' };

export type Finding = Constat | Observation;

/**
 * The input of a check: the reading, the pages that can be judged, what they say of the business, the client's file,
 * the day (YYYY-MM-DD).
 */
export type Audited = {
  readonly site: SiteRead;
  readonly pages: readonly GoodPage[];
  readonly facts: SiteFacts | null;
  readonly fiche: Pick<Fiche, 'entreprise' | 'ville' | 'metier'>;
  readonly today: string;
};

export type Check = (audited: Audited) => Finding | readonly Finding[];

/** A check of what pages say: of a site without one it says nothing. */
export const ofPages =
  (check: Check): Check =>
  (audited) =>
    audited.pages.length === 0 ? [] : check(audited);

type Said = Omit<Constat, 'gravite' | 'copier'> & Partial<Pick<Constat, 'copier'>>;

export const fault = (gravite: Gravite, { copier = null, ...said }: Said): Constat => {
  return { gravite, ...said, copier };
};

const observed =
  (gravite: Observation['gravite']) =>
  (titre: string, pourquoi: string): Observation => ({ gravite, titre, pourquoi });

export const conforme = observed('conforme');
export const nonVerifie = observed('non vérifié');

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
  `${combien(length, 'page', 'pages')} sur ${length}`;

/** Two columns: a path and its text. At most eight lines. */
export const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.min(32, Math.max(...rows.map(([left]) => left.length)));
  return rows
    .slice(0, 8)
    .map(([left, right]) => `${left.padEnd(width)}  ${right}`)
    .join('\n');
};

/** « A », « A et B », « A, B et C ». */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names);
