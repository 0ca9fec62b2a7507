import { expect, test } from '@jest/globals';
import { readAnswer } from '../../src/read-answer.ts';
import { labelled, scoreOf } from './score.ts';

/** Per set: how many cases, and floors in per cent a little under what the reader reaches: state, everything right. */
const FLOORS: Readonly<Record<string, readonly [cases: number, state: number, allRight: number]>> = {
  given: [117, 97, 88],
  'given, kept aside': [58, 87, 66],
  'laid out': [70, 99, 75],
  'own, first half': [67, 92, 44],
  'own, second half': [54, 86, 42],
  further: [157, 95, 65],
  'further, last quarter': [53, 93, 65],
  'blind, half': [281, 89, 60],
  'blind, next quarter': [137, 85, 64],
  'blind, last quarter': [142, 82, 59],
  styled: [352, 94, 57],
  'styled, last quarter': [108, 85, 51],
  'shaped, odd': [25, 95, 71],
  'shaped, even': [25, 99, 71],
  newcomer: [50, 97, 77],
  'newcomer, kept': [50, 99, 75],
  stranger: [60, 97, 77],
  'second stranger': [60, 97, 72],
  'third stranger': [60, 97, 79],
  'fourth stranger': [40, 99, 72],
  'fifth stranger': [60, 99, 82],
  'sixth stranger': [60, 97, 91],
  'seventh stranger': [50, 91, 67],
  'eighth stranger': [60, 97, 84],
  'ninth stranger': [70, 96, 75],
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
