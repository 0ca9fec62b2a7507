import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '@agence/platform/clock';
import { openMongo } from '@agence/platform/mongo';
import { eventually } from '@agence/testing/eventually';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import type { OwnSystem, Wanted } from '@agence/testing/system';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { QUESTIONS } from '../outside/scripted-ai.ts';
import { ownSystem } from '../outside/system.ts';
import { sleepers } from './asleep.ts';
import { type BusFault, busFiles } from './bus-files.ts';
import { logsEnd } from './logs-end.ts';
import { type ProcessName, pidOf, signal, statesOf } from './processes.ts';

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
  /** The clock of the product jumps ahead; of those services that cannot be told, it does not. */
  | { readonly kind: 'clock'; readonly minutes: number };

/** Paid calls and mails that a fault cut off: so many may have an outcome that nobody knows. */
export type Cut = { readonly calls: number; readonly mails: number };

/** A whole system with the world around it, all of which counts what reaches it. */
export type World = {
  readonly system: OwnSystem;
  readonly mongo: ReturnType<typeof openMongo>['client'];
  readonly ai: FakeAi;
  readonly relay: FakeRelay;
  readonly strike: (fault: Fault) => Promise<void>;
  readonly cut: () => Cut;
  /** So many calls were begun before their process was struck, and are given up. */
  readonly orphan: (calls: number) => void;
  /** Since when a process cannot hold what it held before, milliseconds since 1970; 0 when it was never struck. */
  readonly struck: (service: string) => number;
  /** When a gateway was last frozen, milliseconds since 1970: who asked it before waits for its awakening. */
  readonly awoke: () => number;
  readonly slowest_ms: number;
  /** Every point at which a process can be told to fail, as far as one came by it; sorted. */
  readonly points: () => Promise<readonly string[]>;
  /** Takes back orders that nobody followed. */
  readonly calm: () => Promise<void>;
  /** What each process does (`S` waits, `T` stands still), and the end of what it told its log. */
  readonly lastWords: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

const FROZEN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** The town of a preparation stands in its data; an answer names businesses. */
const answer = ({ system, prompt }: { system: string; prompt: string }): string =>
  system.startsWith('Tu écris les questions')
    ? JSON.stringify(QUESTIONS(String(JSON.parse(prompt).ville)))
    : 'Je vous conseille **Maison Brunel**, puis **Boulangerie Perrin**.';

const settings = (ai: FakeAi, relay: FakeRelay, points: string) => ({
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

/** Asks again while the database is between two lives. */
async function served<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(LOOK_EVERY_MS);
    }
  }
}

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
  const [ai, relay] = await Promise.all([startFakeAi({ answer }), startFakeRelay()]);
  const points = join(folder, 'points');
  const data = given ?? join(folder, 'data');
  const system = await ownSystem({
    ...wanted,
    gateways: 2,
    testClock: true,
    data,
    env: { ...settings(ai, relay, points), ...env },
  });
  const { client: mongo } = openMongo(system.run().mongodb.url, 'admin');
  const files = busFiles(join(data, 'nats', 'store'), folder, (name) => signal(pidOf(system, 'nats'), name));
  const died = new Map<string, number>();
  let cut: Cut = { calls: 0, mails: 0 };
  const { awoke, freeze, wakeTheLate, allAwake } = sleepers(system);
  const orphan = (calls: number): void => {
    cut = { ...cut, calls: cut.calls + calls };
  };
  const many = (db: string, collection: string, etat: string): Promise<number> =>
    served(() => mongo.db(db).collection(collection).countDocuments({ etat }));
  /** One that died holds what it held until its lease is over: it can be counted after. */
  const suffer = async (service: string, doing = 0): Promise<void> => {
    died.set(service, machineNow().getTime());
    if (service === 'measurement') orphan(doing);
    if (service === 'mail')
      cut = { ...cut, mails: cut.mails + doing + (await many('agence_mail', 'messages', 'en envoi')) };
  };
  /** Of two processes that share the calls, whichever died: at most what both had begun. */
  const underWay = async (who: ProcessName): Promise<number> =>
    who === 'measurement-2' ? many('agence_measurement', 'cells', 'calling') : 0;
  const strike = async (fault: Fault): Promise<void> => {
    switch (fault.kind) {
      case 'kill':
        signal(pidOf(system, fault.who), 'SIGKILL');
        return suffer(fault.who.replace(/-\d$/, ''), await underWay(fault.who));
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
      case 'keep':
        return files.keep();
      default:
        return files.lose(fault.kind);
    }
  };

  /** Sees to those that followed an order: a frozen one is woken after a while, each for itself. */
  const see = async (): Promise<void> => {
    for (const name of await readdir(join(points, 'followed'))) {
      const [order = '', point = '', pid = ''] = name.split('@');
      if (order === 'seen') continue;
      if (order === 'freeze') void freeze(point, Number(pid), FROZEN_MS);
      await suffer(point.split(':')[0] ?? '', 1);
      await rename(join(points, 'followed', name), join(points, 'followed', `seen@${name}`));
    }
    wakeTheLate();
  };
  let open = true;
  const seeing = (async () => {
    for (; open; await pause(LOOK_EVERY_MS)) await see();
  })();

  return {
    ...{ system, mongo, ai, relay, strike, orphan, awoke, slowest_ms },
    cut: () => cut,
    struck: (service) => died.get(service) ?? 0,
    points: async () => (await readdir(join(points, 'reached'))).toSorted(),
    calm: async () => {
      for (const order of await readdir(join(points, 'orders')))
        await rm(join(points, 'orders', order), { force: true });
      await eventually(async () =>
        (await readdir(join(points, 'followed'))).every((name) => name.startsWith('seen@')),
      );
      await allAwake();
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
