import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { allows, licenceOf, shippedPackages } from './licences.ts';
import { root } from './steps.ts';

test('every package that ships lets a service be sold', () => {
  const packages = shippedPackages(root);
  // What a service asks for, and what that asks for in turn.
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['mongodb', 'bson', 'zod']));
  const refused = packages.filter((manifest) => !allows(licenceOf(manifest)));
  expect(refused.map(({ name, version }) => `${name} ${version}`)).toEqual([]);
});

test('the owner has chosen no licence for our own', () =>
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).license).toBe('UNLICENSED'));

test.each(['MIT', '(AFL-2.1 OR BSD-3-Clause)', '(Apache-2.0 AND BSD-3-Clause)'])('%s will do', (licence) =>
  expect(allows(licence)).toBe(true),
);

test.each([
  'AGPL-3.0-only',
  'SSPL-1.0',
  'MIT AND GPL-3.0',
  '(MIT OR GPL-2.0) AND SSPL-1.0',
  'SEE LICENSE',
  '',
])('"%s" will not', (licence) => expect(allows(licence)).toBe(false));

test('licences are read as packages of old name them, too', () => {
  expect(licenceOf({ name: 'a', license: { type: 'MIT' } })).toBe('MIT');
  expect(licenceOf({ name: 'a', licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] })).toBe('GPL-2.0 OR MIT');
});
