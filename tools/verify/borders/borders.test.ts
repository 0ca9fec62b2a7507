import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { crossings } from './borders.ts';

test('no file of this repository crosses a border', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(path));
  expect(crossings(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
});

/** A small house that crosses nothing, with the given files built on or over. */
function house(files: Record<string, string>): string[] {
  const sound = {
    'packages/gesture/src/gesture.ts': 'export const refuse = 1;',
    'packages/platform/src/process/clock.ts': 'export const now = () => Date.now();',
    'services/clients/src/places.ts': 'export const places = 30;',
    'services/clients/src/clients.store.ts': 'export type Store = string;',
    'services/mail/src/main.ts': "import { now } from '@agence/platform/process/clock';",
  };
  return crossings(new Map(Object.entries({ ...sound, ...files })));
}

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
        'services/clients/src/places.ts': "import { now } from '@agence/platform/process/clock';",
      }),
    ).toEqual([`${rule}: a rule reaches @agence/platform/process/clock in services/clients/src/places.ts`]));

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

describe('3. the folders of a service or package import each other in one direction', () => {
  const there = { 'services/mail/src/letters/letter.ts': "import { send } from '../sending/send.ts';" };
  const back = 'services/mail/src/sending/send.ts';

  test('a way that leads on is none that leads back', () =>
    expect(house({ ...there, [back]: 'export const send = 1;' })).toEqual([]));

  test('a ring of folders is found at each of them, though no file imports itself', () =>
    expect(
      house({
        ...there,
        [back]: "import { sign } from '../letters/sign.ts';",
        'services/mail/src/letters/sign.ts': 'export const sign = 1;',
      }),
    ).toEqual([
      'services/mail/src/letters: imports itself by way of sending',
      'services/mail/src/sending: imports itself by way of letters',
    ]));

  test('a package has none either', () =>
    expect(
      house({
        'packages/platform/src/dates/date.ts': "import { day } from '../days/day.ts';",
        'packages/platform/src/days/day.ts': "import { date } from '../dates/date.ts';",
      }),
    ).toEqual([
      'packages/platform/src/dates: imports itself by way of days',
      'packages/platform/src/days: imports itself by way of dates',
    ]));

  test('a file beside the folders is one of them', () =>
    expect(
      house({
        ...there,
        [back]: "import { desk } from '../desk.ts';",
        'services/mail/src/desk.ts': "import { letter } from './letters/letter.ts';",
      }),
    ).toHaveLength(3));

  test('types, and what a test imports, lead nowhere', () =>
    expect(
      house({
        ...there,
        [back]: "import type { Letter } from '../letters/letter.ts';",
        'services/mail/src/sending/send.test.ts': "import { letter } from '../letters/letter.ts';",
      }),
    ).toEqual([]));
});

test('4. a silenced check is found', () =>
  expect(house({ 'services/mail/src/a.ts': `// ${'@ts-'}ignore` })).toEqual([
    'services/mail/src/a.ts:1: silences a check',
  ]));
