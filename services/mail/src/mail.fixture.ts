import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumers } from '@agence/platform/bus/consumer';
import { EVENTS } from '@agence/platform/bus/event-stream';
import { databaseClock } from '@agence/platform/store/database-clock';
import { CATALOGUE, type EventName, subjectOf } from '@agence/proto/catalogue';
import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import type { config } from './config.ts';
import { type Needs, outgoing } from './needs.ts';
import { EVENT, peers } from './peers.fixture.ts';
import { reactions } from './reactions.ts';
import type { Timeouts } from './sending/deliver.ts';
import { purge, sendDue } from './sweeps.ts';
import { type World, world } from './world.fixture.ts';

export { world } from './world.fixture.ts';

export type Wired = {
  readonly needs: Needs;
  readonly data: string;
  readonly db: TestParts['db'];
  /** As the bus tells it: the same id again is a redelivery. */
  readonly hear: (name: EventName, id: string, more?: object) => Promise<void>;
  /** Publishes on the real bus, for those who listen. */
  readonly publish: (name: EventName, id: string) => Promise<void>;
  /** One run of the sweep that sends. */
  readonly send: () => Promise<void>;
  readonly purge: () => Promise<void>;
  /** Moves the clock that leases and waits go by. */
  readonly later: (ms: number) => void;
  /** A second process on the same database. */
  readonly twin: () => Needs;
  readonly close: () => Promise<void>;
};

type Settings = Pick<
  typeof config,
  | 'AGENCE_DATA'
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SERVICE_NAME'
  | 'ALERT_EMAIL'
  | 'CONTACT_EMAIL'
  | 'BANK_DETAILS'
>;

type Change = Partial<Settings> & {
  readonly of?: World;
  readonly timeouts?: Timeouts;
  /** Listens on the real bus, as two processes do. */
  readonly listening?: boolean;
};

/** The mail service without its bus and its gRPC door, on a database of its own. */
export async function wire({
  of = world(),
  timeouts,
  listening = false,
  ...settings
}: Change = {}): Promise<Wired> {
  const data = await mkdtemp(join(tmpdir(), 'agence-mail-'));
  const { db, bus, anotherBus, log, stop } = await testParts();
  let shift = 0;
  const real = databaseClock(db);
  const now = async () => (await real()) + shift;
  const all: Settings = {
    AGENCE_DATA: data,
    PUBLIC_URL: 'https://mesure.test/',
    SMTP_URL: undefined,
    MAIL_FROM: 'mesure@service.test',
    SERVICE_NAME: 'Mesure IA',
    ALERT_EMAIL: undefined,
    CONTACT_EMAIL: undefined,
    BANK_DETAILS: undefined,
    ...settings,
  };
  const gathered = () => {
    const parts: Partial<Needs> = {
      ...outgoing(db, now, all as typeof config, timeouts),
      now,
      todos: new Map(),
      draw: () => 1,
      log,
    };
    const clock = { now: () => of.now, offset_s: () => 0 };
    return { ...parts, ...peers(of), clock } as unknown as Needs;
  };
  const needs = gathered();
  if (listening)
    for (const [one, its] of [
      [bus, needs],
      [anotherBus(), gathered()],
    ] as const) {
      const inbox = consumers('mail', one, db, log);
      // As a service does: a reaction that is noted later would not receive an event published before that.
      await inbox.enlist(reactions(its));
      inbox.start(reactions(its));
    }
  return {
    needs,
    data,
    db,
    hear: async (name, id, more = {}) => {
      const wanted = reactions(needs).filter(({ event }) => event === name);
      for (const { reaction, react } of wanted)
        await react({ ...EVENT, ...more } as never, { id: `${reaction}:${id}` });
    },
    publish: async (name, id) => {
      const bytes = CATALOGUE[name].message.encode(EVENT as never).finish();
      await bus.publish(EVENTS, subjectOf(name), { id }, bytes);
    },
    send: () => sendDue(needs).run(serving),
    purge: () => purge(needs).run(serving),
    later: (ms) => {
      shift += ms;
    },
    twin: gathered,
    close: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
