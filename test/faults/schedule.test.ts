import { expect, test } from '@jest/globals';
import { scheduleOf, shrunk } from './schedule.ts';

const points = ['a:write:before', 'b:publish:after'] as const;

test('a seed is a schedule, another seed another', () => {
  expect(scheduleOf(7, points)).toEqual(scheduleOf(7, points));
  expect(scheduleOf(7, points)).not.toEqual(scheduleOf(8, points));
});

test('a failing schedule is shrunk to the steps that it needs to fail', async () => {
  const whole = scheduleOf(7, points);
  const [first, , third] = whole.steps;
  const needed = [first, third];
  const fails = ({ steps }: typeof whole) =>
    Promise.resolve(needed.every((one) => steps.includes(one as never)));
  expect((await shrunk(whole, fails, 100)).steps).toEqual(needed);
});
