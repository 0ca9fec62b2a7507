import { describe, expect, test } from '@jest/globals';
import { crossings } from './borders.ts';

/** A small house that crosses nothing, with the given files built on or over. */
function house(files: Record<string, string>): string[] {
  const sound = {
    'packages/gesture/src/gesture.ts': 'export const refuse = 1;',
    'packages/platform/src/clock.ts': 'export const now = () => Date.now();',
    'services/clients/src/config.ts': 'export const env = process.env;',
    'services/clients/src/places.ts': 'export const places = 30;',
    'services/clients/src/clients.store.ts': "import { MongoClient } from 'mongodb';",
    'services/mail/src/main.ts': "import { now } from '@agence/platform/clock';",
  };
  return crossings(Object.entries({ ...sound, ...files }).map(([path, text]) => ({ path, text })));
}

const lines = (count: number): string => 'a;\n'.repeat(count);

test('a house in order crosses nothing', () => expect(house({})).toEqual([]));

describe('1. a rule is pure', () => {
  const rule = 'services/clients/src/retirer/retirer.rule.ts';

  test('it may use the kernel, types of its own service, and what is pure itself', () =>
    expect(
      house({
        [rule]: `import { refuse } from '@agence/gesture';
import type { Store } from '../clients.store.ts';
import { places } from '../places.ts';`,
      }),
    ).toEqual([]));

  test('a library is reached', () =>
    expect(house({ [rule]: "import { randomUUID } from 'node:crypto';" })).toEqual([
      `${rule}: a rule reaches node:crypto in ${rule}`,
    ]));

  test('a library is reached by a detour', () =>
    expect(
      house({
        [rule]: "import { places } from '../places.ts';",
        'services/clients/src/places.ts': "import { now } from '@agence/platform/clock';",
      }),
    ).toEqual([`${rule}: a rule reaches @agence/platform/clock in services/clients/src/places.ts`]));

  test('types of a library are not its own', () =>
    expect(house({ [rule]: "import type { Socket } from 'node:net';" })).toEqual([
      `${rule}: a rule reaches types of node:net`,
    ]));
});

describe('2. services are apart', () => {
  test.each([
    ["import { places } from '../../clients/src/places.ts';"],
    ["import type { Places } from '@agence/clients/places';"],
    ["\nconst late = await import('../../clients/src/places.ts');"],
  ])('%s', (text) =>
    expect(house({ 'services/mail/src/a.ts': text })[0]).toMatch(/a\.ts:[12]: imports services\/clients$/),
  );

  test('the machinery imports none', () =>
    expect(
      house({ 'packages/testing/src/a.ts': "import { places } from '@agence/clients/places';" }),
    ).toEqual(['packages/testing/src/a.ts:1: imports services/clients']));
});

describe('3. libraries stay home', () => {
  test.each([
    ['services/mail/src/a.ts', 'mongodb', '*.store.ts and packages/platform'],
    ['services/mail/src/a.ts', '@nats-io/jetstream', 'packages/platform'],
    ['services/mail/src/a.store.ts', '@grpc/grpc-js', 'packages/platform'],
    ['services/accounts/src/a.ts', 'express', 'services/gateway and services/form'],
  ])('%s: %s', (path, library, where) =>
    expect(house({ [path]: `import {\n  a,\n} from '${library}';` })).toEqual([
      `${path}:1: ${library} belongs in ${where}`,
    ]),
  );
});

describe('4. the world comes in', () => {
  const path = 'services/mail/src/a.ts';
  const clock = `${path}:2: the clock belongs in packages/platform`;
  test.each([
    ['const a = process.env.PORT;', `${path}:2: process.env belongs in config.ts`],
    ['const a = Date.now();', clock],
    ['const a = new Date();', clock],
    [['const a = `at $', '{Date.now()}`;'].join(''), clock],
  ])('%s', (text, crossed) => expect(house({ [path]: `\n${text}` })).toEqual([crossed]));

  test.each([
    '// never Date.now()',
    "const a = 'process.env';",
    'const a = new Date(0);',
    "const a = new Date('2026-11-21');",
    '/* new Date() */',
  ])('but not in %s', (text) => expect(house({ [path]: text })).toEqual([]));
});

test('5. a cycle is found, and named once', () =>
  expect(
    house({
      'services/mail/src/a.ts': "import { b } from './b.ts';",
      'services/mail/src/b.ts': "import { c } from './c.ts';",
      'services/mail/src/c.ts': "export { a } from './a.ts';",
    }),
  ).toEqual([
    'services/mail/src/a.ts → services/mail/src/b.ts → services/mail/src/c.ts → services/mail/src/a.ts: a cycle',
  ]));

describe('6. files are short', () => {
  test.each([
    ['services/clients/src/poser/poser.rule.ts', 60],
    ['services/clients/src/poser/poser.handler.ts', 40],
    ['services/gateway/src/routes/compte.get.ts', 40],
    ['services/clients/src/main.ts', 25],
    ['services/gateway/src/routes/compte.get.test.ts', 200],
    ['packages/platform/src/bus.ts', 200],
  ])('%s: %d', (path, most) => {
    expect(house({ [path]: lines(most) })).toEqual([]);
    expect(house({ [path]: lines(most + 1) })).toEqual([`${path}: ${most + 1} lines, at most ${most}`]);
  });
});

test('a silenced check is found', () =>
  expect(house({ 'services/mail/src/a.ts': `// ${'@ts-'}ignore` })).toEqual([
    'services/mail/src/a.ts:1: silences a check',
  ]));
