import { expect, it } from '@jest/globals';
import type { Extrait } from '../states/extraits.ts';
import { troisExtraits } from './conclure-diagnostic.ts';

const extrait = (texte: string, ...qui: ('client' | 'autre')[]): Extrait => ({
  n: 1,
  ia: 0,
  essai: 1,
  modele: 'm',
  date: '2026-11-21T10:00',
  texte,
  marques: qui.map((one) => ({ debut: 0, fin: 1, qui: one })),
  coupe: { avant: false, apres: false },
});
const textes = (extraits: readonly Extrait[]) => troisExtraits(extraits).map(({ texte }) => texte);
const own = ['a', 'b', 'c'].map((texte) => extrait(texte, 'autre', 'client'));
const instead = ['x', 'y', 'z'].map((texte) => extrait(texte, 'autre'));

it('shows who is cited instead around one answer that cites the business', () => {
  expect(textes([...own, ...instead])).toEqual(['x', 'a', 'y']);
});

it('quotes another model each time while there are some', () => {
  const by = (list: readonly Extrait[], ...ias: number[]) =>
    list.map((one, i) => ({ ...one, ia: ias[i] ?? 0 }));
  expect(textes([...by(own, 0, 1, 2), ...by(instead, 0, 1, 2)])).toEqual(['x', 'b', 'z']);
  expect(textes([...by(own, 0, 0, 1), ...by(instead, 0, 0, 0)])).toEqual(['x', 'c', 'y']);
  expect(textes([...by(own, 2), ...by(instead, 0, 0, 1)])).toEqual(['x', 'a', 'z']);
});

it('shows what there is when one side has too few', () => {
  expect(textes(own)).toEqual(['a', 'b', 'c']);
  expect(textes(instead)).toEqual(['x', 'y', 'z']);
  expect(textes([...own, ...instead.slice(0, 1)])).toEqual(['x', 'a', 'b']);
  expect(textes([])).toEqual([]);
});

it('keeps every sign at its place: the names stay marked', () => {
  expect(textes([extrait('1. A\r\n2. B\u202f!', 'autre')])).toEqual(['1. A  2. B\u202f!']);
});
