import { expect, test } from '@jest/globals';
import { differences, readMap } from './map.ts';

const readme = `# Agence
\`\`\`
.
├── README.md  package.json      (+ lock file)
├── packages/         machinery
│   └── gesture/      the kernel
├── services/
│   ├── clients/      portfolio, places
│   └── mail/         every message
└── test/             the system from outside
\`\`\`
`;
const files = [
  'README.md',
  'package.json',
  'packages/gesture/src/gesture.ts',
  'services/clients/src/main.ts',
  'services/mail/src/main.ts',
  'test/a.test.ts',
  '.gitignore',
];
const map = readMap(readme);

test('the paths of the map are read', () =>
  expect(map?.paths).toEqual([
    'README.md',
    'package.json',
    'packages',
    'packages/gesture',
    'services',
    'services/clients',
    'services/mail',
    'test',
  ]));

test('a map that matches the tree differs in nothing', () =>
  expect(differences(map ?? { paths: [] }, files, /^\./)).toEqual([]));

test('what is missing on either side is named', () =>
  expect(
    differences(
      map ?? { paths: [] },
      [...files.filter((f) => !f.includes('mail')), 'services/form/a.ts'],
      /^\./,
    ),
  ).toEqual([
    'services/mail is on the map but not in the tree',
    'services/form is in the tree but not on the map',
  ]));

test('a README without a map has none', () => expect(readMap('# Agence')).toBeUndefined());
