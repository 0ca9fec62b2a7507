import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunFile, runFileOf } from '@agence/local/run-file';
import { environmentWith, sharedSystemData } from './config.ts';
import { type Operating, operatingIn } from './operating.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A whole system, as a test sees it: from outside. */
export interface RunningSystem {
  readonly base_url: string;
  /** Addresses of all gateways, the first one included. */
  readonly gateways: readonly string[];
  /** Its data folder. */
  readonly data: string;
  /** `run.json` as it is now: process ids change when a process is replaced. */
  run(): RunFile;
  /** `npm run operate -- … --json`: its JSON document; rejects with the text of its error. */
  operate(...args: string[]): Promise<unknown>;
}

/** A system of one's own, with a data folder that goes away with it. */
export interface OwnSystem extends RunningSystem {
  /** What its terminal showed so far, the last 10,000 signs of it. */
  said(): string;
  stop(): Promise<void>;
}

export interface Wanted {
  readonly gateways?: number;
  /** Port of the first gateway; a free one when not given. */
  readonly port?: number;
  /** Processes of each other service. */
  readonly replicas?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Makes the demo agency and its first report, as `npm start` does. */
  readonly demo?: boolean;
  /** Lets `operate clock advance` move its clock. */
  readonly testClock?: boolean;
  /** Folder of services that run as they are; bundles of this repository's when not given. */
  readonly services?: string;
  /** Kept when the system stops; a temporary folder when not given. */
  readonly data?: string;
}

/** Starts a system on free ports, with its own MongoDB and NATS, and waits until it serves. */
export async function startSystem(wanted: Wanted = {}): Promise<OwnSystem> {
  const data = wanted.data ?? (await mkdtemp(join(tmpdir(), 'agence-system-')));
  const { gateways = 1, replicas = 1, port = 0 } = wanted;
  const args = [
    '--port',
    `${port}`,
    '--data',
    data,
    '--gateways',
    `${gateways}`,
    '--replicas',
    `${replicas}`,
  ];
  if (wanted.demo !== true) args.push('--no-demo');
  if (wanted.services !== undefined) args.push('--services', wanted.services);
  const child = fork(join(root, 'tools/local/start.ts'), args, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentWith({
      MONGODB_URL: '',
      NATS_URL: '',
      // Whatever this machine has keys for, a test pays for no call unless it says so.
      AI_MODELS: '',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...(wanted.testClock === true ? { TEST_CLOCK: '1' } : {}),
      ...wanted.env,
    }),
  });
  const said = hearing(child);
  await ready(child, said);
  const { end, ...system } = systemAt(data);
  const stop = async () => {
    end();
    await ended(child);
    if (wanted.data === undefined) await rm(data, { recursive: true, force: true });
  };
  return { ...system, said, stop };
}

/** The system that all tests of the Jest project `system` share: each one makes accounts of its own. */
export const sharedSystem = (): RunningSystem => systemAt(sharedSystemData());

function systemAt(data: string): RunningSystem & Pick<Operating, 'end'> {
  const run = (): RunFile => JSON.parse(readFileSync(runFileOf(data), 'utf8'));
  const { base_url, gateways } = run();
  const { operate, end } = operatingIn(data);
  return { base_url, gateways: gateways.map((gateway) => gateway.base_url), data, run, operate, end };
}

function hearing(child: ChildProcess): () => string {
  let said = '';
  const hear = (text: Buffer) => (said = `${said}${text}`.slice(-10_000));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return () => said;
}

/** Rejects with all it said when it ends before it serves. */
function ready(child: ChildProcess, said: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('message', () => resolve());
  child.once('close', (code) =>
    reject(new Error(`the system ended with code ${code} while starting\n${said()}`)),
  );
  return promise;
}

function ended(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.once('close', () => resolve());
  child.kill('SIGTERM');
  return promise;
}
