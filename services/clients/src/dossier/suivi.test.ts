import { expect, it } from '@jest/globals';
import { unEtat } from './dossier.fixture.ts';
import type { Releve } from './etat.ts';
import { avecReleve } from './suivi.ts';

const le = new Date(0);

it('keeps the last 24 measurements, each once', () => {
  const states = [unEtat(1), unEtat(2, { etat: 'acquise' })];
  let suivi: readonly Releve[] = [];
  for (let n = 1; n <= 30; n += 1) suivi = avecReleve(suivi, { mesure: `m_${n}`, le }, states);
  expect(suivi.map(({ mesure }) => mesure)).toEqual(Array.from({ length: 24 }, (_, i) => `m_${i + 7}`));
  const again = avecReleve(suivi, { mesure: 'm_30', le }, [unEtat(1, { etat: 'consolider' })]);
  expect(again).toHaveLength(24);
  expect(again.at(-1)).toEqual({ mesure: 'm_30', le, a_conquerir: 0, a_consolider: 1, acquises: 0 });
});
