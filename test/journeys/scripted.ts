import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownServices, READ_BY_MODEL } from '../outside/system.ts';

jest.setTimeout(240_000);

export let ai: ScriptedAi;
export let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  system = await ownServices({ gateways: 2, env: { ...ai.env, ...READ_BY_MODEL } });
  // Learns how many models there are: until then the plan's own number is announced.
  await system.operate('tasks', 'run', 'modeles');
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});
