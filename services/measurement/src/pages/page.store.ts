import { type IdleBackoff, idleBackoff } from '@agence/platform/process/idle-backoff';
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

export type Pages = {
  readonly create: (page: Page) => Promise<void>;
  readonly find: (id: string) => Promise<Page | null>;
  readonly idle: IdleBackoff;
  readonly toWrite: () => Promise<readonly Page[]>;
  /** Pages written or given up. */
  readonly ended: (compte: string, client: string) => Promise<readonly Page[]>;
  /** The ids of a client's pages. */
  readonly of: (compte: string, client: string) => Promise<readonly string[]>;
  readonly forget: (compte: string, client: string) => Promise<void>;
  /** Fixes what the page may state; only the first call counts. */
  readonly fix: (id: string, sources: readonly Source[]) => Promise<void>;
  readonly end: (id: string, at: Date) => Promise<void>;
  /** Drops the sources of at most `most` pages written before; returns how many. */
  readonly dropSourcesBefore: (before: Date, most: number) => Promise<number>;
};

export const PAGE_INDEXES = {
  pages: [
    { key: { finie: 1 }, name: 'to_write' },
    { key: { finie: -1 }, name: 'sources', partialFilterExpression: { sources: { $type: 'array' } } },
    { key: { compte: 1, client: 1 }, name: 'client' },
  ],
} as const;

export function pageStore({ db }: Pick<Platform, 'db'>): Pages {
  const pages = db.collection<Page>('pages');
  const idle = idleBackoff();
  return {
    idle,
    create: async (page) => {
      idle.reset();
      await insertOnce(pages, page);
    },
    find: (id) => pages.findOne({ _id: id }),
    toWrite: async () => {
      const found = await pages.find({ finie: null }).toArray();
      idle[found.length > 0 ? 'reset' : 'looked']();
      return found;
    },
    ended: (compte, client) => pages.find({ compte, client, finie: { $ne: null } }).toArray(),
    of: async (compte, client) =>
      (await pages.find({ compte, client }, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    forget: async (compte, client) => {
      await pages.deleteMany({ compte, client });
    },
    fix: async (id, sources) => {
      await pages.updateOne({ _id: id, sources: null }, { $set: { sources } });
    },
    end: async (id, at) => {
      await pages.updateOne({ _id: id }, { $set: { finie: at } });
    },
    dropSourcesBefore: async (before, most) => {
      const old = { finie: { $lt: before }, sources: { $type: 'array' } } as const;
      const _id = await idsFound(pages, old, most);
      await pages.updateMany({ _id: { $in: _id } }, { $set: { sources: null } });
      return _id.length;
    },
  };
}
