import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { DAY } from './day.ts';
import { PROCESSES, type ProcessName, pidOf } from './processes.ts';
import { runAll } from './run.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(300_000);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const LONG_MS = 20_000;
const LATE_MS = 15_000;
const SOON_MS = 500;

const kill = (who: ProcessName) => world.strike({ kind: 'kill', who });
const freeze = (who: ProcessName, ms: number) => world.strike({ kind: 'freeze', who, ms });

/** Killed, and its next life begins late. */
async function late(who: ProcessName): Promise<void> {
  const first = pidOf(world.system, who);
  await kill(who);
  while ([0, first].includes(pidOf(world.system, who))) await pause(SOON_MS);
  await freeze(who, LATE_MS);
}

/** The bus loses its newest messages and goes on from an older state. */
async function loseTheTail(): Promise<void> {
  await world.strike({ kind: 'keep' });
  await pause(3 * SOON_MS);
  await world.strike({ kind: 'put back' });
}

/** Says that it has a message long after it has read it, and before its sender gives it up. */
async function relayIsLate(): Promise<void> {
  world.relay.behave({ at: 'DATA', fault: 'late' });
  await pause(LATE_MS);
  world.relay.behave(null);
}

type Scenario = readonly [name: string, storm: () => Promise<unknown>];

const perKey = (i: number): ProcessName => PROCESSES[i % PROCESSES.length] ?? 'nats';

/** Each of them is killed in one of these, frozen in another, and late in a third. */
const EACH = PROCESSES.map((who, i): Scenario => {
  const [still, slow] = [perKey(i + 3), perKey(i + 6)];
  return [
    `${who} is killed, ${still} is frozen for 20 s, ${slow} is killed and starts late`,
    () => Promise.all([kill(who), freeze(still, LONG_MS), late(slow)]),
  ];
});

const SCENARIOS: readonly Scenario[] = [
  ...EACH,
  ['all services are killed at once', () => Promise.all(PROCESSES.map(kill))],
  ['the database loses its primary', () => world.strike({ kind: 'step down' })],
  ['the bus loses all it had', () => world.strike({ kind: 'wipe' })],
  ['the bus loses its tail', loseTheTail],
  ['the relay answers late', relayIsLate],
];

test.each(SCENARIOS)('while agencies work, %s', async (_, storm) => {
  await runAll(world, [DAY, DAY], async () => {
    await pause(SOON_MS);
    await storm();
  });
});
