import { randomBytes } from 'node:crypto';
import { findSystem } from '@agence/operator/config';
import { operate } from '@agence/operator/operate';
import { reach, type System } from '@agence/operator/system';
import { openBus } from '@agence/platform/bus/bus';
import { createLogger } from '@agence/platform/process/logger';
import { openMongo } from '@agence/platform/store/mongo';
import { pointOperatorAt } from '@agence/testing/config';
import {
  type OwnSystem,
  type RunningSystem,
  sharedSystem,
  startSystem,
  type Wanted,
} from '@agence/testing/system';

let last: Promise<unknown> = Promise.resolve();

/** The connections of the operator by data folder, of the start with that process: they cost more than most commands. */
const reached = new Map<string, { readonly pid: number; readonly system: System }>();

function hangUp(data: string): void {
  reached.get(data)?.system.close();
  reached.delete(data);
}

function connected(running: RunningSystem): System {
  const { data } = running;
  const { pid } = running.run();
  if (reached.get(data)?.pid !== pid) hangUp(data);
  const { system } = reached.get(data) ?? { system: reach(findSystem()) };
  reached.set(data, { pid, system });
  return { ...system, close: () => {} };
}

/** The operator's command line in this process, one command at a time: what a process of its own would print. */
async function operateIn(system: RunningSystem, args: readonly string[]): Promise<unknown> {
  const said: string[] = [];
  const complained: string[] = [];
  pointOperatorAt(system.data);
  const terminal = {
    out: (text: string) => said.push(text),
    err: (text: string) => complained.push(text),
  };
  const code = await operate([...args, '--json'], terminal, () => connected(system));
  if (code !== 0) throw new Error(complained.join('\n'));
  return JSON.parse(said.join(''));
}

const inProcess = <S extends RunningSystem>(system: S): S => ({
  ...system,
  operate: (...args: string[]) => {
    const answer = last.then(() => operateIn(system, args));
    last = answer.catch(() => undefined);
    return answer;
  },
});

/** The system that the tests share, operated from here. */
export const shared = (): RunningSystem => inProcess(sharedSystem());

/** A model reads the answers of this system, as of one that people start: twice the calls. */
export const READ_BY_MODEL = { READER_MODEL: '', ORDERS_MODEL: '' };
const READ_BY_RULES = { READER_MODEL: 'rules', ORDERS_MODEL: 'simulator:lecteur' };

/** A system of one's own, operated from here. Rules read its answers unless its `env` has `READ_BY_MODEL`. */
export const ownSystem = async (wanted: Wanted = {}): Promise<OwnSystem> => {
  const system = await startSystem({ ...wanted, env: { ...READ_BY_RULES, ...wanted.env } });
  const stop = () => {
    hangUp(system.data);
    return system.stop();
  };
  return inProcess({ ...system, stop });
};

/**
 * The same without a MongoDB and a NATS of its own, which take seconds of processor time: the shared system's keep its data apart.
 * For tests that neither stop these servers nor look into them.
 */
export async function ownServices(wanted: Wanted = {}): Promise<OwnSystem> {
  const { mongodb, nats } = sharedSystem().run();
  const prefix = `t${randomBytes(6).toString('hex')}`;
  const servers = {
    MONGODB_URL: mongodb.url,
    NATS_URL: nats.url,
    MONGODB_PREFIX: `${prefix}_`,
    STREAM_PREFIX: prefix,
  };
  const system = await ownSystem({ ...wanted, env: { ...servers, ...wanted.env } });
  const stop = async () => {
    await system.stop();
    await Promise.all([dropDatabases(mongodb.url, prefix), deleteStreams(nats.url, prefix)]);
  };
  return { ...system, stop };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const { client, db } = openMongo(url, 'admin');
  const { databases } = await db.admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(`${prefix}_`)) await client.db(name).dropDatabase();
  await client.close();
}

async function deleteStreams(url: string, prefix: string): Promise<void> {
  const log = createLogger(prefix, 'silent');
  const bus = openBus({ url, name: prefix, prefix, replicas: 1, log });
  const { jsm } = await bus.linked();
  for await (const name of jsm.streams.names())
    if (name.startsWith(`${prefix}_`)) await jsm.streams.delete(name);
  await bus.close();
}
