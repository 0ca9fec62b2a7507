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

test.each(serviceNames)(
  '%s starts with what the trial gives it, serves while no other service does, and ends when told',
  async (name) => {
    const { env, port } = await environmentHere(name);
    let said = '';
    let over = '';
    const service = startProcess({
      file: process.execPath,
      args: [join(root, `services/${name}/src/main.ts`)],
      env,
      output: (text) => {
        said += text.toString();
      },
    });
    void service.ended.then((why) => {
      over = `${why}\n${said}`;
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
  },
);

test.each([
  ['billing', { STRIPE_API_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_API_KEY'],
  ['gateway', { ROUTES_OFF: 'POST diagnostic/' }, 'ROUTES_OFF: no route is called "POST diagnostic/"'],
  [
    'gateway',
    { NODE_ENV: 'production', TEST_CLOCK: '0', TASK_SECRET: 'a' },
    'TASK_SECRET: a secret too easy to guess: draw one with openssl rand -hex 32',
  ],
  [
    'mail',
    { NODE_ENV: 'prodution' },
    'NODE_ENV: Invalid option: expected one of "development"|"test"|"production"',
  ],
])('%s with %j stops with one line', async (name, changed, line) => {
  const { env } = await environmentHere(name);
  let said = '';
  const service = startProcess({
    file: process.execPath,
    args: [join(root, `services/${name}/src/main.ts`)],
    env: { ...env, ...changed },
    output: (text) => {
      said += text.toString();
    },
  });
  expect(await service.ended).toBe('exit code 78');
  expect(said).toBe(`${line}\n`);
});

test('production says at start which protections of the stores are missing', async () => {
  const { env, port } = await environmentHere('accounts');
  let said = '';
  const service = startProcess({
    file: process.execPath,
    args: [join(root, 'services/accounts/src/main.ts')],
    env: { ...env, NODE_ENV: 'production', TEST_CLOCK: '0' },
    output: (text) => {
      said += text.toString();
    },
  });
  const watch = watchHealth([`127.0.0.1:${port}`]);
  try {
    await eventually(() => watch.allServing());
  } finally {
    watch.stop();
    await service.stop(GRACE_MS);
  }
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
