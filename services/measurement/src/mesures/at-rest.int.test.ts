import { serving } from '@agence/testing/serving';
import { expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { concluding } from '../cells/tasks.ts';
import { reactions } from '../reactions.ts';
import { tasks } from '../tasks.ts';
import { DAY_MS, etatDe, LAUNCH, measured } from '../testing/launched.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { mesuresSweep } from './mesures.sweep.ts';

const refusing: AskModel = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });

const parts = partsOfEachTest();

it('a failed measurement of an account that is not served costs nothing until it is served again', async () => {
  const world = await measured(parts, { ask: refusing });
  world.account.servi = false;
  world.later(DAY_MS + 1000);
  let asked = 0;
  const { accounts } = world.needs;
  const lireCompte: typeof accounts.lireCompte = (...given) => {
    asked += 1;
    return accounts.lireCompte(...given);
  };
  const needs = { ...world.needs, accounts: { ...accounts, lireCompte } };
  const { run } = mesuresSweep(needs, concluding(tasks(needs)));
  await run(serving);
  asked = 0;
  await run(serving);
  expect([asked, await etatDe(world, 'm_1_2')]).toEqual([0, undefined]);
  world.account.servi = true;
  const reaction = reactions(needs, async () => {}).find(({ event }) => event === 'service_repris');
  await reaction?.react({ compte: LAUNCH.compte } as never, { id: 'reveil' });
  await run(serving);
  expect(await etatDe(world, 'm_1_2')).toBe('en cours');
});
