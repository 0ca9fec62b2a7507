import { expect, it } from '@jest/globals';
import type { EtatDeQuestion, Releve } from './etat.ts';
import { avecReleve } from './suivi.ts';

const etat = (n: number, which: string): EtatDeQuestion => ({
  ...{ n, question: '?', etat: which, rang: n },
  ...{ reponses: 20, cite: 0, premier: 0, intervalle: [0, 1], fiabilite: 'solide' },
});
const le = new Date(0);

it('keeps the last 24 measurements, each once', () => {
  const states = [etat(1, 'conquerir'), etat(2, 'acquise'), etat(3, 'acquise')];
  let suivi: readonly Releve[] = [];
  for (let n = 1; n <= 30; n += 1) suivi = avecReleve(suivi, { mesure: `m_${n}`, le }, states);
  expect(suivi.map(({ mesure }) => mesure)).toEqual(Array.from({ length: 24 }, (_, i) => `m_${i + 7}`));
  const again = avecReleve(suivi, { mesure: 'm_30', le }, [etat(1, 'consolider')]);
  expect(again).toHaveLength(24);
  expect(again.at(-1)).toEqual({ mesure: 'm_30', le, a_conquerir: 0, a_consolider: 1, acquises: 0 });
});
