import {
  type ServiceOperatorServer,
  ServiceOperatorService,
  type TasksServer,
  TasksService,
} from '@agence/proto/platform/v1/platform';
import { ADRESSE_EFFACEE } from '@agence/words/mail-address';
import { unix } from '@agence/words/paris';
import type { Db } from 'mongodb';
import type { Consumers, Reaction } from './bus/consumer.ts';
import { served } from './grpc/grpc-server.ts';
import type { TestClock } from './process/clock.ts';
import { isTransient } from './process/faults.ts';
import type { Sweeper } from './process/sweeper.ts';
import { assertOpen, whileSettling } from './restore/held.ts';
import type { RestoreEpoch } from './restore/restore-epoch.ts';
import type { restoring } from './restore/restoring.ts';
import { journal } from './store/journal.ts';
import { ANY_CASE } from './store/mongo.ts';

/** Fields that name an actor outside history and journal, by collection. */
export type Named = Readonly<Record<string, string>>;

type Needs = {
  readonly db: Db;
  readonly clock: TestClock;
  readonly inbox: Consumers;
  readonly reactions: readonly Reaction[];
  readonly sweeper: Sweeper;
  readonly restore: ReturnType<typeof restoring>;
  readonly epoch: Pick<RestoreEpoch, 'behind'>;
  /** Only a system started with a test clock lets it be moved. */
  readonly movable: boolean;
  readonly named: Named;
};

type Kept = { readonly _id: string; readonly offset_s: number };

const LATEST = 200;

const compteOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'compte' in data && typeof data.compte === 'string'
    ? data.compte
    : undefined;

/** Removes an address from history, journal and the fields in `named`: the actions stay, without their author. */
export async function eraseActor(db: Db, adresse: string, named: Named): Promise<void> {
  const fields = { ...named, history: 'qui', journal: 'on' };
  for (const [collection, field] of Object.entries(fields))
    await db
      .collection(collection)
      .updateMany({ [field]: adresse }, { $set: { [field]: ADRESSE_EFFACEE } }, { collation: ANY_CASE });
}

/** What every service offers to operators: clock, tasks, dead letters; and its tasks to the scheduler. */
export function serviceOperator(needs: Needs) {
  const { db, clock, inbox, reactions, sweeper, restore, epoch, movable, named } = needs;
  const kept = db.collection<Kept>('platform');
  const { append, latest } = journal(db);
  const show = () => ({ now_ts: unix(clock.now()), offset_s: clock.offset_s() });

  const runScheduled = async ({ name }: { readonly name: string }) => {
    assertOpen(epoch);
    return sweeper.runNow(name);
  };

  const operator = served<ServiceOperatorServer>(ServiceOperatorService, {
    showClock: async () => show(),
    setClock: async ({ offset_s, operator }) => {
      if (!movable) throw new Error('the clock of this system cannot be moved');
      if (operator !== undefined)
        await append({ operator, what: 'clock_set', on: 'clock', why: `${offset_s} s ahead` });
      await kept.updateOne({ _id: 'clock' }, { $set: { offset_s } }, { upsert: true });
      clock.set(offset_s);
      return show();
    },
    runTask: async ({ name, operator }) => {
      assertOpen(epoch);
      if (operator !== undefined && sweeper.has(name))
        await append({ operator, what: 'task_run', on: name, why: '' });
      return runScheduled({ name });
    },
    listParked: async () => ({
      parked: (await inbox.listParked()).map(({ _id, event, event_id, data, error, at }) => ({
        id: _id,
        subject: event,
        event_id,
        error,
        parked_ts: unix(at),
        compte: compteOf(data),
      })),
    }),
    replayParked: async ({ id, operator, why }) => {
      const known = (await inbox.listParked()).some(({ _id }) => _id === id);
      if (known) await append({ operator, what: 'parked_replayed', on: id, why });
      try {
        return { replayed: await inbox.replayParked(id, reactions) };
      } catch (fault) {
        if (isTransient(fault)) throw fault;
        return { replayed: false, error: String(fault) };
      }
    },
    showRestore: async () => restore.show(),
    acceptRestore: async ({ operator, why }) => {
      await whileSettling(() => append({ operator, what: 'copy_accepted', on: db.databaseName, why }));
      await restore.accept();
      return {};
    },
    eraseActor: async ({ adresse }) => {
      await eraseActor(db, adresse, named);
      return {};
    },
    listJournal: async ({ on }) => ({
      entries: (await latest(LATEST, on)).map(({ _id: id, at, ...entry }) => ({
        id,
        at_ts: unix(at),
        ...entry,
      })),
    }),
  });

  return {
    services: [operator, served<TasksServer>(TasksService, { runScheduled })],
    loadClock: async () => {
      if (movable) clock.set((await kept.findOne({ _id: 'clock' }))?.offset_s ?? 0);
    },
  };
}
