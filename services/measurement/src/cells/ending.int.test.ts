import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Needs } from '../needs.ts';
import { tasks } from '../tasks.ts';
import { launched, work } from '../testing/launched.ts';
import { prepare } from './prepare.ts';
import { keep, leave } from './worker.ts';

const { signal } = new AbortController();

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const spent = () => parts.db.collection('spend').find().toArray();
const counting = async () => {
  const { needs } = await launched(parts);
  const asked: unknown[] = [];
  const ask: Needs['ask'] = (call) => {
    asked.push(call);
    return needs.ask(call);
  };
  return { needs, ask, asked };
};

it('begins no call once its process is told to end: the next one does, without reserving it twice', async () => {
  const { needs, ask, asked } = await counting();
  expect(await work({ ...needs, ask, ending: AbortSignal.abort() }, 'm_1:1:0:1', signal)).toBeNull();
  expect(asked).toEqual([]);
  expect(await needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'todo', attempt: 0 });
  expect(await work({ ...needs, ask }, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'done', attempt: 1 });
  expect(asked).toHaveLength(1);
  expect(await spent()).toMatchObject([{ calls: 1 }]);
});

describe('a call whose process is told to end while it is made ready', () => {
  const told = async (of: (needs: Needs, end: () => void) => Partial<Needs>) => {
    const { needs, ask, asked } = await counting();
    const ending = new AbortController();
    const cell = await needs.cells.find('m_1:1:0:1');
    const [ready] = cell === null ? [] : await prepare(needs, tasks(needs), [cell]);
    if (ready === undefined) throw new Error('a call is needed');
    const ended = { ...needs, ask, ending: ending.signal, ...of(needs, () => ending.abort()) };
    const made = await leave(ended, ready, signal);
    const back = made === null ? await needs.cells.find('m_1:1:0:1') : await keep(ended, tasks(needs), made);
    expect(asked).toEqual([]);
    const due = { $set: { not_before: 0 } };
    await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, due);
    const next = await work({ ...needs, ask }, 'm_1:1:0:1', signal);
    expect([asked.length, await spent()]).toMatchObject([1, [{ calls: 1 }]]);
    return { back, next };
  };

  it('before its intent is written is given back: the next process makes it as its first try', async () => {
    const { back, next } = await told(({ databaseNow }, end) => ({
      databaseNow: () => databaseNow().finally(end),
    }));
    expect(back).toMatchObject({ etat: 'todo', attempt: 0 });
    expect(next).toMatchObject({ etat: 'done', attempt: 1 });
  });

  it('after it is marked does not leave: the next process makes it as a later try', async () => {
    const { back, next } = await told(({ mark }, end) => ({
      mark: (id, by) => mark(id, by).finally(end),
    }));
    expect(back).toMatchObject({ etat: 'todo', attempt: 1, marked: 1 });
    expect(next).toMatchObject({ etat: 'done', attempt: 2 });
  });
});
