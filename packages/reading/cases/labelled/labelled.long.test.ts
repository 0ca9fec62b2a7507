import { expect, test } from '@jest/globals';
import { readAnswer } from '../../src/read-answer.ts';
import { labelled, scoreOf } from './score.ts';

/** Per set: how many cases, and floors in per cent a little under what the reader reaches: state, everything right. */
const FLOORS: Readonly<Record<string, readonly [cases: number, state: number, allRight: number]>> = {
  given: [117, 99, 86],
  'given, kept aside': [58, 87, 70],
  'laid out': [70, 96, 56],
  'own, first half': [67, 93, 42],
  'own, second half': [54, 86, 42],
  further: [157, 93, 64],
  'further, last quarter': [53, 93, 59],
  'blind, half': [281, 90, 59],
  'blind, next quarter': [137, 92, 66],
  'blind, last quarter': [142, 82, 59],
  styled: [352, 94, 55],
  'styled, last quarter': [108, 88, 52],
  'shaped, odd': [25, 95, 67],
  'shaped, even': [25, 99, 59],
  newcomer: [50, 97, 69],
  'newcomer, kept': [50, 95, 59],
  stranger: [60, 96, 61],
  'second stranger': [60, 96, 64],
  'third stranger': [60, 96, 72],
  'fourth stranger': [40, 97, 69],
  'fifth stranger': [60, 99, 76],
  'sixth stranger': [60, 96, 79],
  'seventh stranger': [50, 91, 59],
  'eighth stranger': [60, 99, 72],
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
