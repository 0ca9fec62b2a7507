import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { REFUS } from '../outside/scripted-ai.ts';
import { ownServices, READ_BY_MODEL } from '../outside/system.ts';

/** A town whose three questions a model writes, and one that no model answers about. */
export const [FLEURIE, MUETTE] = ['Fleuriville', 'Silencieuse'];
const QUESTIONS = ['Quel fleuriste choisir ?', 'Où acheter un bouquet ?', 'Qui livre des fleurs ?'];

export let ai: FakeAi;
export let system: OwnSystem;
beforeAll(async () => {
  ai = await startFakeAi({
    answer: ({ system: told, prompt }) => {
      if (prompt.includes(MUETTE)) return REFUS;
      const writes = told.startsWith('Tu écris les questions') && prompt.includes(FLEURIE);
      return writes ? JSON.stringify(QUESTIONS) : 'Je vous conseille **Au Bouquet**, puis **Roses & Cie**.';
    },
  });
  const env = {
    AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
    OPENAI_COMPATIBLE_BASE_URL: ai.url,
    OPENAI_COMPATIBLE_API_KEY: 'test',
    // Paid calls a day for all leads together: one request, and too little for the next.
    LEAD_CALLS_PER_DAY: '100',
  };
  system = await ownServices({ testClock: true, env: { ...env, ...READ_BY_MODEL } });
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});
