import { type Agency, agrees, newAgency, perform } from './agency.ts';
import { holds } from './invariants.ts';
import { rest } from './rest.ts';
import { type Schedule, shrunk } from './schedule.ts';
import { startWorld, type World } from './world.ts';

async function live(world: World, agency: Agency, { steps }: Schedule): Promise<void> {
  for (const step of steps)
    if ('gesture' in step) await perform(world, agency, step.gesture);
    else await world.strike(step.fault);
}

/** Lives them at the same time, each with an agency of its own, while the storm rages; then holds what is left against the rules. */
export async function runAll(
  world: World,
  schedules: readonly Schedule[],
  storm: () => Promise<void> = async () => {},
): Promise<void> {
  const lives = await Promise.all(
    schedules.map(async (schedule) => ({ schedule, agency: await newAgency(world) })),
  );
  await Promise.all([storm(), ...lives.map(({ schedule, agency }) => live(world, agency, schedule))]);
  await world.calm();
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
