import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from '@agence/platform/process/clock';
import { startSystem } from '@agence/testing/system';
import { expect, jest, test } from '@jest/globals';
import { logsEnd } from './logs-end.ts';

/** What `npm run test:faults -- --starts N` asked for. */
declare const faults: { readonly starts: number };

/** A start that takes so long is not waited for any more. */
const PATIENCE_MS = 120_000;
jest.setTimeout(faults.starts * PATIENCE_MS);

/** Milliseconds until it served; or what its processes said last. */
async function start(): Promise<number | string> {
  const data = await mkdtemp(join(tmpdir(), 'agence-start-'));
  const spent = elapsed();
  const late = new AbortController();
  const starting = startSystem({ data, gateways: 2 });
  const outcome = await Promise.race([
    starting.then(spent, String),
    pause(PATIENCE_MS, 'never ready', { signal: late.signal }).catch(() => 'never ready'),
  ]);
  const told = typeof outcome === 'number' ? outcome : `${outcome}\n${await logsEnd(data)}`;
  late.abort();
  if (typeof outcome === 'number') await (await starting).stop();
  await rm(data, { recursive: true, force: true });
  return told;
}

test(`of ${faults.starts} starts on new data, every one becomes ready`, async () => {
  const took: number[] = [];
  const failed: string[] = [];
  for (let turn = 1; turn <= faults.starts; turn += 1) {
    const outcome = await start();
    if (typeof outcome === 'number') took.push(outcome);
    else failed.push(`start ${turn}: ${outcome}`);
    const said = typeof outcome === 'number' ? `${(outcome / 1000).toFixed(1)} s` : 'never ready';
    process.stdout.write(`start ${turn}: ${said}\n`);
  }
  const inOrder = took.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(1));
  process.stdout.write(
    `${took.length} of ${faults.starts} became ready, the quickest in ${inOrder[0]} s, half in ${inOrder[took.length >> 1]} s, all in ${inOrder.at(-1)} s\n`,
  );
  expect(failed).toEqual([]);
});
