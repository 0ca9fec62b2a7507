import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Answer } from '../ai/port.ts';
import { measuring } from '../testing/measuring.ts';
import { purge } from './purge.sweep.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());

const answer: Answer = {
  kind: 'answer',
  text: 'Sos Fuite',
  finish: 'stop',
  model_version: null,
  sources: [],
  usage: { input_tokens: 1, output_tokens: 1, searches: 0 },
  cost_eur: null,
  raw: {},
};
const now = new Date('2026-11-21T10:00:00Z');

it('raw answers go after thirteen months, not a day before, and going twice changes nothing', async () => {
  const { needs } = measuring(parts);
  const { answers } = needs;
  await answers.keep({ _id: 'old', pour: 'm_1', genre: 'reponse' }, answer, new Date('2025-10-21T08:59:00Z'));
  await answers.keep(
    { _id: 'kept', pour: 'm_1', genre: 'reponse' },
    answer,
    new Date('2025-10-22T10:00:00Z'),
  );
  await answers.keep({ _id: 'new', pour: 'm_2', genre: 'reponse' }, answer, now);
  const { run } = purge({ ...needs, clock: { now: () => now, offset_s: () => 0 } });
  await run(serving);
  await run(serving);
  expect(await answers.among(['old', 'kept', 'new'])).toEqual(new Set(['kept', 'new']));
});
