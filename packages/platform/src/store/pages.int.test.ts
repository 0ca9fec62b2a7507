import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readPage } from './pages.ts';

type Row = { readonly _id: string; readonly state: { readonly at: Date } };

const parts = partsFor(beforeAll, afterAll);

it('every row is on one page, in order, also those of one moment', async () => {
  const rows = parts.db.collection<Row>('rows');
  // Seven rows at each moment: pages end between rows of the same moment.
  const all = Array.from({ length: 105 }, (_, i) => ({
    _id: `r:${i}`,
    state: { at: new Date(Math.floor(i / 7)) },
  }));
  await rows.insertMany(all);
  const seen: string[] = [];
  const sizes: number[] = [];
  let after: string | undefined;
  do {
    const page = await readPage<Row>({ by: 'state.at', size: 10, after }, (rest, options) =>
      rows.find({ $and: [{ _id: { $ne: 'r:0' } }, rest as object] }, options).toArray(),
    );
    seen.push(...page.rows.map(({ _id }) => _id));
    sizes.push(page.rows.length);
    after = page.next;
  } while (after !== undefined);

  const newestFirst = all
    .slice(1)
    .toSorted((a, b) => Number(b.state.at) - Number(a.state.at) || (a._id < b._id ? -1 : 1));
  expect(seen).toEqual(newestFirst.map(({ _id }) => _id));
  expect(sizes).toEqual([...Array(10).fill(10), 4]);
});

it('a full last page has none after it', async () => {
  const page = await readPage<Row>({ by: 'at', size: 1, after: undefined }, async () => [
    { _id: 'only', state: { at: new Date(0) } },
  ]);
  expect(page.next).toBeUndefined();
});
