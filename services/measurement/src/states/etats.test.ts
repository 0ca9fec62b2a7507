import { wilson } from '@agence/words/wilson';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fiabilite, juger, stateOf, suivisDe } from './etats.ts';
import type { Reponse } from './releve/releve.data.ts';

/** The client, two declared competitors, and two names that nobody declared. */
const [CLIENT, K1, K2, U1, U2] = [0, 1, 2, 3, 4] as const;
const entreprises = [false, true, true, false, false].map((declare, i) => ({ nom: `n${i}`, declare }));

/** An answer of a model, with the places of the names that it cites. */
const answer = (ia: number, ...lu: number[]): Reponse => ({ ia, essai: 1, lu });
const order = fc.uniqueArray(fc.constantFrom(CLIENT, K1, K2, U1, U2), { maxLength: 5 });
const model = fc.nat(2);
const answers = fc.array(
  fc.tuple(model, order).map(([ia, lu]) => answer(ia, ...lu)),
  { minLength: 1, maxLength: 24 },
);
const asked = (detail: Reponse[], n: number) => ({ n, question: '', suivis: [K1, K2, U1], detail });

/** Questions numbered from 1, judged together. */
const measure = (...questions: Reponse[][]) =>
  juger(
    questions.map((detail, i) => asked(detail, i + 1)),
    [],
  ).map(({ detail: _, ...judged }) => judged);
const ranked = (...questions: Reponse[][]) =>
  measure(...questions)
    .toSorted((a, b) => (a.rang ?? 0) - (b.rang ?? 0))
    .map(({ n }) => n);

test('“conquerir: c = 0. acquise: c > 0 and p ≥ d/2. consolider: everything else.”', () => {
  const states = measure(
    [answer(0, K1), answer(0)],
    [answer(0, CLIENT, K1), answer(0, K1)],
    [answer(0, K1, CLIENT), answer(0, CLIENT), answer(0, K1)],
    [answer(0, U2, CLIENT)],
  );
  expect(states.map(({ etat }) => etat)).toEqual(['conquerir', 'acquise', 'consolider', 'acquise']);
});

test('Exhaustive and exclusive', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.nat(30), (a, b, c) => {
      const [premier, cite, nommees] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
      const states = [cite === 0, cite > 0 && premier >= nommees / 2, cite > 0 && premier < nommees / 2];
      expect(states.filter(Boolean)).toHaveLength(1);
      expect(stateOf(cite, premier, nommees)).toBe(
        (['conquerir', 'acquise', 'consolider'] as const)[states.indexOf(true)],
      );
    }),
  );
});

test('Tracked = client + competitors given + competitors discovered in at least two answers to the same question', () => {
  expect(suivisDe({ entreprises }, [answer(0, K1, U1, U2), answer(1, U1, CLIENT)])).toEqual([K1, U1]);
});

test('order of answers irrelevant; for a given tracked set all answers doubled changes neither state nor `rang`', () => {
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 6 }), (questions) => {
      expect(measure(...questions.map((list) => list.toReversed()))).toEqual(measure(...questions));
      const twice = questions.map((list) => [...list, ...list]);
      const found = (all: Reponse[][]) => measure(...all).map(({ etat, rang }) => [etat, rang]);
      expect(found(twice)).toEqual(found(questions));
    }),
  );
});

test('one more answer where a competitor is cited and the client absent never improves the rank', () => {
  fc.assert(
    fc.property(answers, fc.array(answers, { minLength: 1, maxLength: 5 }), model, (first, others, ia) => {
      const rank = (list: Reponse[]) => measure(list, ...others)[0]?.rang ?? 0;
      expect(rank([...first, answer(ia, K1)])).toBeLessThanOrEqual(rank(first));
    }),
  );
});

test('a question won everywhere is last', () => {
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 5 }), (questions) => {
      const lost = questions.map((list) => [...list, answer(0, K1)]);
      expect(ranked([answer(0, CLIENT), answer(1, CLIENT, K1)], ...lost).at(-1)).toBe(1);
    }),
  );
});

test('`rang`: 1..N, unique; ties: lower cited rate, more distinct competitors, lower `n`', () => {
  expect(ranked([answer(0)], [answer(0, CLIENT)], [answer(0)])).toEqual([1, 3, 2]);
});

test('Average per model first, so that a model with more valid answers does not dominate', () => {
  const [even] = measure([answer(0, K1), answer(0, K1), answer(0, K1), answer(1, CLIENT)]);
  expect(even?.perte).toBe(0.5);
});

test('A question under 60 % valid: its state before is kept, flagged; with none before it has none', () => {
  const given = (valid: number) =>
    Array.from({ length: 20 }, (_, i) =>
      i < valid ? answer(0, CLIENT) : { ia: 0, essai: i, ecartee: 'vide' as const },
    );
  const judged = (valid: number, before: string[] = []) =>
    juger(
      [asked(given(valid), 1)],
      before.map((etat) => ({ n: 1, etat })),
    )[0];
  expect(judged(12)).toMatchObject({ etat: 'acquise', conserve: false, rang: 1 });
  expect(judged(11)).toMatchObject({ etat: null, conserve: false, rang: null, reponses: 11, cite: 0 });
  expect(juger([asked([], 1)], [])[0]?.etat).toBeNull();
  expect(judged(11, ['consolider'])).toMatchObject({
    etat: 'consolider',
    conserve: true,
    fiabilite: 'faible',
  });
});

test('`fiabilite`: `forte` from 16 valid answers, `moyenne` 12 to 15, `faible` below or when the state was kept', () => {
  expect([11, 12, 15, 16].map((n) => fiabilite(n, false))).toEqual(['faible', 'moyenne', 'moyenne', 'forte']);
  expect(fiabilite(20, true)).toBe('faible');
});

test('Zero hits of n still leaves a Wilson 95 % upper bound of 49 % (n=4), 24 % (12), 16 % (20)', () => {
  expect([4, 12, 20].map((n) => Math.round(wilson(0, n)[1] * 100))).toEqual([49, 24, 16]);
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 40 }), (a, n) => {
      const k = Math.min(a, n);
      const [low, high] = wilson(k, n);
      expect(0 <= low && low <= k / n && k / n <= high && high <= 1).toBe(true);
    }),
  );
});
