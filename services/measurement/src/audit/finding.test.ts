import { expect, it } from '@jest/globals';
import { pathOf } from './finding.ts';

it.each([
  ['https://fournil.fr/nos-pains?page=2', '/nos-pains?page=2'],
  ['https://fournil.fr/caf%C3%A9', '/café'],
  ['https://fournil.fr/%E2%80%AEabc%E2%81%A6', '/abc'],
  ['https://fournil.fr/%ff', '/%ff'],
  [`https://fournil.fr/${'a'.repeat(80)}`, `/${'a'.repeat(58)}…`],
])('%s is said %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
