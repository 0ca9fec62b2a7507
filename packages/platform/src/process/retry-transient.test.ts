import { expect, it } from '@jest/globals';
import { Held } from '../restore/held.ts';
import { Unavailable } from './faults.ts';
import { retryTransient } from './retry-transient.ts';

const HOUR_MS = 3_600_000;

it.each([
  ['away is waited for', new Unavailable('away'), 2],
  ['held is not: it waits for a person', new Held('a copy'), 1],
  ['broken is not', new Error('broken'), 1],
])('a store that is %s', async (_what, fault, tries) => {
  let tried = 0;
  const run = async () => {
    tried += 1;
    if (tried === 1) throw fault;
  };
  const fate = await retryTransient(HOUR_MS, run).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect([tried, fate]).toEqual([tries, tries === 1 ? fault : null]);
});
