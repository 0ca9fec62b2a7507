import { expect, it } from '@jest/globals';
import { accord, enLettres, enLettresMasculin, majuscule, nombre } from './french.ts';

it('numbers in figures and in words', () => {
  expect([nombre(999), nombre(1204), nombre(1234567), nombre(27.44, 1), nombre(1234.5, 1)]).toEqual([
    '999',
    '1\u202f204',
    '1\u202f234\u202f567',
    '27,4',
    '1\u202f234,5',
  ]);
  expect([0, 1, 17, 20, 21].map(enLettres)).toEqual(['zéro', 'une', 'dix-sept', 'vingt', '21']);
  expect([1, 2].map(enLettresMasculin)).toEqual(['un', 'deux']);
});

it('agrees with what is counted', () => {
  expect([0, 1, 2].map((n) => accord(n, 'page', 'pages'))).toEqual(['page', 'page', 'pages']);
  expect(majuscule('échec')).toBe('Échec');
});
