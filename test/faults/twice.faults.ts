import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { DAY } from './day.ts';
import { type ProcessName, SECONDS } from './processes.ts';
import { runAll } from './run.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(300_000);

const SKEWED = pathToFileURL(`${import.meta.dirname}/skewed.js`).href;

/** Two processes of every service; the clock of the second is two seconds behind. */
let world: World;
beforeAll(async () => {
  world = await startWorld({ replicas: 2, env: { NODE_OPTIONS: `--import=${SKEWED}` } });
});
afterAll(() => world.stop());

const SOON_MS = 500;
const BETWEEN_MS = 2_000;

const PAIRS = SECONDS.map((second) => [second.replace('-2', '') as ProcessName, second]);

test('a day on two of every service with clocks 2 s apart is as the rules say', () =>
  runAll(world, [DAY, DAY]));

test.each(PAIRS)(
  'while agencies work on two of every service with clocks 2 s apart, %s dies, then %s',
  (...pair) =>
    runAll(world, [DAY, DAY], async () => {
      for (const who of pair) {
        await pause(SOON_MS);
        await world.strike({ kind: 'kill', who });
        await pause(BETWEEN_MS);
      }
    }),
);
