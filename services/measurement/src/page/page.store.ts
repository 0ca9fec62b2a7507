import { idleBackoff } from '@agence/platform/process/idle-backoff';
import type { Platform } from '@agence/platform/service';
import { idsFound, insertOnce } from '@agence/platform/store/mongo';
import type { Fiche } from '../mesures/fiche.ts';

/** The client's own words, and their source as a document names it. */
export type Source = { readonly ou: string; readonly texte: string };

/** A page to write after a measurement: its fixed question, and everything that its text may state. */
export type Page = {
  readonly _id: string;
  readonly compte: string;
  readonly client: string;
  readonly revision: number;
  readonly mesure: string;
  readonly n: number;
  readonly question: string;
  readonly numero_page: number;
  /** The id of its future document. */
  readonly document: string;
  readonly model: string;
  readonly fiche: Fiche;
  /** Null until the site is read; then fixed, until the purge drops them. */
  readonly sources: readonly Source[] | null;
  /** When it was handed over, or given up because the client had changed. */
  readonly finie: Date | null;
};

export const PAGE_INDEXES = {
  pages: [
    { key: { finie: 1 }, name: 'to_write' },
    { key: { finie: -1 }, name: 'sources', partialFilterExpression: { sources: { $type: 'array' } } },
    { key: { compte: 1, client: 1 }, name: 'client' },
  ],
} as const;

export function pageStore({ db }: Pick<Platform, 'db'>) {
  const pages = db.collection<Page>('pages');
  const idle = idleBackoff();
  return {
    idle,
    create: (page: Page) => {
      idle.reset();
      return insertOnce(pages, page);
    },
    find: (id: string) => pages.findOne({ _id: id }),
    toWrite: async () => {
      const found = await pages.find({ finie: null }).toArray();
      idle[found.length > 0 ? 'reset' : 'looked']();
      return found;
    },
    ended: (compte: string, client: string) => pages.find({ compte, client, finie: { $ne: null } }).toArray(),
    of: (compte: string, client: string) => pages.distinct('_id', { compte, client }),
    forget: (compte: string, client: string) => pages.deleteMany({ compte, client }),
    /** Fixes what the page may state; only the first call counts. */
    fix: (id: string, sources: readonly Source[]) =>
      pages.updateOne({ _id: id, sources: null }, { $set: { sources } }),
    end: (id: string, at: Date) => pages.updateOne({ _id: id }, { $set: { finie: at } }),
    /** Drops the sources of at most `most` pages written before; returns how many. */
    dropSourcesBefore: async (before: Date, most: number) => {
      const old = { finie: { $lt: before }, sources: { $type: 'array' } } as const;
      const _id = await idsFound(pages, old, most);
      await pages.updateMany({ _id: { $in: _id } }, { $set: { sources: null } });
      return _id.length;
    },
  };
}
