import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesOf } from '../files.ts';
import { crossings } from './borders.ts';

test('no file of this repository crosses a border', () => {
  const paths = filesOf('*.ts', '*.js');
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

type Case = readonly [what: string, files: Record<string, string>, crossed: readonly string[]];

const rule = 'services/clients/src/retirer/retirer.rule.ts';
const places = 'services/clients/src/places.ts';

test.each<Case>([
  [
    'may use the kernel, types of its own service, and what is pure itself',
    {
      [rule]: `import { refuse } from '@agence/gesture';
import type { Store } from '../clients.store.ts';
import { places } from '../places.ts';`,
    },
    [],
  ],
  [
    'reaches a library',
    { [rule]: "import { randomUUID } from 'node:crypto';" },
    [`${rule}: a rule reaches node:crypto in ${rule}`],
  ],
  [
    'reaches a library by a detour',
    {
      [rule]: "import { places } from '../places.ts';",
      [places]: "import { now } from '@agence/platform/process/clock';",
    },
    [`${rule}: a rule reaches @agence/platform/process/clock in ${places}`],
  ],
  [
    'reaches types of a library',
    { [rule]: "import type { Socket } from 'node:net';" },
    [`${rule}: a rule reaches types of node:net`],
  ],
])('1. a rule %s', (_, files, crossed) => expect(house(files)).toEqual(crossed));

test.each([
  ['services/mail/src/a.ts', "import { places } from '../../clients/src/places.ts';"],
  ['services/mail/src/a.ts', "import type { Places } from '@agence/clients/places';"],
  ['services/mail/src/a.ts', "\nconst late = await import('../../clients/src/places.ts');"],
  ['packages/testing/src/a.ts', "import { places } from '@agence/clients/places';"],
])('2. services are apart: %s %s', (path, text) =>
  expect(house({ [path]: text })[0]).toMatch(/a\.ts:[12]: imports services\/clients$/),
);

const there = { 'services/mail/src/letters/letter.ts': "import { send } from '../sending/send.ts';" };
const back = 'services/mail/src/sending/send.ts';
const RING = [
  'services/mail/src/letters: imports itself by way of sending',
  'services/mail/src/sending: imports itself by way of letters',
];

test.each<Case>([
  ['lead on, not back', { ...there, [back]: 'export const send = 1;' }, []],
  [
    'are a ring, though no file imports itself',
    {
      ...there,
      [back]: "import { sign } from '../letters/sign.ts';",
      'services/mail/src/letters/sign.ts': 'export const sign = 1;',
    },
    RING,
  ],
  [
    'import types only, and what a test imports',
    {
      ...there,
      [back]: "import type { Letter } from '../letters/letter.ts';",
      'services/mail/src/sending/send.test.ts': "import { letter } from '../letters/letter.ts';",
    },
    [],
  ],
  [
    'are a ring with a file beside them',
    {
      ...there,
      [back]: "import { desk } from '../desk.ts';",
      'services/mail/src/desk.ts': "import { letter } from './letters/letter.ts';",
    },
    [
      'services/mail/src/letters: imports itself by way of sending, desk.ts',
      'services/mail/src/sending: imports itself by way of desk.ts, letters',
      'services/mail/src/desk.ts: imports itself by way of letters, sending',
    ],
  ],
])('3. folders that %s', (_, files, crossed) => expect(house(files).sort()).toEqual([...crossed].sort()));

test('4. a silenced check is found', () =>
  expect(house({ 'services/mail/src/a.ts': `// ${'@ts-'}ignore` })).toEqual([
    'services/mail/src/a.ts:1: silences a check',
  ]));
