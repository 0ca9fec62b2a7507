import { describe, expect, it } from '@jest/globals';
import { lancer } from '../mesures/lancer.ts';
import { LANCEE, LAUNCH, launched, work } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { CALL_MS } from './times.ts';
import { sweepCells } from './worker.ts';

const parts = partsOfEachTest();

const spent = () => parts.db.collection('spend').find().toArray();
it('is counted among those that wait until somebody begins it, or another day’s ceiling keeps it', async () => {
  const { needs } = await launched(parts);
  const waiting = () => needs.cells.waiting('2026-11-21');
  const first = await waiting();
  expect(first.count).toBe(40);
  expect(first.oldest_s).toBeGreaterThanOrEqual(0);
  const [one, other] = await needs.cells.of('m_1');
  await work(needs, one?._id ?? '');
  await parts.db
    .collection('cells')
    .updateOne({ _id: other?._id } as object, { $set: { blocked_day: '2026-11-21' } });
  // Of 40 calls one waits for another day; the reading of the finished call waits in its place.
  expect((await waiting()).count).toBe(39);
});

it('reserves nothing when the database fails while the call is prepared', async () => {
  const { needs } = await launched(parts);
  const broken = {
    ...needs,
    mesures: {
      ...needs.mesures,
      read: () => Promise.reject(new Error('the database is away')),
    },
  };
  expect(await work(broken, 'm_1:1:0:1')).toBeNull();
  expect(await spent()).toEqual([]);
});

describe('an answer that was kept by a process which died before it could say so', () => {
  it('is taken up at the next look, long before the time of its call is over', async () => {
    let calls = 0;
    const world = await launched(parts);
    const dying = {
      ...world.needs,
      ask: async (call: Parameters<typeof world.needs.ask>[0]) => {
        calls += 1;
        return world.needs.ask(call);
      },
      cells: {
        ...world.needs.cells,
        apply: (...args: Parameters<typeof world.needs.cells.apply>) =>
          args[1].kind === 'answer' ? Promise.reject(new Error('killed')) : world.needs.cells.apply(...args),
      },
    };
    await expect(work(dying, 'm_1:1:0:1')).rejects.toThrow('killed');
    expect(await world.needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'calling' });
    await sweepCells(world.needs);
    expect(await world.needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'done', attempt: 1 });
    expect(calls).toBe(1);
  });

  it('that kept nothing is told as unknown once the time of its call is over', async () => {
    const world = await launched(parts, { ask: () => Promise.reject(new Error('killed')) });
    await expect(work(world.needs, 'm_1:1:0:1')).rejects.toThrow('killed');
    expect(await sweepCells(world.needs)).toEqual([]);
    world.later(CALL_MS + 1_000);
    expect(await sweepCells(world.needs)).toHaveLength(1);
    expect(await world.needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'indeterminate', attempt: 1 });
  });
});

it('that came while the database was away is kept when it is back, and not asked for again', async () => {
  const world = await launched(parts);
  let [calls, away] = [0, 3];
  const electing = {
    ...world.needs,
    ask: async (call: Parameters<typeof world.needs.ask>[0]) => {
      calls += 1;
      return world.needs.ask(call);
    },
    answers: {
      ...world.needs.answers,
      keep: (...args: Parameters<typeof world.needs.answers.keep>) => {
        away -= 1;
        const fault = Object.assign(new Error('not primary'), { name: 'MongoServerError', code: 10107 });
        return away >= 0 ? Promise.reject(fault) : world.needs.answers.keep(...args);
      },
    },
  };
  expect(await work(electing, 'm_1:1:0:1')).toMatchObject({ etat: 'done', attempt: 1 });
  expect([calls, away]).toEqual([1, -1]);
});

it('cancels with a removal what is for that revision or an older one, and leaves a later one alone', async () => {
  const { needs, dossier } = await launched(parts);
  dossier.revision = 3;
  await lancer(needs, { ...LAUNCH, origine: 'm_3', revision: 3, lancee: LANCEE });
  await needs.cells.cancel('c_1', 2);
  const states = await needs.cells.states(['m_1', 'm_3']);
  expect(Object.fromEntries(states)).toEqual({ m_1: { cancelled: 40 }, m_3: { todo: 40 } });
});

it('makes no call over the ceiling of the day, and goes on the next day', async () => {
  const world = measuring(parts, {}, 3);
  await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
  const ids = (await world.needs.cells.of('m_1')).map(({ _id }) => _id).slice(0, 5);
  for (const id of ids) await work(world.needs, id);
  expect((await world.needs.cells.states(['m_1'])).get('m_1')).toEqual({ done: 3, todo: 37 });
  world.later(24 * 3_600_000);
  for (const id of ids) await work(world.needs, id);
  expect((await world.needs.cells.states(['m_1'])).get('m_1')).toEqual({ done: 5, todo: 35 });
});
