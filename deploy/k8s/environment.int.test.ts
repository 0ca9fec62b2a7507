import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@agence/local/ports';
import { startProcess } from '@agence/local/processes/alive';
import { serviceNames } from '@agence/local/services';
import { watchHealth } from '@agence/platform/grpc/health-watch';
import { testServers } from '@agence/testing/config';
import { eventually } from '@agence/testing/eventually';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { environmentOf } from './environment.ts';
import { render, root } from './render.ts';

const GRACE_MS = 20_000;
const trial = render('overlays/trial');
const prefix = `k${randomBytes(4).toString('hex')}`;

/** What the generator of the trial makes; every other Secret is absent. */
const secretOf = (secret: string, key: string) => trial.secrets[secret]?.[key];

let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-k8s-'));
});

afterAll(() => rm(data, { recursive: true, force: true }));

/** What the trial gives, with the addresses of this test: names of the cluster become ports where nobody listens. */
async function environmentHere(name: string): Promise<{ env: Record<string, string>; port: number }> {
  const given = environmentOf(trial, name, secretOf);
  const [port, http, nobody] = (await freePorts(3)) as [number, number, number];
  const { mongodb_url, nats_url } = testServers();
  const here: Record<string, string> = {
    MONGODB_URL: mongodb_url,
    NATS_URL: nats_url,
    GRPC_PORT: String(port),
    HTTP_PORT: String(http),
    PORT: String(http),
    AGENCE_DATA: data,
  };
  const answer = (variable: string, value: string) =>
    here[variable] ?? (/_(GRPC|HTTP)$/.test(variable) ? `127.0.0.1:${nobody}` : value);
  const env = Object.entries(given).map(([variable, value]) => [variable, answer(variable, value)]);
  // Databases and streams of its own on the servers that all tests share.
  return {
    env: { ...Object.fromEntries(env), MONGODB_PREFIX: `${prefix}_`, STREAM_PREFIX: prefix },
    port,
  };
}

/** Starts a service; `said` is what it wrote so far. */
function started(name: string, env: Readonly<Record<string, string>>) {
  let text = '';
  const service = startProcess({
    file: process.execPath,
    args: [join(root, `services/${name}/src/main.ts`)],
    env,
    output: (part) => {
      text += part.toString();
    },
  });
  return { ...service, said: () => text };
}

/** Starts a service, waits until it serves, and ends it; returns what it wrote. */
async function served(name: string, changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const { env, port } = await environmentHere(name);
  const service = started(name, { ...env, ...changed });
  let over = '';
  void service.ended.then((why) => {
    over = `${why}\n${service.said()}`;
  });
  const watch = watchHealth([`127.0.0.1:${port}`]);
  try {
    await eventually(() => watch.allServing() || over !== '');
    expect(over).toBe('');
  } finally {
    watch.stop();
    await service.stop(GRACE_MS);
  }
  expect(await service.ended).toBe('exit code 0');
  return service.said();
}

test.each(serviceNames)(
  '%s starts with what the trial gives it, serves while no other service does, and ends when told',
  async (name) => {
    await served(name);
  },
);

test('a wrong setting stops the process with one line', async () => {
  const { env } = await environmentHere('gateway');
  const { ended, said } = started('gateway', { ...env, ROUTES_OFF: 'POST diagnostic/' });
  expect(await ended).toBe('exit code 78');
  expect(said()).toBe('ROUTES_OFF: no route is called "POST diagnostic/"\n');
});

test('production says at start which protections of the stores are missing', async () => {
  const said = await served('accounts', { NODE_ENV: 'production', TEST_CLOCK: '0' });
  const warnings = said
    .split('\n')
    .flatMap((line) => /"level":40.*"msg":"(\w+: [^"]+)"/.exec(line)?.[1] ?? []);
  expect(warnings).toEqual([
    'MONGODB_URL: MongoDB is used without a user',
    'MONGODB_URL: MongoDB is used without TLS',
    'NATS_URL: NATS is used without a user',
    'NATS_URL: NATS is used without TLS',
  ]);
});
