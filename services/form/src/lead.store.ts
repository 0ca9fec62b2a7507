import type { Platform } from '@agence/platform/service';
import { ANY_CASE, type Indexes, idsFound } from '@agence/platform/store/mongo';
import { type Page, readPage } from '@agence/platform/store/pages';
import type { ListLeadsRequest } from '@agence/proto/form/v1/form';
import { unix } from '@agence/words/paris';
import type { Filter } from 'mongodb';
import { LEADS, type Vivant } from './lead.ts';

export type Kept = { readonly id: string; readonly lead: Vivant };

const PAGE = 500;
const LOT = 200;
const ALIVE = ['accepté', 'à vérifier'];
const WAITING = { 'state.attend': true } as const;

export const INDEXES: Indexes = {
  leads: [
    { key: { 'state.etat': 1, 'state.recu': 1 }, name: 'etat' },
    { key: { 'state.demande.email': 1 }, name: 'email', collation: ANY_CASE, sparse: true },
    { key: { 'state.attend': 1, 'state.recu': 1 }, name: 'attend', partialFilterExpression: WAITING },
  ],
};

export function leadStore(platform: Pick<Platform, 'db' | 'store'>) {
  const store = platform.store(LEADS);
  const collection = platform.db.collection<{ _id: string }>(LEADS.collection);

  return {
    ...store,
    /** Leads that are not erased, newest first; addresses are compared without regard to case. */
    list: async ({ etat, email, lead, after }: ListLeadsRequest): Promise<Page<Kept>> => {
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
    /** When each lead that waits for a person was received, in Unix seconds. */
    toCheckSince: async () => {
      const found = await store.readMany({ 'state.etat': 'à vérifier' } as never);
      return found.map(({ state }) => unix((state as Vivant).recu));
    },
    /** The leads that wait for their turn, oldest first: at most a week's turns. */
    waiting: async () => {
      const found = await store.readMany(WAITING as never, { sort: { 'state.recu': 1 } });
      return found.map(({ _id: lead, state }) => {
        const { source = lead, reseau = lead, demande } = state as Vivant;
        return { lead, source, reseau, email: demande.email };
      });
    },
    /** How many leads wait for their turn: all, and those of one source. */
    queue: async (source: string) => ({
      all: await collection.countDocuments(WAITING),
      source: await collection.countDocuments({ ...WAITING, 'state.source': source }),
    }),
    /** Ids of some leads received before then and not erased. */
    receivedBefore: (before: Date) =>
      idsFound(collection, { 'state.etat': { $in: ALIVE }, 'state.recu': { $lt: before } } as never, LOT),
    /** Deletes what is left of leads erased before then, once their events have left. */
    forgetErased: async (before: Date) => {
      const filter = { 'state.etat': 'effacé', 'state.efface': { $lt: before }, outbox: { $size: 0 } };
      await collection.deleteMany(filter as never);
    },
  };
}
