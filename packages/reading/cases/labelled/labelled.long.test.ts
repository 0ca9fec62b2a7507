import { expect, test } from '@jest/globals';
import { readAnswer } from '../../src/read-answer.ts';
import { labelled, scoreOf } from './score.ts';

/** Per set: how many cases, and floors in per cent a little under what the reader reaches: state, everything right. */
const FLOORS: Readonly<Record<string, readonly [cases: number, state: number, allRight: number]>> = {
  given: [117, 97, 89],
  'given, kept aside': [58, 85, 65],
  'laid out': [70, 99, 76],
  'own, first half': [67, 95, 48],
  'own, second half': [54, 86, 40],
  further: [157, 95, 71],
  'further, last quarter': [53, 93, 65],
  'blind, half': [281, 89, 61],
  'blind, next quarter': [137, 87, 65],
  'blind, last quarter': [142, 81, 58],
  styled: [352, 94, 60],
  'styled, last quarter': [108, 85, 52],
  'shaped, odd': [25, 99, 75],
  'shaped, even': [25, 99, 71],
  newcomer: [50, 99, 81],
  'newcomer, kept': [50, 99, 79],
  stranger: [60, 97, 77],
  'second stranger': [60, 99, 79],
  'third stranger': [60, 97, 79],
  'fourth stranger': [40, 99, 74],
  'fifth stranger': [60, 99, 82],
  'sixth stranger': [60, 94, 86],
  'seventh stranger': [50, 91, 67],
  'eighth stranger': [60, 97, 84],
  'ninth stranger': [70, 98, 76],
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
