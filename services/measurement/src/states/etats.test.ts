import type { Mention, Who } from '@agence/reading';
import { wilson } from '@agence/words/wilson';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  classer,
  enoughValid,
  etatDeQuestion,
  fiabilite,
  stateOf,
  trackedCompetitors,
  type ValidAnswer,
} from './etats.ts';

const mention = (name: string, is: Who, confidence = 0.9): Mention => ({
  name,
  is,
  why: 'R1',
  excerpt: name,
  start: 0,
  end: name.length,
  confidence,
});
const answer = (model: string, ...names: string[]): ValidAnswer => ({
  model,
  reading: {
    businesses: names.map((n) =>
      mention(n, n === 'client' ? 'client' : n.startsWith('k') ? 'concurrent' : 'autre'),
    ),
  },
});
const order = fc.uniqueArray(fc.constantFrom('client', 'k1', 'k2', 'u1', 'u2'), { maxLength: 5 });
const anAnswer = fc.tuple(fc.constantFrom('m1', 'm2', 'm3'), order).map(([m, names]) => answer(m, ...names));
const answers = fc.array(anAnswer, { minLength: 1, maxLength: 24 });
const tracked = ['k1', 'k2', 'u1'];
const measure = (n: number, list: readonly ValidAnswer[]) => {
  const etat = etatDeQuestion({ n, demandees: list.length, answers: list, tracked });
  if (etat === null) throw new Error('a question fully valid has a state');
  return etat;
};

test('“conquerir: c = 0. acquise: c > 0 and p ≥ d/2. consolider: everything else.”', () => {
  expect(measure(1, [answer('m1', 'k1'), answer('m1')]).etat).toBe('conquerir');
  expect(measure(1, [answer('m1', 'client', 'k1'), answer('m1', 'k1')]).etat).toBe('acquise');
  expect(measure(1, [answer('m1', 'k1', 'client'), answer('m1', 'client'), answer('m1', 'k1')]).etat).toBe(
    'consolider',
  );
  expect(measure(1, [answer('m1', 'u2', 'client')]).etat).toBe('acquise');
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
  expect(trackedCompetitors([answer('m1', 'k1', 'u1', 'u2'), answer('m2', 'u1', 'client')])).toEqual([
    'k1',
    'u1',
  ]);
});

test('order of answers irrelevant', () => {
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.nat()), (list, seeds) => {
      const shuffled = list
        .map((a) => ({ a, by: seeds.next().value as number }))
        .sort((x, y) => x.by - y.by)
        .map(({ a }) => a);
      expect(measure(1, shuffled)).toEqual(measure(1, list));
    }),
  );
});

test('for a given tracked set all answers doubled changes neither state nor `rang`', () => {
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 6 }), (questions) => {
      const once = questions.map((list, i) => measure(i + 1, list));
      const twice = questions.map((list, i) => measure(i + 1, [...list, ...list]));
      expect(twice.map((q) => q.etat)).toEqual(once.map((q) => q.etat));
      expect(classer(twice).map((q) => q.n)).toEqual(classer(once).map((q) => q.n));
    }),
  );
});

test('one more answer where a competitor is cited and the client absent never improves the rank', () => {
  fc.assert(
    fc.property(
      fc.array(answers, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('m1', 'm2', 'm3'),
      (questions, model) => {
        const before = questions.map((list, i) => measure(i + 1, list));
        const after = [measure(1, [...(questions[0] ?? []), answer(model, 'k1')]), ...before.slice(1)];
        const rank = (list: typeof before) => classer(list).find((q) => q.n === 1)?.rang ?? 0;
        expect(rank(after)).toBeLessThanOrEqual(rank(before));
      },
    ),
  );
});

test('a question won everywhere is last', () => {
  const won = measure(1, [answer('m1', 'client'), answer('m2', 'client', 'k1')]);
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 5 }), (questions) => {
      const lost = questions.map((list, i) => measure(i + 2, [...list, answer('m1', 'k1')]));
      expect(classer([won, ...lost]).at(-1)?.n).toBe(1);
    }),
  );
});

test('`rang`: 1..N, unique; ties: lower cited rate, more distinct competitors, lower `n`', () => {
  const quiet = measure(3, [answer('m1')]);
  const known = measure(2, [answer('m1', 'client')]);
  const alone = measure(1, [answer('m1')]);
  expect(classer([known, quiet, alone]).map((q) => [q.n, q.rang])).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
  ]);
});

test('Average per model first, so that a model with more valid answers does not dominate', () => {
  const even = measure(1, [
    answer('m1', 'k1'),
    answer('m1', 'k1'),
    answer('m1', 'k1'),
    answer('m2', 'client'),
  ]);
  expect(even.perte).toBe(0.5);
  expect(even.taux).toBe(0.5);
});

test('A question under 60 % valid: its state before is kept, flagged; with none before it is left out', () => {
  expect(enoughValid(12, 20)).toBe(true);
  expect(enoughValid(11, 20)).toBe(false);
  expect(enoughValid(0, 0)).toBe(false);
  const few = [answer('m1', 'client')];
  expect(etatDeQuestion({ n: 1, demandees: 20, answers: few })).toBeNull();
  expect(etatDeQuestion({ n: 1, demandees: 20, answers: few, avant: 'consolider' })).toMatchObject({
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
    fc.property(fc.nat(40), fc.nat(40), (a, b) => {
      const [k, n] = [Math.min(a, b), Math.max(a, b)];
      const [low, high] = wilson(k, n);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (n > 0) expect(low <= k / n && k / n <= high).toBe(true);
    }),
  );
});

test('an uncertain citation of the client is counted apart, and not as a citation', () => {
  const uncertain = [
    { name: 'client', is: 'client', why: '', excerpt: '', start: 0, end: 0, named: true },
  ] as const;
  const doubtful: ValidAnswer = { model: 'm1', reading: { businesses: [], uncertain: [...uncertain] } };
  expect(measure(1, [doubtful, answer('m1', 'client')])).toMatchObject({ cite: 1, incertaines: 1 });
});
