import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type } from '../testing/typed.ts';

it('a trial says what it costs, what was understood and what is odd, and records what went over the wire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const { code, err, out } = await type(`models try openai:gpt-5 --yes --record ${folder}`, {});
  expect([code, err]).toEqual([0, 'This will make three paid calls to openai:gpt-5.']);
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({ model: 'openai:gpt-5', step: 'reponse', euros: 'prix inconnu', version: null }),
  ]);
  expect(out).not.toContain('exchange');
  expect(readdirSync(folder)).toEqual(['openai-gpt-5.reponse.json']);
  const recorded = JSON.parse(readFileSync(join(folder, 'openai-gpt-5.reponse.json'), 'utf8'));
  expect(recorded).toEqual({ model: 'openai:gpt-5', step: 'reponse', path: '/v1/responses', status: 200 });
});

it('a model that is not configured is named with those that are', async () => {
  expect(await type('models try openai:gpt-6 --yes', {})).toMatchObject({
    code: 1,
    err: expect.stringContaining('"openai:gpt-6" is not configured: known are openai:gpt-5'),
  });
});
