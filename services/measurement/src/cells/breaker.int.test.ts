import { fr } from '@agence/gesture';
import { marksOnce } from '@agence/platform/bus/mark-once';
import { fleetShare } from '@agence/platform/limits/fleet-share';
import { machineNow } from '@agence/platform/process/clock';
import { Unavailable } from '@agence/platform/process/faults';
import { eventually } from '@agence/testing/eventually';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { FakeAnswer } from '@agence/testing/fakes/ai-script';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askModelOf } from '../ai/ask.ts';
import { modelsOf } from '../ai/settings.ts';
import type { Needs } from '../needs.ts';
import { preparer } from '../preparations/preparer.ts';
import { DAY_MS, ended, etatDe, gaugeOf, launched, statesOf as statesIn } from '../testing/launched.ts';
import { type Measuring, measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';

const parts = partsOfEachTest();
let provider: FakeAi;
beforeEach(async () => {
  provider = await startFakeAi();
});
afterEach(() => provider.stop());

const BAD: FakeAnswer = { status: 503 };
const GOOD = 'Je vous conseille **Dupont Sanitaire**, puis **Plomberie Martin**.';
/** Seven under way at once, and four that came back before the fifth in a row: what a provider that stops answering can cost. */
const AT_MOST = 7 + 4;

/** One provider over HTTP, and the simulator, which is never away. */
const needsOf = (process = 'here') => {
  const settings = {
    AI_MODELS: 'openai-compatible:alpha,simulator:boussole',
    OPENAI_COMPATIBLE_BASE_URL: provider.url,
  };
  const ask = askModelOf(settings, { timeoutMs: 5_000 });
  const share: ReturnType<typeof measuring>['needs']['share'] = ({ name, parallel }) =>
    fleetShare(parts.db, name, parallel, process);
  return { models: modelsOf(settings), reader: null, ordersModel: null, ask, share };
};

const breakers = () => parts.db.collection('breakers');
/** Its pause is over. */
const pauseOver = () => breakers().updateOne({}, { $set: { next: new Date(1) } });
/** Calls that ask a question as a customer does. */
const asked = () =>
  provider.requests().filter(({ system }) => system.startsWith('Réponds en français')).length;
const statesOf = (world: Measuring) => statesIn(world, ({ provider: name }) => name === 'openai-compatible');

/** A measurement whose one provider has stopped answering. */
const away = async (over: Partial<Needs> = {}) => {
  provider.script(() => BAD);
  const world = await launched(parts, { ...needsOf(), ...over });
  await world.start();
  await eventually(async () => {
    await world.sweep();
    const { todo = 0, indeterminate = 0 } = await statesOf(world);
    return (await breakers().countDocuments()) === 1 && todo + indeterminate === 20;
  });
  return world;
};

describe('a provider that stops answering', () => {
  it('costs no more cells than were under way; what is left waits, and goes on when it is back', async () => {
    const world = await away();
    const shown = () => gaugeOf(world, 'agence.providers.away');
    const cost = asked();
    expect(cost).toBeLessThanOrEqual(AT_MOST);
    expect(await statesOf(world)).toEqual({ indeterminate: cost, todo: 20 - cost });
    for (let looks = 0; looks < 5; looks += 1) await world.sweep();
    expect([asked(), await etatDe(world), await shown()]).toEqual([cost, 'en cours', 1]);
    provider.script(() => GOOD);
    await pauseOver();
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world)) === 'faite';
    });
    expect([asked(), await shown()]).toEqual([20, 0]);
    expect(await statesOf(world)).toEqual({ indeterminate: cost, done: 20 - cost });
    // The reservation of a call that waited counts once; a page may have been asked for by now.
    const [day] = await parts.db.collection('spend').find().toArray();
    expect(day?.['calls']).toBeLessThanOrEqual(41);
  });

  it('is tried by one call at a time in the whole fleet, after longer and longer pauses', async () => {
    const world = await away();
    const cost = asked();
    const other = measuring(parts, needsOf('there'));
    await other.start();
    const both = async () => {
      await Promise.all([world.sweep(), other.sweep()]);
      await Promise.all([world.sweep(), other.sweep()]);
    };
    await both();
    for (const tries of [1, 2, 3]) {
      await pauseOver();
      await eventually(async () => {
        await both();
        return (await breakers().countDocuments({ tries })) === 1;
      });
      await both();
      expect(asked()).toBe(cost + tries);
    }
    const [row] = await breakers().find().toArray();
    expect(row?.['next'].getTime() - machineNow().getTime()).toBeGreaterThan(200_000);
  });

  it('is tried again at once when what kept the try from leaving was the bus', async () => {
    const mark = marksOnce(parts.bus, 'calls');
    let refused = 0;
    let busAway = false;
    const world = await away({
      mark: async (id, token) => {
        if (!busAway) return mark(id, token);
        refused += 1;
        throw new Unavailable('the bus is away');
      },
    });
    busAway = true;
    await pauseOver();
    await eventually(async () => {
      await world.sweep();
      return refused > 0;
    });
    busAway = false;
    provider.script(() => GOOD);
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world)) === 'faite';
    });
    expect(asked()).toBe(20);
  });

  it('is told to the agency after five minutes, once', async () => {
    const world = await away();
    expect(world.remis).toEqual([]);
    world.later(6 * 60_000);
    for (const _ of [1, 2]) await world.sweep();
    expect(world.remis.map(({ issue, detail }) => [issue, detail])).toEqual([
      [
        'en cours',
        fr`L'une des IA interrogées ne répond plus correctement ; ses appels reprennent d'eux-mêmes dès qu'elle répond, et la mesure se conclut sans eux au bout de 24 heures.`,
      ],
    ]);
  });

  it.each([
    ['is waited for 24 hours', 1, 'its provider was away for 24 hours'],
    ['and comes and goes is waited for 48 hours', 2, 'its provider came and went for 48 hours'],
  ])('%s: then its calls are refused, and the measurement ends', async (_, days, why) => {
    const [world, cost] = [await away(), asked()];
    for (let day = 1; day <= days; day += 1) {
      expect(await statesOf(world)).toEqual({ indeterminate: cost, todo: 20 - cost });
      world.later(DAY_MS + 60_000);
      const now = { $set: { since: new Date(await world.needs.databaseNow()) } };
      if (days > 1) await breakers().updateOne({}, now);
      for (const __ of [1, 2]) await world.sweep();
    }
    await ended(world);
    expect([asked(), await statesOf(world)]).toEqual([cost, { indeterminate: cost, refused: 20 - cost }]);
    expect(await parts.db.collection('cells').countDocuments({ attempt: 0, why })).toBe(20 - cost);
  });

  it('is not waited for by who asked for questions: after five minutes ours are handed over', async () => {
    const world = await away();
    await preparer(world.needs, { compte: 'agence-test', client: 'c_2', revision: 1 });
    await world.sweep();
    expect(world.questions).toEqual([]);
    world.later(6 * 60_000);
    await eventually(async () => {
      await world.sweep();
      return world.questions.length === 3;
    });
    expect(provider.requests().filter(({ system }) => system.startsWith('Tu écris'))).toEqual([]);
  });
});
