import { partsFor } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Unavailable } from '../process/faults.ts';
import { type Pair, reconciling } from './reconcile.ts';

type Row = { _id: string; version: number; state: { at: string }; outbox: [] };
type State = Row['state'];

const MANY = 3_000;
const PARALLEL = 8;
const idOf = (n: number) => `d_${String(n).padStart(4, '0')}`;
const LONG_AGO = new Date(0);

const parts = partsFor(beforeEach, afterEach);
let looks: Map<string, number>;
beforeEach(async () => {
  looks = new Map();
  const rows = Array.from({ length: MANY }, (_, n): Row => {
    return { _id: idOf(n), version: 1, state: { at: n % 100 === 0 ? 'sea' : 'land' }, outbox: [] };
  });
  await parts.db.collection<Row>('things').insertMany(rows);
});

const comparing = (differences: Pair<State>['differences'], where?: Pair<State>['where']) =>
  reconciling<State>(parts, {
    name: 'things',
    kind: { collection: 'things' },
    ...(where === undefined ? {} : { where }),
    differences: async (id, state) => {
      looks.set(id, (looks.get(id) ?? 0) + 1);
      return differences(id, state);
    },
  });
const looksAt = (n: number) => looks.get(idOf(n)) ?? 0;
const everyLook = () => [...looks.values()].reduce((sum, count) => sum + count, 0);
/** As if so much time had passed that every doubt is due. */
const passTime = () =>
  parts.db.collection('doubts').updateMany({}, { $set: { since: LONG_AGO, due: LONG_AGO } });
const placeCursor = (after: string) =>
  parts.db.collection<{ _id: string }>('reconciled').updateOne({ _id: 'things' }, { $set: { after } });

it('one document that never answers does not hold the others', async () => {
  const hanging = idOf(10);
  await comparing((id) => (id === hanging ? new Promise(() => {}) : Promise.resolve([]))).run(serving);
  expect(looks.size).toBe(MANY);
  expect(everyLook()).toBe(MANY);
});

it('a document whose look failed by something that passes is looked at again, the others are not', async () => {
  let away = true;
  const sweep = comparing(async (id) => {
    if (id === idOf(50) && away) throw new Unavailable('this one is away');
    return [];
  });
  await sweep.run(serving);
  expect([looks.size, everyLook()]).toEqual([MANY, MANY]);
  away = false;
  await passTime();
  await placeCursor(idOf(2_000));
  await sweep.run(serving);
  expect([looksAt(49), looksAt(50), looksAt(51)]).toEqual([1, 2, 1]);
  expect(await parts.db.collection('doubts').countDocuments()).toBe(0);
});

it('a doubt is looked at when it is due, wherever the walk is', async () => {
  let mended = 0;
  const mend = async () => {
    mended += 1;
  };
  const sweep = comparing(async (id) => (id === idOf(7) ? [{ fact: 'lost', mend }] : []));
  await sweep.run(serving);
  await placeCursor(idOf(2_000));
  await sweep.run(serving);
  expect([looksAt(7), mended]).toEqual([1, 0]);
  await passTime();
  await placeCursor(idOf(2_000));
  await sweep.run(serving);
  expect([looksAt(7), mended]).toEqual([2, 1]);
});

it('a peer that is away is asked a few times a turn, and no document is left out', async () => {
  let away = true;
  const sweep = comparing(async () => {
    if (away) throw new Unavailable('the peer is away');
    return [];
  });
  await expect(sweep.run(serving)).rejects.toThrow('what things compares with is away');
  expect(everyLook()).toBeLessThan(16 + PARALLEL);
  away = false;
  await passTime();
  await sweep.run(serving);
  expect(looks.size).toBe(MANY);
  expect(await parts.db.collection('doubts').countDocuments()).toBe(0);
});

it('only documents that can differ are read', async () => {
  await comparing(async () => [], { 'state.at': 'sea' }).run(serving);
  expect(looks.size).toBe(MANY / 100);
});
