import { propose } from '@agence/gesture';
import type { EventData } from '@agence/proto/catalogue';
import type { TestParts } from '@agence/testing/parts';
import type { Bus } from '../bus/bus.ts';
import { consumers, on, type Reaction } from '../bus/consumer.ts';
import { eventBus } from '../bus/lost-news.ts';
import { createRelay, type Relay } from '../bus/relay.ts';
import { type DocumentKind, documentStore } from './document-store.ts';

type Kept = { _id: string; stream: string | null; at: Date; data: { compte: string } };
type Happened = { readonly type: 'happened' };

const KIND: DocumentKind<{ readonly count: number }, Happened> = {
  collection: 'things',
  initial: () => ({ count: 0 }),
  evolve: ({ count }) => ({ count: count + 1 }),
  announce: (_, { id, version }) => [
    { name: 'client_pose', data: { compte: id, client: 'c', revision: version } },
  ],
};

/** Documents to which things happen, and whose news leaves by `bus`. */
export function things({ db, log }: TestParts, bus: Bus) {
  const relay = createRelay(db, ['things'], eventBus(bus), log);
  let order = 0;
  return {
    relay,
    events: () => db.collection<Kept>('events'),
    happen: async (id: string, drain: Relay['drain'] = relay.drain) => {
      order += 1;
      const command = { command_id: `${id}-${order}`, confirmer: true };
      await documentStore(db, KIND, drain).carryOut(id, () => propose({}, [{ type: 'happened' }]), command);
    },
    /** A consumer that remembers what it did. */
    listen: (react: (event: EventData<'client_pose'>) => Promise<void> = async () => {}) => {
      const done: string[] = [];
      const reactions: readonly Reaction[] = [
        on('client_pose', 'count', async (event) => {
          await react(event);
          done.push(`${event.compte}@${event.revision}`);
        }),
      ];
      const inbox = consumers('test', bus, db, log);
      inbox.start(reactions);
      return { done, inbox, reactions };
    },
    /** As if the news had been left behind a while ago: the sweep leaves fresh news to the process that wrote it. */
    age: async () => {
      const before = new Date(Date.now() - 60_000);
      await db.collection('events').updateMany({}, { $set: { at: before } });
      await db.collection('things').updateMany({}, { $set: { 'outbox.$[].at': before } });
    },
  };
}

export type Things = ReturnType<typeof things>;
