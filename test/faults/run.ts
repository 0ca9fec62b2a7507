import { setTimeout as pause } from 'node:timers/promises';
import { type Agency, newAgency, perform } from './agency.ts';
import { agrees } from './agrees.ts';
import { holds } from './invariants.ts';
import { age, open, rest } from './rest.ts';
import { type Schedule, shrunk } from './schedule.ts';
import { startWorld, type World } from './world.ts';

/** For each step: longer than the others go on striking, after which what is waited for comes. */
const PATIENCE_MS = 240_000;
const AGE_EVERY_MS = 1_000;

/** Rejects with the step that it waits for and what each process does, when that takes too long. */
async function live(world: World, agency: Agency, { seed, steps }: Schedule): Promise<void> {
  for (const step of steps) {
    const end = new AbortController();
    const late = pause(PATIENCE_MS, undefined, { signal: end.signal }).then(async () => {
      const left = JSON.stringify(await open(world.mongo).catch(String));
      throw new Error(
        `schedule ${seed} waits for ${JSON.stringify(step)}: ${left}\n${await world.lastWords()}`,
      );
    });
    const done = 'gesture' in step ? perform(world, agency, step.gesture) : world.strike(step.fault);
    await Promise.race([done, late]).finally(() => end.abort());
  }
}

/** What those held who were struck is free at once: a day goes on without waiting for leases that are longer than it. */
async function aging(world: World, lived: AbortSignal): Promise<void> {
  for (; !lived.aborted; await pause(AGE_EVERY_MS)) await age(world).catch(() => {});
}

/**
 * Lives them at the same time, each with an agency of its own, while the storm rages;
 * then holds what is left against the rules.
 */
export async function runAll(
  world: World,
  schedules: readonly Schedule[],
  storm: () => Promise<void> = async () => {},
): Promise<void> {
  const lives = await Promise.all(
    schedules.map(async (schedule) => ({ schedule, agency: await newAgency(world) })),
  );
  const lived = new AbortController();
  const living = Promise.all(lives.map(({ schedule, agency }) => live(world, agency, schedule)));
  await Promise.all([storm(), aging(world, lived.signal), living.finally(() => lived.abort())]);
  await world.idle();
  await rest(world);
  for (const { agency } of lives) await agrees(world, agency);
  await holds(world);
}

/** Whether it fails in a system of its own. */
async function fails(schedule: Schedule): Promise<boolean> {
  const world = await startWorld();
  const failed = await runAll(world, [schedule]).then(
    () => false,
    () => true,
  );
  await world.stop();
  process.stdout.write(`${schedule.steps.length} steps ${failed ? 'fail' : 'hold'}\n`);
  return failed;
}

const TRIALS = 12;

/** The first of them that fails alone, with no more steps than that needs; undefined when they fail together only. */
export async function smallest(schedules: readonly Schedule[]): Promise<Schedule | undefined> {
  for (const schedule of schedules) if (await fails(schedule)) return shrunk(schedule, fails, TRIALS);
  return undefined;
}
