import { expect, test } from '@jest/globals';
import { readAnswer } from '../../src/read-answer.ts';
import { labelled, scoreOf } from './score.ts';

/** Per set: how many cases, and floors in per cent a little under what the reader reaches: state, everything right. */
const FLOORS: Readonly<Record<string, readonly [cases: number, state: number, allRight: number]>> = {
  given: [117, 98, 87],
  'given, kept aside': [58, 89, 68],
  'laid out': [70, 98, 65],
  'own, first half': [67, 92, 43],
  'own, second half': [54, 87, 42],
  further: [157, 92, 63],
  'further, last quarter': [53, 94, 64],
  'blind, half': [281, 87, 58],
  'blind, next quarter': [137, 87, 62],
  'blind, last quarter': [142, 84, 59],
  styled: [352, 94, 54],
  'styled, last quarter': [108, 87, 51],
  'shaped, odd': [25, 91, 67],
  'shaped, even': [25, 99, 71],
  newcomer: [50, 97, 75],
  'newcomer, kept': [50, 99, 63],
  stranger: [60, 96, 76],
  'second stranger': [60, 96, 69],
  'third stranger': [60, 98, 76],
  'fourth stranger': [40, 99, 67],
  'fifth stranger': [60, 99, 78],
  'sixth stranger': [60, 98, 83],
  'seventh stranger': [50, 91, 65],
  'eighth stranger': [60, 99, 81],
  'ninth stranger': [70, 99, 78],
};

test('every set has its floors', () => {
  expect(Object.keys(FLOORS)).toEqual([...new Set(labelled.map(({ set }) => set))]);
});

test.each(Object.entries(FLOORS))('%s', (name, [cases, state, allRight]) => {
  const results = labelled
    .filter(({ set }) => set === name)
    .map(({ one, expected }) => ({ reading: readAnswer(one.answer, one), expected }));
  const score = scoreOf(results);
  // Whether the client's site is in the sources needs no judgement: always right.
  expect([score.cases, score.site]).toEqual([cases, 1]);
  expect(100 * score.state).toBeGreaterThanOrEqual(state);
  expect(100 * score.allRight).toBeGreaterThanOrEqual(allRight);
});
