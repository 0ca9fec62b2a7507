import { fr } from '@agence/gesture';
import { eventually } from '@agence/testing/eventually';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { FakeAnswer } from '@agence/testing/fakes/ai-script';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { askModelOf } from '../ai/ask.ts';
import { modelsOf } from '../ai/settings.ts';
import { listStopped } from '../operator/list-failed.handler.ts';
import { DAY_MS, etatDe, gaugeOf, launched, statesOf as statesIn } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';

const parts = partsOfEachTest();
let provider: FakeAi;
beforeEach(async () => {
  provider = await startFakeAi();
});
afterEach(() => provider.stop());

const [WRONG, RIGHT] = ['openai-compatible:wrong', 'openai-compatible:right'];
const GOOD = 'Je vous conseille **Dupont Sanitaire**, puis **Plomberie Martin**.';

/** Two models of one provider; one takes no call. */
const stoppedBy = async (answer: FakeAnswer) => {
  provider.script(({ model }) => (model === 'wrong' ? answer : GOOD));
  const settings = { AI_MODELS: `${WRONG},${RIGHT}`, OPENAI_COMPATIBLE_BASE_URL: provider.url };
  const world = await launched(parts, {
    ...{ models: modelsOf(settings), reader: null, ordersModel: null },
    ask: askModelOf(settings, { timeoutMs: 5_000 }),
  });
  await world.start();
  await eventually(async () => {
    await world.sweep();
    return (await statesOf(world, RIGHT))['done'] === 20;
  });
  return world;
};

const statesOf = (world: Measuring, wanted: string) => statesIn(world, ({ model }) => model === wanted);
const asked = () => provider.requests().filter(({ model }) => model === 'wrong').length;

it('a model with a wrong key is stopped by its first errors, burns no cell, and is asked for all once that is mended', async () => {
  const world = await stoppedBy({ status: 401 });
  // As many as were under way at once when the first error came, and the tries since.
  expect(asked()).toBeLessThanOrEqual(8);
  for (let looks = 0; looks < 5; looks += 1) await world.sweep();
  expect([await statesOf(world, WRONG), await etatDe(world)]).toEqual([{ todo: 20 }, 'en cours']);
  const { stopped } = await listStopped(world.needs)();
  expect(stopped).toMatchObject([{ model: WRONG, why: expect.stringMatching(/HTTP \d{3}/) }]);
  expect(await gaugeOf(world, 'agence.models.stopped')).toBe(1);
  expect(await gaugeOf(world, 'agence.providers.away')).toBe(0);
  provider.script(() => GOOD);
  await parts.db.collection('breakers').updateMany({}, { $set: { next: new Date(1) } });
  await eventually(async () => {
    await world.sweep();
    return (await etatDe(world)) === 'faite';
  });
  expect([await statesOf(world, WRONG), await gaugeOf(world, 'agence.models.stopped')]).toEqual([
    { done: 20 },
    0,
  ]);
});

it('a stopped model is waited for over a week-end, and agencies read nothing of our account', async () => {
  const world = await stoppedBy({ status: 402 });
  world.later(6 * 60_000);
  await world.sweep();
  expect(world.remis.map(({ detail }) => detail)).toEqual([
    fr`L'une des IA interrogées n'est pas disponible pour l'instant ; ses appels reprennent d'eux-mêmes, sans démarche de votre part.`,
  ]);
  for (let day = 0; day < 3; day += 1) {
    world.later(DAY_MS);
    await world.sweep();
  }
  expect(await statesOf(world, WRONG)).toEqual({ todo: 20 });
});
