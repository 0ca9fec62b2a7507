import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@agence/local/services';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { named, ofKind, variablesOf } from './environment.ts';
import type { Workload } from './objects.ts';
import { render, root } from './render.ts';
import { operatorSettings, settingsReadBy } from './settings.fixture.ts';

/** Settings that no manifest gives, and why. */
const NOT_GIVEN: Readonly<Record<string, string>> = {
  CRASH_POINTS: 'for tests',
  LIMIT_WINDOW_S: 'for tests',
  ORDERS_TRUST_LOOPBACK: 'for tests and npm start',
  SIMULATOR_ORDERS_FAULTS: 'for tests and npm start',
  SIMULATOR_READER_FAULTS: 'for tests and npm start',
  SITE_FETCH_ALLOW: 'for tests',
  STRIPE_API_BASE: 'for tests',
  TOOL_TOKEN_SHA256: 'for npm start',
  MONGODB_PREFIX: 'several systems on the same servers',
  STREAM_PREFIX: 'several systems on the same servers',
  AGENCE_DATA: 'the image sets it',
};
/** Read by what the services are built on, not by their own settings. */
const OF_OTHERS = ['POD_NAME', 'POD_NAMESPACE', 'OTEL_RESOURCE_ATTRIBUTES'];

/** Keys and addresses of AI providers: a whole Secret, and a whole file, give those that there are. */
const isOfProviders = (service: string, setting: string): boolean =>
  service === 'measurement' && /_(API_KEY|BASE_URL)$/.test(setting);

type Compose = {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: readonly string[];
        readonly environment?: object;
        readonly env_file?: readonly { readonly path: string }[];
      }
    >
  >;
};

const file = (path: string): string => readFileSync(join(root, path), 'utf8');
const text = file('deploy/compose.yaml');
const { services } = parse(text, { merge: true }) as Compose;
const base = render('base');

const inManifest = (name: string): string[] =>
  variablesOf(named<Workload>(base, 'Deployment', name)).map((variable) => variable.name);
const inCompose = (name: string): string[] => Object.keys(services[name]?.environment ?? {});

const settings = new Map([['operator', operatorSettings]]);
for (const name of serviceNames) settings.set(name, await settingsReadBy(name));

describe.each([...settings])('%s is given', (name, { read, required }) => {
  const wanted = read.filter((setting) => !(setting in NOT_GIVEN) && !isOfProviders(name, setting));
  const missing = (given: readonly string[]) => wanted.filter((one) => !given.includes(one));
  const needless = (given: readonly string[]) =>
    given.filter((one) => !read.includes(one) && !OF_OTHERS.includes(one));

  test('by its manifest every setting that it reads, once, and no other', () => {
    const given = inManifest(name);
    expect(new Set(given).size).toBe(given.length);
    // Who asks says it at each command, as one Pod serves several.
    expect(missing(given).filter((one) => one !== 'OPERATOR')).toEqual([]);
    expect(needless(given)).toEqual([]);
  });

  test('by compose every setting that it reads, and no other', () => {
    expect(missing(inCompose(name))).toEqual([]);
    // All peers are named to all who call any: their addresses are the one thing too many.
    expect(needless(inCompose(name)).filter((one) => !one.endsWith('_GRPC'))).toEqual([]);
  });

  test('at least what it cannot start without', () => {
    expect(required).toContain(name === 'operator' ? 'OPERATOR_TOKEN' : 'OPERATOR_TOKEN_SHA256');
    expect(required.filter((one) => one in NOT_GIVEN)).toEqual([]);
  });
});

test.each(serviceNames)('compose runs the program of %s', (name) =>
  expect(services[name]?.command).toEqual(['node', `services/${name}/src/main.ts`]),
);

test('keys of AI providers reach measurement alone', () => {
  const fromSecrets = ofKind<Workload>(base, 'Deployment').flatMap(({ metadata, spec }) =>
    spec.template.spec.containers.flatMap(({ envFrom = [] }) =>
      envFrom.map(({ secretRef }) => [metadata.name, secretRef.name]),
    ),
  );
  expect(fromSecrets).toEqual([['measurement', 'agence-measurement']]);
  const fromFiles = Object.entries(services).flatMap(([name, { env_file = [] }]) =>
    env_file.map(({ path }) => [name, path]),
  );
  expect(fromFiles).toEqual([['measurement', 'providers.env']]);
});

test('no secret is written in the compose file', () => {
  const secrets = /^\s*\w*(?:TOKEN|SECRET|_KEYS?):(?: (.+))?$/gm;
  const values = [...text.matchAll(secrets)].map(([, value = '']) => value);
  expect(values.length).toBeGreaterThan(3);
  for (const value of values) expect(value).toMatch(/^\$\{\w+:[-?]|^\*links$|^&links "\$\{|^$/);
});

describe('docs/settings.md', () => {
  const known = new Set([...settings.values()].flatMap(({ read }) => read));
  const page = file('docs/settings.md');
  const inPage = new Set(page.match(/\b[A-Z][A-Z0-9_]+\b/g));

  test('names every setting', () =>
    expect([...known].filter((one) => !inPage.has(one) && !/^[A-Z]+_GRPC$/.test(one))).toEqual([]));

  test('names no setting that nobody reads', () =>
    expect([...inPage].filter((one) => one.includes('_') && !known.has(one))).toEqual([]));
});
