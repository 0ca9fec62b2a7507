import { describedByRelease } from '@agence/testing/described';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Agency, newAgency, perform } from './agency.ts';
import { agrees } from './agrees.ts';
import { DAY } from './day.ts';
import { holds } from './invariants.ts';
import { messagesUnderWay } from './published.ts';
import { bothVersions, type Versions } from './released.ts';
import { replace, replaceable } from './replace.ts';
import { rest } from './rest.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(1_800_000);

const versions = bothVersions();
/** Agencies at work at the same time. */
const LANES = 2;
const MOST_DAYS = 100;

/** How fast answers come is for others to say: eighteen processes start and end on this machine. */
const SLOWEST_MS = 15_000;

let world: World;
let waiting: Agency[];
let consumersOfRelease: ReadonlySet<string>;
beforeAll(async () => {
  if (versions === null) return;
  describedByRelease(versions.openapi);
  world = await startWorld({
    replicas: 2,
    services: versions.services,
    slowest_ms: SLOWEST_MS,
  });
  // Before anything rolls: the operator's command line asks one process of each service.
  waiting = await Promise.all(Array.from({ length: MOST_DAYS }, () => newAgency(world)));
  consumersOfRelease = new Set(Object.keys(await messagesUnderWay(world.system.run().nats.url)));
});
afterAll(async () => {
  await world?.stop();
  versions?.remove();
});

const serviceOf = (name: string): string => name.replace(/-\d+$/, '');

/** One process of each service first, so that both versions work side by side on everything; then the other. */
async function roll({ take }: Versions, version: 'this' | 'released', between: () => Promise<unknown>) {
  const names = [...replaceable(world.system).keys()];
  const second = (name: string): boolean => name.endsWith('-2');
  for (const half of [false, true]) {
    for (const name of names.filter((one) => second(one) === half)) {
      take(serviceOf(name), version);
      await replace(world.system, name);
    }
    await between();
  }
}

/** Lives a day as an agency that nobody was yet. */
async function liveADay(agencies: Agency[]): Promise<void> {
  const agency = waiting[agencies.length];
  if (agency === undefined) throw new Error('every agency had its day');
  agencies.push(agency);
  for (const step of DAY.steps) if ('gesture' in step) await perform(world, agency, step.gesture);
}

/** All work has ended, and replayed commands get the answers they got before. */
async function allHolds(agencies: readonly Agency[], served?: ReadonlySet<string>): Promise<void> {
  await rest(world, served);
  for (const agency of agencies) await agrees(world, agency);
  await holds(world);
}

test('the release and this commit work side by side on the same stores, forward and back: nothing is refused, nothing lost', async () => {
  if (versions === null) return;
  const agencies: Agency[] = [];
  let rolling = true;
  const lane = async () => {
    while (rolling) await liveADay(agencies);
  };
  const aDay = () => liveADay(agencies);
  const forwardAndBack = async () => {
    await roll(versions, 'this', aDay);
    await roll(versions, 'released', aDay);
    rolling = false;
  };
  await Promise.all([forwardAndBack(), ...Array.from({ length: LANES }, lane)]);
  expect(agencies.length).toBeGreaterThan(LANES + 4);
  // The release reads what this commit wrote; what only this commit reacts to waits on the bus.
  await allHolds(agencies, consumersOfRelease);
  // This commit reads what the release wrote.
  await roll(versions, 'this', async () => {});
  await allHolds(agencies);
  expect(world.cuts.total()).toEqual({ calls: 0, mails: 0 });
  process.stdout.write(`${agencies.length} days\n`);
});
