import { createHash } from 'node:crypto';
import { serviceNames } from '@agence/local/services';
import { CALLERS, callersOf, digestSetting, OPEN } from '@agence/proto/callers';
import { describe, expect, test } from '@jest/globals';
import { environmentOf, ofKind, variablesOf } from './environment.ts';
import type { Variable, Workload } from './objects.ts';
import { FOLDERS, render } from './render.ts';

const calledBy = (caller: string): readonly string[] =>
  Object.keys(OPEN).filter((service) => callersOf(service).includes(caller));

/** Never a value in a manifest, and only for those who need them. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  SERVICE_TOKEN: CALLERS,
  ...Object.fromEntries(CALLERS.map((caller) => [digestSetting(caller), calledBy(caller)])),
  OPERATOR_TOKEN: ['operator'],
  OPERATOR_TOKEN_SHA256: serviceNames,
  LINK_KEYS: ['accounts', 'form', 'measurement'],
  TASK_SECRET: ['gateway'],
  STRIPE_API_KEY: ['billing'],
  STRIPE_WEBHOOK_SECRET: ['billing'],
  SMTP_URL: ['mail'],
  MONGODB_URL: serviceNames,
};

/** Settings whose value differs in each service. */
const OWN = ['SERVICE_TOKEN', 'MONGODB_URL'];

const everything = (rendered: ReturnType<typeof render>): (Variable & { readonly of: string })[] =>
  ofKind<Workload>(rendered, 'Deployment').flatMap((deployment) =>
    variablesOf(deployment).map((variable) => ({ ...variable, of: deployment.metadata.name })),
  );

const base = render('base');

describe('secrets', () => {
  const variables = everything(base);

  test.each(Object.entries(SECRETS))(
    '%s comes from a Secret and reaches only who needs it',
    (name, wanted) => {
      const given = variables.filter((variable) => variable.name === name);
      expect(given.map(({ of }) => of).sort()).toEqual([...wanted].sort());
      for (const { of, valueFrom } of given) {
        expect(valueFrom?.secretKeyRef?.key).toBe(name);
        const secret = OWN.includes(name) ? [`agence-${of}`] : ['agence-shared', `agence-${of}`];
        expect(secret).toContain(valueFrom?.secretKeyRef?.name);
      }
    },
  );

  test("no Secret that a service's Pod names has the operator's token", () => {
    const named = (who: (of: string) => boolean) =>
      variables.filter(({ of }) => who(of)).map(({ valueFrom }) => valueFrom?.secretKeyRef?.name);
    const [holder] = variables.filter(({ name }) => name === 'OPERATOR_TOKEN');
    expect(holder?.valueFrom?.secretKeyRef?.name).toBe('agence-operator');
    expect(named((of) => of !== 'operator')).not.toContain('agence-operator');
  });

  test('each service has a MongoDB address of its own', () => {
    const secrets = variables
      .filter(({ name }) => name === 'MONGODB_URL')
      .map((one) => one.valueFrom?.secretKeyRef?.name);
    expect(new Set(secrets).size).toBe(serviceNames.length);
  });

  test('nothing that sounds secret is written as a value or a setting', () => {
    const secret = /KEY|SECRET|TOKEN|PASSWORD/;
    const plain = variables
      .filter(({ valueFrom }) => valueFrom?.secretKeyRef === undefined)
      .map(({ name }) => name);
    const settings = FOLDERS.flatMap((folder) => Object.keys(render(folder).settings));
    expect([...plain, ...settings].filter((name) => secret.test(name))).toEqual([]);
  });
});

describe.each(FOLDERS)('settings of %s', (folder) => {
  const rendered = render(folder);

  test('are all read by somebody', () => {
    const read = new Set(everything(rendered).map(({ valueFrom }) => valueFrom?.configMapKeyRef?.key));
    expect(Object.keys(rendered.settings).filter((key) => !read.has(key))).toEqual([]);
  });

  test.each([...serviceNames, 'operator'])('leave nothing of %s unanswered', (name) =>
    expect(Object.keys(environmentOf(rendered, name, () => 'secret'))).not.toEqual([]),
  );
});

test('production refuses what only tests may do, and keeps three copies of the news', () => {
  const { settings } = render('overlays/production');
  expect(settings).toMatchObject({ NODE_ENV: 'production', STREAM_REPLICAS: '3' });
  expect(settings['TEST_CLOCK']).toBeUndefined();
});

test('the trial makes every Secret that it asks for, and no other overlay makes any', () => {
  const trial = render('overlays/trial');
  const asked = everything(trial).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  const needed = asked.filter(({ optional }) => optional !== true);
  expect(needed.filter(({ name, key }) => trial.secrets[name]?.[key] === undefined)).toEqual([]);
  expect(new Set(Object.values(trial.secrets).flatMap(Object.keys))).toEqual(
    new Set(needed.map(({ key }) => key)),
  );
  // They stand in the repository: nobody may take them for secrets of customers.
  const given = Object.values(trial.secrets).flatMap(Object.entries);
  const isDigest = ([name]: readonly [string, string]) => name.endsWith('_SHA256');
  for (const [, value] of given.filter((entry) => !isDigest(entry)))
    expect(value).toContain('trial-known-to-everybody');
  const sha256 = (token = ''): string => createHash('sha256').update(token).digest('hex');
  expect(Object.fromEntries(given.filter(isDigest))).toEqual({
    OPERATOR_TOKEN_SHA256: sha256(trial.secrets['agence-operator']?.['OPERATOR_TOKEN']),
    ...Object.fromEntries(
      CALLERS.map((name) => [
        digestSetting(name),
        sha256(trial.secrets[`agence-${name}`]?.['SERVICE_TOKEN']),
      ]),
    ),
  });
  const others = FOLDERS.filter((folder) => folder !== 'overlays/trial');
  expect(others.map((folder) => render(folder).secrets)).toEqual(others.map(() => ({})));
});
