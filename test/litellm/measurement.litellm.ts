import { newAccount } from '@agence/testing/accounts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { cellsOf, launch, questionsOf, readyClient, someEntry, untilPage } from '../outside/client.ts';
import { CLIENT, PREMIER, type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownSystem } from '../outside/system.ts';
import { KEY, startLiteLlm } from './proxy.ts';

jest.setTimeout(900_000);

const ASKED = ['gpt-6-luna', 'claude-haiku-4-5', 'gemini-3.8-flash', 'alpha'];
const READER = 'mistral-small-latest';
const QUESTIONS = 3;
const REPEATS = 5;

let ai: ScriptedAi;
let proxy: Awaited<ReturnType<typeof startLiteLlm>>;
let system: Awaited<ReturnType<typeof ownSystem>>;
beforeAll(async () => {
  ai = await startScriptedAi();
  proxy = await startLiteLlm([...ASKED, READER], ai.env['OPENAI_COMPATIBLE_BASE_URL'] ?? '');
  const providers = ['OPENAI', 'ANTHROPIC', 'GOOGLE', 'MISTRAL', 'OPENAI_COMPATIBLE'];
  const [openai, anthropic, google, any] = ASKED;
  system = await ownSystem({
    env: {
      AI_MODELS: `openai:${openai},anthropic:${anthropic},google:${google},openai-compatible:${any}`,
      READER_MODEL: `mistral:${READER}`,
      ...Object.fromEntries(providers.map((name) => [`${name}_BASE_URL`, proxy.url])),
      ...Object.fromEntries(providers.map((name) => [`${name}_API_KEY`, KEY])),
      GOOGLE_GENERATIVE_AI_API_KEY: KEY,
    },
  });
});
afterAll(async () => {
  await system?.stop();
  await proxy?.stop();
  await ai?.stop();
});

test('through LiteLLM, four wires answer every question of a measurement, and a fifth reads every answer', async () => {
  const ville = 'Villefranche-sur-Saône';
  ai.answer(ville, () => PREMIER);
  const account = await newAccount(system, { plan: 'agence15' });
  const id = await readyClient(account, someEntry({ ...CLIENT, ville }));
  await launch(account, id, QUESTIONS);
  await untilPage(account, id);

  const counts = [...ai.asked(ville)];
  expect(counts.map(([, count]) => count)).toEqual(Array(ASKED.length * QUESTIONS).fill(REPEATS));
  expect(new Set(counts.map(([key]) => key.slice(0, key.indexOf(':'))))).toEqual(new Set(ASKED));
  const { etats } = await questionsOf(account, id);
  const n = ASKED.length * REPEATS;
  expect(etats.map(({ reponses, cite, premier }) => [reponses, cite, premier])).toEqual(
    Array(QUESTIONS).fill([n, n, n]),
  );
  expect(await cellsOf(system, account)).toEqual([{ done: expect.any(Number) }]);
  expect(await system.operate('readings', 'show')).toMatchObject({
    lecteur: `mistral:${READER}`,
    par_modele: n * QUESTIONS,
    par_regles: 0,
  });
});
