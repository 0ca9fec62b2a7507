import { type ServiceOperatorServer, ServiceOperatorService } from '@agence/proto/platform/v1/platform';
import type { Db } from 'mongodb';
import type { TestClock } from './clock.ts';
import type { Consumers, Reaction } from './consumer.ts';
import { type ServedService, served } from './grpc-server.ts';
import { unix } from './paris.ts';
import type { Sweeper } from './sweeper.ts';

type Needs = {
  readonly db: Db;
  readonly clock: TestClock;
  readonly inbox: Consumers;
  readonly reactions: readonly Reaction[];
  readonly sweeper: Sweeper;
  /** Only a system started with a test clock lets it be moved. */
  readonly movable: boolean;
};

type Kept = { readonly _id: string; readonly offset_s: number };

/** What every service offers to its operators: clock, tasks, parked messages. */
export function serviceOperator({ db, clock, inbox, reactions, sweeper, movable }: Needs): {
  readonly service: ServedService;
  readonly loadClock: () => Promise<void>;
} {
  const kept = db.collection<Kept>('platform');
  const show = () => ({ now_ts: unix(clock.now()), offset_s: clock.offset_s() });

  const service = served<ServiceOperatorServer>(ServiceOperatorService, {
    showClock: async () => show(),
    setClock: async ({ offset_s }) => {
      if (!movable) throw new Error('the clock of this system cannot be moved');
      await kept.updateOne({ _id: 'clock' }, { $set: { offset_s } }, { upsert: true });
      clock.set(offset_s);
      return show();
    },
    runTask: ({ name }) => sweeper.runNow(name),
    listParked: async () => ({
      parked: (await inbox.listParked()).map(({ _id, event, event_id, error, at }) => ({
        id: _id,
        subject: event,
        event_id,
        error,
        parked_ts: unix(at),
      })),
    }),
    replayParked: async ({ id }) => ({ replayed: await inbox.replayParked(id, reactions) }),
  });

  return {
    service,
    loadClock: async () => {
      if (movable) clock.set((await kept.findOne({ _id: 'clock' }))?.offset_s ?? 0);
    },
  };
}
