import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { Unavailable } from '../process/faults.ts';
import { wrapWrites } from '../store/mongo.ts';
import type { Bus } from './bus.ts';
import type { Pull } from './pull.ts';

type Act<A extends unknown[], R> = (...args: A) => Promise<R>;

/** Adds points before and after an act at which a test can make the process fail. */
export type CrashPoints = {
  readonly around: <A extends unknown[], R>(what: string, act: Act<A, R>) => Act<A, R>;
  readonly onWrites: (db: Db) => Db;
  readonly onBus: (bus: Bus) => Bus;
};

const NONE: CrashPoints = { around: (_, act) => act, onWrites: (db) => db, onBus: (bus) => bus };

const HUNG_MS = 10_000;

/** Orders to a process: end at once, freeze, hang and then fail, fail. */
const ORDERS: Readonly<Record<string, () => Promise<void>>> = {
  die: async () => void process.kill(process.pid, 'SIGKILL'),
  freeze: async () => void process.kill(process.pid, 'SIGSTOP'),
  hang: async () => {
    await pause(HUNG_MS);
    throw new Unavailable('told to hang');
  },
  fail: () => Promise.reject(new Unavailable('told to fail')),
};

/**
 * Points are named `<service>:<what>:before` and `:after`, of every write to a collection, publication,
 * acknowledgement, paid call and mail. An order is an empty file `<order>@<point>` in `folder/orders`; the first
 * process at the point moves it to `folder/followed` and obeys. `folder/reached` has a file for each point reached.
 */
export function crashPoints(service: string, folder: string | undefined): CrashPoints {
  if (folder === undefined) return NONE;
  const around = arounds(service, folder);
  const acknowledging =
    ({ durable, handle }: Pull): Pull['handle'] =>
    async (message) => {
      let over = false;
      await handle(Object.create(message, { ack: { value: () => (over = true) } }));
      if (over) await around(`ack.${durable}`, async () => message.ack())();
    };
  return {
    around,
    onWrites: (db) => wrapWrites(db, (write, name) => around(name, write)),
    onBus: (bus) => ({
      ...bus,
      publish: (stream, subject, ...rest) =>
        around(`publish.${subject}`, () => bus.publish(stream, subject, ...rest))(),
      pull: (pull) => bus.pull({ ...pull, handle: acknowledging(pull) }),
    }),
  };
}

function arounds(service: string, folder: string): CrashPoints['around'] {
  const at = (name: string) => join(folder, name);
  for (const name of ['orders', 'followed', 'reached']) mkdirSync(at(name), { recursive: true });

  const reach = async (point: string): Promise<void> => {
    if (!existsSync(at(`reached/${point}`))) writeFileSync(at(`reached/${point}`), '');
    const order = readdirSync(at('orders')).find((name) => name.endsWith(`@${point}`));
    if (order === undefined || !taken(at(`orders/${order}`), at(`followed/${order}@${process.pid}`))) return;
    await ORDERS[order.slice(0, order.indexOf('@'))]?.();
  };

  return (what, act) =>
    async (...args) => {
      await reach(`${service}:${what}:before`);
      const result = await act(...args);
      await reach(`${service}:${what}:after`);
      return result;
    };
}

/** Whether this process won the move. */
function taken(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
