import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeAi } from '@agence/testing/fakes/ai';
import { describe, expect, test } from '@jest/globals';
import { askModelOf } from '../../ai/ask.ts';
import { REPLIES } from '../../ai/providers/replies.test-data.ts';
import { PROVIDERS } from '../../ai/providers.ts';
import type { Exchange } from '../../ai/sdk.ts';
import { modelsOf } from '../../ai/settings.ts';
import type { Needs } from '../../needs.ts';
import { COMPLETION } from '../../testing/completion.ts';
import { providerOfFile } from '../../testing/provider.ts';
import { tryModels } from './try-models.handler.ts';

type Recorded = Exchange & { readonly model: string; readonly step: string };

const provided = providerOfFile();

const trying = async (id: string, base = provided.url) => {
  const provider = PROVIDERS[id.slice(0, id.indexOf(':')) as keyof typeof PROVIDERS];
  const settings = { AI_MODELS: id, [provider.key]: 'k-secret', [provider.base]: base };
  const needs = {
    ...{ models: modelsOf(settings), reader: null, ordersModel: null },
    askNoting: ((note) => askModelOf(settings, {}, note)) satisfies Needs['askNoting'],
  };
  return (await tryModels(needs as unknown as Needs)({})).tried;
};

/** The same requests get the recorded replies, and are understood as they were. */
const replay = async (recorded: readonly Recorded[]) => {
  const requests = new Map(recorded.map((row) => [`${row.path} ${JSON.stringify(row.request)}`, row]));
  provided.reply = ({ path, body }) => {
    const { status, reply } = requests.get(`${path} ${JSON.stringify(body)}`) ?? { status: 500, reply: {} };
    return { status, body: reply };
  };
  const [first] = recorded;
  if (first === undefined) throw new Error('nothing was recorded');
  return trying(first.model);
};
const known = ({ exchange: _, seconds: __, ...shown }: Awaited<ReturnType<typeof trying>>[number]) => shown;

describe.each(REPLIES)('a trial of $id', ({ id, path, body, searches }) => {
  test('makes our three requests, shows what was understood and what is odd, and keeps no key', async () => {
    provided.reply = ({ path: asked }) => ({
      status: 200,
      body: asked.endsWith('/chat/completions') && path !== asked ? COMPLETION : body,
    });
    const tried = await trying(id);
    expect(tried.map(({ step }) => step)).toEqual(['reponse', 'lecture', 'preparation']);
    expect(tried[0]).toMatchObject({
      ...{ model: id, text: 'Appelez **Sos Fuite**.', searches, odd: [] },
      version: expect.stringMatching(/-2026$/),
      euros: expect.any(Number),
    });
    expect(tried[1]?.odd).toContain('its reading cannot be used');
    expect(tried[2]?.odd).toContain('of 3 questions 0 can be used');
    const recorded = tried.map(({ model, step, exchange = '' }) => ({
      model,
      step,
      ...JSON.parse(exchange),
    }));
    expect(JSON.stringify(recorded)).not.toContain('k-secret');
    expect((await replay(recorded)).map(known)).toEqual(tried.map(known));
  });
});

test('a server that speaks /chat/completions, and answers well: nothing is odd but the price', async () => {
  const fake = await startFakeAi();
  const tried = await trying('openai-compatible:llama3', fake.url);
  await fake.stop();
  expect(tried.map(({ step, odd }) => [step, odd])).toEqual([
    ['reponse', ['prix inconnu']],
    ['lecture', ['prix inconnu']],
    ['preparation', ['prix inconnu', 'of 3 questions 0 can be used']],
  ]);
});

test('a refused key is said, and what the provider says of it is not kept', async () => {
  provided.reply = () => ({ status: 401, body: { error: { message: 'wrong key k-secret' } } });
  const [tried] = await trying('openai:gpt-5');
  expect(tried?.odd).toEqual(['unusable: the provider refuses our key: HTTP 401']);
  expect(tried?.exchange).not.toContain('k-secret');
});

const RECORDED = join(import.meta.dirname, '../ai/providers/recorded');

test('what was recorded of real providers is asked and understood as it was', async () => {
  const files = existsSync(RECORDED) ? globSync('*.json', { cwd: RECORDED }) : [];
  const rows = files.map((file) => JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as Recorded);
  for (const [, recorded] of Map.groupBy(rows, ({ model }) => model)) {
    const tried = await replay(recorded);
    for (const { step } of recorded)
      expect(tried.find((shown) => shown.step === step)?.odd.join()).not.toMatch(
        /^(unknown|rejected|unusable)/,
      );
  }
});
