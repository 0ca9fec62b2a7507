import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '@agence/platform/process/clock';
import { openMongo } from '@agence/platform/store/mongo';
import { eventually } from '@agence/testing/eventually';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import type { OwnSystem, Wanted } from '@agence/testing/system';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';
import { sleepers } from './asleep.ts';
import { type BusFault, busFiles } from './bus-files.ts';
import { type Cuts, cutting } from './cut.ts';
import { logsEnd } from './logs-end.ts';
import { type ProcessName, pidOf, signal, statesOf } from './processes.ts';
import { type Outage, type Provider, startProvider } from './provider.ts';

export const ORDERS = ['die', 'freeze', 'hang', 'fail'] as const;

/** What happens to the system while it is used. */
export type Fault =
  | { readonly kind: 'kill'; readonly who: ProcessName }
  | { readonly kind: 'freeze'; readonly who: ProcessName; readonly ms: number }
  /** The next process that comes by this point follows the order. */
  | { readonly kind: 'order'; readonly order: (typeof ORDERS)[number]; readonly point: string }
  | { readonly kind: BusFault }
  /** The database is without a primary for some seconds. */
  | { readonly kind: 'step down' }
  | { readonly kind: 'provider'; readonly outage: Outage; readonly ms: number }
  /** The clock of the product jumps ahead; of those services that cannot be told, it does not. */
  | { readonly kind: 'clock'; readonly minutes: number };

/** A whole system and the fakes of the outside world, which count the calls that reach them. */
export type World = {
  readonly system: OwnSystem;
  readonly mongo: ReturnType<typeof openMongo>['client'];
  readonly ai: Provider;
  readonly relay: FakeRelay;
  readonly strike: (fault: Fault) => Promise<void>;
  /** What the faults so far cut off. */
  readonly cuts: Cuts;
  /** When a gateway was last frozen, milliseconds since 1970: who asked it before waits for its awakening. */
  readonly awoke: () => number;
  readonly slowest_ms: number;
  /** Every point at which a process can be told to fail, as far as one came by it; sorted. */
  readonly points: () => Promise<readonly string[]>;
  /** Takes back orders that nobody followed. */
  readonly idle: () => Promise<void>;
  /** What each process does (`S` waits, `T` stands still), and the end of what it told its log. */
  readonly lastWords: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

const FROZEN_MS = 5_000;
const LOOK_EVERY_MS = 100;

const settings = (ai: Provider, relay: FakeRelay, points: string) => ({
  CRASH_POINTS: points,
  AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
  OPENAI_COMPATIBLE_BASE_URL: ai.url,
  OPENAI_COMPATIBLE_API_KEY: 'test',
  ...CARD_SETTINGS,
  SMTP_URL: relay.url,
  TRUSTED_HOPS: '1',
  CALLS_PER_DAY: '1000000',
  LEAD_CALLS_PER_DAY: '1000000',
});

/** `slowest_ms`: what an answer may take; two seconds, and one for a machine that carries the whole system and its tests. */
export async function startWorld({
  slowest_ms = 3_000,
  env = {},
  data: given,
  ...wanted
}: Pick<Wanted, 'replicas' | 'services' | 'env' | 'data'> & {
  readonly slowest_ms?: number;
} = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'agence-faults-'));
  const [ai, relay] = await Promise.all([startProvider(), startFakeRelay()]);
  const points = join(folder, 'points');
  const data = given ?? join(folder, 'data');
  const system = await ownSystem({
    ...wanted,
    gateways: 2,
    testClock: true,
    data,
    env: { ...READ_BY_MODEL, ...settings(ai, relay, points), ...env },
  });
  const { client: mongo } = openMongo(system.run().mongodb.url, 'admin');
  const store = join(data, 'nats', 'store');
  const tell = (pid: () => number) => (name: NodeJS.Signals | 0) => signal(pid(), name);
  const files = busFiles(
    store,
    folder,
    tell(() => pidOf(system, 'nats')),
    tell(() => system.run().pid),
  );
  const cuts = cutting((who) => mongo.db(`agence_${who}`));
  const { awoke, freeze, wakeTheLate, allAwake } = sleepers(system);
  /** Deaths that were seen, each until what it cut off is counted. */
  const deaths: Promise<void>[] = [];
  const strike = async (fault: Fault): Promise<void> => {
    switch (fault.kind) {
      case 'kill':
        signal(pidOf(system, fault.who), 'SIGKILL');
        return cuts.died(fault.who.replace(/-\d$/, ''));
      case 'freeze':
        return freeze(fault.who, pidOf(system, fault.who), fault.ms);
      case 'order':
        return writeFile(join(points, 'orders', `${fault.order}@${fault.point}`), '');
      case 'step down':
        // The primary closes the connection of who asks for it.
        await mongo
          .db('admin')
          .command({ replSetStepDown: 2, force: true })
          .catch(() => {});
        return;
      case 'clock':
        await system.operate('clock', 'advance', `${fault.minutes}m`).catch(() => {});
        return;
      case 'provider':
        return ai.suffer(fault.outage, fault.ms, cuts.severing);
      case 'keep':
        return files.keep();
      default:
        return files.lose(fault.kind);
    }
  };

  /** Wakes each frozen process after a while. */
  const see = async (): Promise<void> => {
    for (const name of await readdir(join(points, 'followed'))) {
      const [order = '', point = '', pid = ''] = name.split('@');
      if (order === 'seen') continue;
      if (order === 'freeze') void freeze(point, Number(pid), FROZEN_MS);
      else if (order === 'die') deaths.push(cuts.died(point.split(':')[0] ?? ''));
      else cuts.failed(point);
      await rename(join(points, 'followed', name), join(points, 'followed', `seen@${name}`));
    }
    wakeTheLate();
  };
  let open = true;
  const seeing = (async () => {
    for (; open; await pause(LOOK_EVERY_MS)) await see();
  })();

  return {
    ...{ system, mongo, ai, relay, strike, cuts, awoke, slowest_ms },
    points: async () => (await readdir(join(points, 'reached'))).toSorted(),
    idle: async () => {
      for (const order of await readdir(join(points, 'orders')))
        await rm(join(points, 'orders', order), { force: true });
      await eventually(async () =>
        (await readdir(join(points, 'followed'))).every((name) => name.startsWith('seen@')),
      );
      await allAwake();
      await Promise.all(deaths);
    },
    lastWords: async () =>
      [`${machineNow().toISOString()} ${statesOf(system)}`, await logsEnd(data)].join('\n'),
    stop: async () => {
      open = false;
      await seeing;
      await mongo.close();
      await system.stop();
      await Promise.all([ai.stop(), relay.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
