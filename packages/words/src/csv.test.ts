import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csv } from './csv.ts';

const one = (value: string | number | boolean | null | readonly string[]): string =>
  csv([{ title: 'A', value: (row: typeof value) => row }], [value]).slice('\ufeffA\r\n'.length, -2);

test('a byte order mark, headings, semicolons, and what a cell holds', () => {
  const columns = [
    { title: 'Nom', value: (row: { nom: string; cite: boolean | null }) => row.nom },
    { title: 'Cité', value: (row: { nom: string; cite: boolean | null }) => row.cite },
  ];
  const rows = [
    { nom: 'L’Œuf ; « Cie »', cite: true },
    { nom: 'Dit "le Grand"', cite: null },
    { nom: 'Deux\nlignes', cite: false },
  ];
  expect(csv(columns, rows)).toBe(
    '\ufeffNom;Cité\r\n"L’Œuf ; « Cie »";oui\r\n"Dit ""le Grand""";\r\n"Deux\nlignes";non\r\n',
  );
});

test.each(['=1+1', '+33 6', '-5 %', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''-1"])(
  'a cell that begins with %j is text',
  (formula) => expect(one(formula).replace(/^"/, '')).toMatch(/^'/),
);

test.each(['a=1', "l'eau", "'quoted'", ' =1', '3-4'])('%j stays as it is', (text) =>
  expect(one(text)).toBe(text),
);

test('a number below zero is no formula, and a list is a line for each item', () => {
  expect(one(-5)).toBe('-5');
  expect(one(['=A', 'B\r\nC', 'D'])).toBe(`"'=A\nB C\nD"`);
});

test('no two texts are the same cell', () => {
  const text = fc.array(fc.constantFrom("'", '=', '-', '\t', 'a', '"', ';')).map((signs) => signs.join(''));
  fc.assert(fc.property(text, text, (a, b) => (one(a) === one(b)) === (a === b)));
});
