import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@agence/local/services';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './render.ts';
import { settingsRead, settingsRequired } from './settings-read.ts';

/** The other way to run the image: held here to the same settings as the manifests. */
type Compose = {
  readonly services: Readonly<
    Record<
      string,
      { readonly command?: readonly string[]; readonly environment?: Readonly<Record<string, string>> }
    >
  >;
};

const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
const { services } = parse(text, { merge: true }) as Compose;

test.each(serviceNames)(
  'compose runs %s with all that it must be given, and nothing that nobody reads',
  async (name) => {
    const { command, environment = {} } = services[name] ?? {};
    expect(command).toEqual(['node', `services/${name}/src/main.ts`]);
    const given = Object.keys(environment);
    expect(given).toEqual(expect.arrayContaining(await settingsRequired(name)));
    // All peers are named to all who call any: their addresses are the one thing too many.
    const read = await settingsRead(name);
    expect(given.filter((one) => !read.includes(one) && !one.endsWith('_GRPC'))).toEqual([]);
  },
);

test('no secret is written in the compose file', () => {
  const secrets = /^\s*\w*(?:TOKEN|SECRET|_KEYS?): (.*)$/gm;
  const values = [...text.matchAll(secrets)].map(([, value = '']) => value);
  expect(values.length).toBeGreaterThan(3);
  for (const value of values) expect(value).toMatch(/\$\{\w+:[-?]|^\*links$/);
});
