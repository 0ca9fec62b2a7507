import { describe, expect, it } from '@jest/globals';
import type { Needs } from '../needs.ts';
import { tasks } from '../tasks.ts';
import { counting, launched, work } from '../testing/launched.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { prepare } from './prepare.ts';
import { keep, leave } from './worker.ts';

const { signal } = new AbortController();

const parts = partsOfEachTest();

const spent = () => parts.db.collection('spend').find().toArray();
describe('a call whose process is told to end while it is made ready', () => {
  const told = async (of: (needs: Needs, end: () => void) => Partial<Needs>) => {
    const { needs, asked } = counting(await launched(parts));
    const ending = new AbortController();
    const cell = await needs.cells.find('m_1:1:0:1');
    const [ready] = cell === null ? [] : await prepare(needs, tasks(needs), [cell]);
    if (ready === undefined) throw new Error('a call is needed');
    const ended = { ...needs, ending: ending.signal, ...of(needs, () => ending.abort()) };
    const made = await leave(ended, ready, signal);
    const back = made === null ? await needs.cells.find('m_1:1:0:1') : await keep(ended, tasks(needs), made);
    expect(asked).toEqual([]);
    const due = { $set: { not_before: 0 } };
    await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, due);
    const next = await work(needs, 'm_1:1:0:1');
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
