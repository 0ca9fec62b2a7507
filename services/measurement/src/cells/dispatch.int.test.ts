import { fleetShare } from '@agence/platform/limits/fleet-share';
import { eventually } from '@agence/testing/eventually';
import { serving } from '@agence/testing/serving';
import { expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import type { Needs } from '../needs.ts';
import { tasks } from '../tasks.ts';
import { launched } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { dispatch } from './dispatch.ts';

const parts = partsOfEachTest();

/** A process of the service, as far as its paid calls go. */
const process = (name: string, over: Partial<Needs>, grace_ms = 10_000) => {
  const { needs } = measuring(parts, {
    share: (lane) => fleetShare(parts.db, lane.name, lane.parallel, name),
    ...over,
  });
  const { start, sweep } = dispatch(needs, tasks(needs), { parallel: 8, grace_ms });
  return { needs, start, look: () => sweep.run(serving) };
};

/** A provider that answers when it is told to. */
const held = () => {
  const asked: string[] = [];
  const free: (() => void)[] = [];
  const ask: AskModel = async (call) => {
    asked.push(call.hint?.seed ?? '');
    const { promise, resolve } = Promise.withResolvers<void>();
    free.push(resolve);
    call.signal.addEventListener('abort', () => resolve());
    await promise;
    return call.signal.aborted ? { kind: 'unknown', why: 'stopped during the call' } : simulate(call);
  };
  return { ask, asked, free };
};

const states = async ({ needs }: { readonly needs: Needs }) =>
  (await needs.cells.states(['m_1'])).get('m_1') ?? {};

it('makes each call once, and never more at once than the fleet may, however many processes there are', async () => {
  const { needs } = await launched(parts, { reader: null });
  let [now, most] = [0, 0];
  const asked: string[] = [];
  const ask: AskModel = async (call) => {
    asked.push(call.hint?.seed ?? '');
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    return simulate(call);
  };
  const all = ['one', 'two', 'three'].map((name) => process(name, { ask }));
  const stops = await Promise.all(all.map(({ start }) => start()));
  await eventually(async () => {
    await Promise.all(all.map(({ look }) => look()));
    return !(await needs.cells.live('m_1'));
  });
  await Promise.all(stops.map((stop) => stop()));
  expect([asked.length, new Set(asked).size, await states({ needs })]).toEqual([40, 40, { done: 40 }]);
  expect(most).toBeLessThanOrEqual(7);
});

it('lets the next call leave while what came of the one before is still being written', async () => {
  await launched(parts, { reader: null });
  const { ask, asked, free } = held();
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  const { answers } = measuring(parts).needs;
  const slow = {
    ...answers,
    keep: async (...args: Parameters<typeof answers.keep>) => {
      await kept;
      await answers.keep(...args);
    },
  };
  const one = process('one', { ask, answers: slow });
  const stop = await one.start();
  await eventually(async () => {
    await one.look();
    return asked.length === 7;
  });
  free[0]?.();
  await eventually(() => asked.length === 8);
  expect(await states(one)).toMatchObject({ calling: 8 });
  keep();
  for (const done of free) done();
  await eventually(async () => {
    for (const done of free) done();
    return !(await one.needs.cells.live('m_1'));
  });
  await stop();
  expect(asked).toHaveLength(40);
});

it('gives back what was ready when it ends, waits for what is under way, and hurries it when its grace is over', async () => {
  const ending = new AbortController();
  const { needs } = await launched(parts, { reader: null });
  const { ask, asked, free } = held();
  const one = process('one', { ask, ending: ending.signal }, 300);
  const stop = await one.start();
  await eventually(async () => {
    await one.look();
    return asked.length === 7;
  });
  await eventually(async () => (await states({ needs }))['claimed'] === 7);
  ending.abort();
  free[0]?.();
  await stop();
  expect(asked).toHaveLength(7);
  expect(await states({ needs })).toEqual({ done: 1, indeterminate: 6, todo: 33 });
  expect(await parts.db.collection('shares').findOne({ _id: 'simulator' } as object)).toMatchObject({
    holders: [],
  });

  const next = process('two', {});
  const end = await next.start();
  await eventually(async () => {
    await next.look();
    return !(await needs.cells.live('m_1'));
  });
  await end();
  expect(await states({ needs })).toEqual({ done: 34, indeterminate: 6 });
  expect(await parts.db.collection('spend').find().toArray()).toMatchObject([{ calls: 40 }]);
});

it('gives back as not sent a call whose intent was written without an answer of the database', async () => {
  const { needs } = await launched(parts, { reader: null });
  const asked: unknown[] = [];
  let lost = 1;
  const cells = {
    ...needs.cells,
    apply: async (...args: Parameters<typeof needs.cells.apply>) => {
      const after = await needs.cells.apply(...args);
      if (args[1].kind !== 'call' || lost === 0) return after;
      lost -= 1;
      throw Object.assign(new Error('not primary'), { name: 'MongoServerError', code: 10107 });
    },
  };
  const ask: AskModel = (call) => {
    asked.push(call);
    return simulate(call);
  };
  const one = process('one', { cells, ask });
  const stop = await one.start();
  await eventually(async () => {
    await one.look();
    return (await states({ needs }))['done'] === 39;
  });
  expect(await states({ needs })).toEqual({ done: 39, todo: 1 });
  await parts.db.collection('cells').updateMany({ etat: 'todo' }, { $set: { not_before: 0 } });
  await eventually(async () => {
    await one.look();
    return (await states({ needs }))['done'] === 40;
  });
  await stop();
  expect(asked).toHaveLength(40);
});

it('rejects what is asked of a model that is configured no more, whenever it falls due', async () => {
  const { needs } = await launched(parts, { reader: null });
  const [kept] = needs.models;
  if (kept === undefined) throw new Error('a model is needed');
  const one = process('one', { models: [kept] });
  const stop = await one.start();
  const over = async () => {
    await one.look();
    return !(await needs.cells.live('m_1'));
  };
  await eventually(over);
  const ended = await states({ needs });
  expect(ended).toEqual({ done: 20, refused: 20 });
  expect(await parts.db.collection('spend').find().toArray()).toMatchObject([{ calls: 20 }]);
  const refused = { model: { $ne: kept.id }, etat: 'refused' } as const;
  expect(await parts.db.collection('cells').findOne(refused)).toMatchObject({
    attempt: 0,
    why: 'simulator:boussole is not configured any more, or what it was to be asked is gone',
  });
  await parts.db.collection('cells').updateOne(refused, { $set: { etat: 'todo' } });
  await eventually(over);
  await stop();
  expect(await states({ needs })).toEqual(ended);
});
