import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import type { Indexes } from '@agence/platform/store/mongo';
import { type Page, readPage } from '@agence/platform/store/pages';
import { unix } from '@agence/words/paris';
import type { Filter } from 'mongodb';
import { LEADS, type LeadFact, type LeadState, type Vivant } from './lead.ts';

export type Kept = { readonly id: string; readonly lead: Vivant };

/** A lead that waits for its turn. */
export type Waiting = {
  readonly lead: string;
  readonly source: string;
  readonly reseau: string | undefined;
  readonly email: string;
};

/** How many leads wait for their turn: all, and those of one source. */
export type Queue = { readonly all: number; readonly source: number };

export type Wanted = {
  readonly etat?: string | undefined;
  readonly email?: string | undefined;
  readonly lead?: string | undefined;
  /** The `next` of the previous page. */
  readonly after?: string | undefined;
};

export type Leads = DocumentStore<LeadState, LeadFact> & {
  /** Leads that are not erased, newest first; addresses are compared without regard to case. */
  readonly list: (wanted: Wanted) => Promise<Page<Kept>>;
  /** When each lead that waits for a person was received, in Unix seconds. */
  readonly toCheckSince: () => Promise<readonly number[]>;
  /** The leads that wait for their turn, oldest first: at most a week's turns. */
  readonly waiting: () => Promise<readonly Waiting[]>;
  readonly queue: (source: string) => Promise<Queue>;
  /** Ids of some leads received before then and not erased. */
  readonly receivedBefore: (before: Date) => Promise<readonly string[]>;
  /** Deletes what is left of leads erased before then, once their events have left. */
  readonly forgetErased: (before: Date) => Promise<void>;
};

const PAGE = 500;
const LOT = 200;
const ANY_CASE = { locale: 'fr', strength: 2 };
const ALIVE = ['accepté', 'à vérifier'];
const WAITING = { 'state.attend': true } as const;

export const INDEXES: Indexes = {
  leads: [
    { key: { 'state.etat': 1, 'state.recu': 1 }, name: 'etat' },
    { key: { 'state.demande.email': 1 }, name: 'email', collation: ANY_CASE, sparse: true },
    { key: { 'state.attend': 1, 'state.recu': 1 }, name: 'attend', partialFilterExpression: WAITING },
  ],
};

export function leadStore(platform: Pick<Platform, 'db' | 'store'>): Leads {
  const store = platform.store(LEADS);
  const collection = platform.db.collection<{ _id: string }>(LEADS.collection);

  return {
    ...store,
    list: async ({ etat, email, lead, after }) => {
      const filter: Filter<{ _id: string; state: Vivant }> = {
        ...(etat === 'en attente' ? WAITING : { 'state.etat': { $in: etat === undefined ? ALIVE : [etat] } }),
        ...(email === undefined ? {} : { 'state.demande.email': email }),
        ...(lead === undefined ? {} : { _id: lead }),
      };
      const collation = email === undefined ? {} : { collation: ANY_CASE };
      const { rows, next } = await readPage({ by: 'state.recu', size: PAGE, after }, (rest, options) =>
        store.readMany({ $and: [filter, rest] } as never, { ...collation, ...options }),
      );
      return { rows: rows.map(({ _id: id, state }) => ({ id, lead: state as Vivant })), next };
    },
    toCheckSince: async () => {
      const found = await collection
        .find<{ state: { recu: Date } }>({ 'state.etat': 'à vérifier' } as never, {
          projection: { 'state.recu': 1 },
        })
        .toArray();
      return found.map(({ state }) => unix(state.recu));
    },
    waiting: async () => {
      const found = await store.readMany(WAITING as never, { sort: { 'state.recu': 1 } });
      return found.map(({ _id: lead, state }) => {
        const { source = lead, reseau, demande } = state as Vivant;
        return { lead, source, reseau, email: demande.email };
      });
    },
    queue: async (source) => ({
      all: await collection.countDocuments(WAITING),
      source: await collection.countDocuments({ ...WAITING, 'state.source': source }),
    }),
    receivedBefore: async (before) => {
      const filter = { 'state.etat': { $in: ALIVE }, 'state.recu': { $lt: before } };
      const found = await collection
        .find(filter as never, { projection: { _id: 1 } })
        .limit(LOT)
        .toArray();
      return found.map(({ _id }) => _id);
    },
    forgetErased: async (before) => {
      const filter = { 'state.etat': 'effacé', 'state.efface': { $lt: before }, outbox: { $size: 0 } };
      await collection.deleteMany(filter as never);
    },
  };
}
