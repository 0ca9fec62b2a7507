import { expect, test } from '@jest/globals';
import { compare } from '../../../../../tools/recompute/compare.ts';
import { fileOf, moisDe } from '../../documents/testing/tableaux.fixture.ts';
import type { RapportData } from '../../report/rapport.data.ts';
import { renderRapport } from '../../report/rapport.view.ts';
import { comparaison, comparaisonTotale, type Ecart } from './comparaison.ts';

const answersOf = (data: RapportData): string => fileOf(renderRapport(data), 'reponses.csv');
const WORDS = { hausse: 'en hausse', baisse: 'en baisse', marge: 'dans la marge' };
const shown = (change: Ecart | null | undefined) =>
  change && {
    change: WORDS[change.tendance],
    before: expect.objectContaining({ count: change.avant.cite, of: change.avant.reponses }),
    now: expect.objectContaining({ count: change.maintenant.cite, of: change.maintenant.reponses }),
  };

test.each([
  [1, 1],
  [5, 5],
  [1, 5],
  [5, 1],
])('the changes between a month of %d days and one of %d are recomputed from both files', (then, now) => {
  const noms = ['Durand', 'Petit', 'Moreau', 'Blot'];
  const before = moisDe({ noms, jours: then, cite: (n, i) => n > 2 && i % 5 < n });
  const avant = { jour: '2026-10-12', mois: '2026-10', bilan: before.bilan };
  const { data } = moisDe({ noms, jours: now, cite: (n, i) => n < 2 || i % 4 === 0, avant });
  const changes = compare(answersOf(data), answersOf(before.data));
  expect(changes.total).toMatchObject(shown(comparaisonTotale(data)) ?? {});
  expect(changes.total?.difference.map((bound) => bound.toFixed(9))).toEqual(
    comparaisonTotale(data)?.ecart.map((bound) => bound.toFixed(9)),
  );
  const wanted = data.questions.map((q) => {
    const change = comparaison(data, q);
    return { n: q.n, cited: shown(change), first: shown(change?.premier) };
  });
  expect(changes.questions).toMatchObject(wanted);
  expect(new Set(changes.questions.map(({ cited }) => cited?.change)).size).toBeGreaterThan(1);
});

test('another question, version or reader is not compared', () => {
  const { data } = moisDe({ noms: ['Durand'], jours: 5 });
  const csv = answersOf(data);
  const none = { total: null, questions: [] };
  expect(compare(csv, csv).questions).toHaveLength(6);
  expect(compare(csv, csv.replaceAll('Quel plombier', 'Quel couvreur'))).toEqual(none);
  expect(compare(csv, csv.replaceAll('-2026-11;', '-2026-10;'))).toEqual(none);
  expect(compare(csv, csv.replaceAll('(version 1)', '(version 2)'))).toEqual(none);
});
