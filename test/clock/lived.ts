import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownServices } from '../outside/system.ts';

/** Paid calls a day and account, fewer than one measurement of ten questions needs. Rules read, so that they are answers alone. */
export const PAR_JOUR = 100;

export let ai: ScriptedAi;
export let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  system = await ownServices({ testClock: true, env: { ...ai.env, CALLS_PER_DAY: String(PAR_JOUR) } });
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});
