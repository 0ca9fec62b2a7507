import { setTimeout as pause } from 'node:timers/promises';
import { elapsed } from '@agence/platform/process/clock';
import { type LoopProbe, loopProbe } from '@agence/testing/fuzz';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Agency, newAgency, perform } from '../faults/agency.ts';
import { agrees } from '../faults/agrees.ts';
import { DAY } from '../faults/day.ts';
import { orGone, someGateway } from '../faults/insist.ts';
import { holds } from '../faults/invariants.ts';
import { SECONDS } from '../faults/processes.ts';
import { rest } from '../faults/rest.ts';
import { startWorld, type World } from '../faults/world.ts';
import { signedIn, type Visitor } from '../outside/console.ts';
import { answersSeen, memorySeen } from './seen.ts';

/** What `npm run test:faults -- --only load --minutes N` asked for. */
declare const faults: { readonly minutes: number };
const MINUTE_MS = 60_000;
const LASTING_MS = faults.minutes * MINUTE_MS;

jest.setTimeout(LASTING_MS + 1_800_000);

/** Agencies that place, launch, correct and remove at the same time, and callers that look. */
const LANES = 2;
const READERS = 4;
const SESSIONS = 6;
/** Of a reader, between two looks. */
const THINKING_MS = 150;
const DAYS_A_MINUTE = 12;
/** Agencies that somebody looks at: of the last five minutes. */
const AT_WORK = 5 * DAYS_A_MINUTE;

/** How fast answers come is for others to say: eighteen processes start and end on this machine. */
const SLOWEST_MS = 15_000;

/** Of less than an hour most is warming up. */
const TELLING_MINUTES = 60;

let probe: LoopProbe;
let world: World;
let waiting: Agency[];
let consoles: Visitor[];
beforeAll(async () => {
  probe = await loopProbe('--expose-gc');
  world = await startWorld({ replicas: 2, slowest_ms: SLOWEST_MS, env: probe.env });
  waiting = await Promise.all(
    Array.from({ length: Math.ceil(faults.minutes * DAYS_A_MINUTE) + AT_WORK }, () => newAgency(world)),
  );
  consoles = await Promise.all(
    waiting.slice(0, SESSIONS).map(({ account }) => signedIn(account, world.system)),
  );
});
afterAll(async () => {
  await world.stop();
  await probe.remove();
});

const seen = answersSeen();
const READS = ['compte/', 'clients/', 'diagnostics/', 'aide/'];

/** Somebody looks: by the API, through any gateway, or in the console; at those who work, `begun` agencies since the morning. */
async function look(turn: number, begun: number): Promise<void> {
  const spent = elapsed();
  const path = READS[turn % READS.length] ?? '';
  const latest = Math.max(0, begun - AT_WORK);
  const { agence } = (waiting[latest + (Math.floor(turn / READS.length) % AT_WORK)] as Agency).account;
  const asked = agence.through(someGateway(world)).hasty.get(path);
  const reply = await orGone(asked);
  // Whose gateway is gone asks the other, as behind a balancer.
  if (reply === null) return;
  const told = reply.status === 503 && reply.headers['retry-after'] !== undefined ? '503, come back' : '';
  seen.note(path, told || String(reply.status), spent());
}

async function browse(visitor: Visitor): Promise<void> {
  const spent = elapsed();
  const reply = await orGone(visitor.get('/console/'));
  if (reply !== null)
    seen.note('console', reply.status === 503 ? '503, come back' : String(reply.status), spent());
}

test('through a working day in which a process is killed every minute, nobody is answered what is not specified, and nothing is lost', async () => {
  const memory = memorySeen(world.system, probe);
  const done: Agency[] = [];
  const lasted = elapsed();
  const working = (): boolean => lasted() < LASTING_MS;
  const every = async (ms: number, act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; working(); turn += 1) {
      await act(turn);
      await pause(Math.min(ms, Math.max(0, LASTING_MS - lasted())));
    }
  };
  const lane = async () => {
    while (working()) {
      // However fast the machine is, a working day is this long.
      if (done.length >= (DAYS_A_MINUTE * lasted()) / MINUTE_MS) {
        await pause(THINKING_MS);
        continue;
      }
      const agency = waiting[done.length];
      if (agency === undefined) throw new Error('every agency had its day');
      done.push(agency);
      for (const step of DAY.steps) if ('gesture' in step) await perform(world, agency, step.gesture);
    }
  };
  let kills = 0;
  const kill = async (turn: number) => {
    // The first processes live through it all, so that what they hold can be compared.
    const who = SECONDS[turn % SECONDS.length] ?? 'gateway-2';
    await world.strike({ kind: 'kill', who });
    kills += 1;
  };
  await Promise.all([
    every(MINUTE_MS, kill),
    every(MINUTE_MS, memory.look),
    ...Array.from({ length: LANES }, lane),
    ...Array.from({ length: READERS }, (_, i) =>
      every(THINKING_MS, (turn) => look(turn * READERS + i, done.length)),
    ),
    ...consoles.map((visitor) => every(SESSIONS * THINKING_MS * 10, () => browse(visitor))),
  ]);
  const told = [`${done.length} days, ${kills} kills`, ...seen.lines(), ...memory.lines()];
  process.stdout.write(`${told.join('\n')}\n`);
  await world.idle();
  await rest(world);
  for (const agency of done) await agrees(world, agency);
  await holds(world);
  expect([...seen.statuses()].filter((status) => !['200', '503, come back'].includes(status))).toEqual([]);
  if (faults.minutes >= TELLING_MINUTES) expect(memory.growing()).toEqual([]);
});
