import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumers } from '@agence/platform/bus/consumer';
import { EVENTS } from '@agence/platform/bus/event-stream';
import { databaseClock } from '@agence/platform/store/database-clock';
import { CATALOGUE, type EventName, subjectOf } from '@agence/proto/catalogue';
import { testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import type { config } from './config.ts';
import { type Needs, outgoing } from './needs.ts';
import { EVENT, peers } from './peers.fixture.ts';
import { reactions } from './reactions.ts';
import type { Timeouts } from './sending/deliver.ts';
import { purge, sendDue } from './sweeps.ts';
import { world } from './world.fixture.ts';

export { world } from './world.fixture.ts';

const SETTINGS = {
  PUBLIC_URL: 'https://mesure.test/',
  MAIL_FROM: 'mesure@service.test',
  SERVICE_NAME: 'Mesure IA',
};

type Change = Partial<typeof config> & {
  readonly of?: ReturnType<typeof world>;
  readonly timeouts?: Timeouts;
  /** Listens on the real bus, as two processes do. */
  readonly listening?: boolean;
};

/** The mail service without its bus and its gRPC door, on a database of its own. */
export async function wire({ of = world(), timeouts, listening = false, ...settings }: Change = {}) {
  const data = await mkdtemp(join(tmpdir(), 'agence-mail-'));
  const { db, bus, anotherBus, log, stop } = await testParts();
  let shift = 0;
  const real = databaseClock(db);
  const now = async () => (await real()) + shift;
  const all = { AGENCE_DATA: data, ...SETTINGS, ...settings } as typeof config;
  const gathered = () => {
    const clock = { now: () => of.now, offset_s: () => 0 };
    const parts = { ...outgoing(db, now, all, timeouts), ...peers(of), now, clock, log };
    return { ...parts, todos: new Map(), draw: () => 1 } as unknown as Needs;
  };
  const needs = gathered();
  if (listening)
    for (const [listener, its] of [
      [bus, needs],
      [anotherBus(), gathered()],
    ] as const) {
      const inbox = consumers('mail', listener, db, log);
      // As a service does: a reaction that is noted later would not receive an event published before that.
      await inbox.enlist(reactions(its));
      inbox.start(reactions(its));
    }
  return {
    needs,
    data,
    db,
    /** As the bus tells it: the same id again is a redelivery. */
    hear: async (name: EventName, id: string, more: object = {}) => {
      const wanted = reactions(needs).filter(({ event }) => event === name);
      for (const { reaction, react } of wanted)
        await react({ ...EVENT, ...more } as never, { id: `${reaction}:${id}` });
    },
    /** Publishes on the real bus, for those who listen. */
    publish: async (name: EventName, id: string) => {
      const bytes = CATALOGUE[name].message.encode(EVENT as never).finish();
      await bus.publish(EVENTS, subjectOf(name), { id }, bytes);
    },
    /** One run of the sweep that sends. */
    send: () => sendDue(needs).run(serving),
    purge: () => purge(needs).run(serving),
    /** Moves the clock that leases and waits go by. */
    later: (ms: number) => {
      shift += ms;
    },
    /** A second process on the same database. */
    twin: gathered,
    close: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export type Wired = Awaited<ReturnType<typeof wire>>;
