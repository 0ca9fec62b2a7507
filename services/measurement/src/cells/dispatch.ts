import { quietly } from '@agence/platform/quietly';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import type { WorkQueue } from '@agence/platform/work-queue';
import { isoDay } from '@agence/words/paris';
import { cellGauges } from './cell.gauges.ts';
import { concluding } from './conclude.ts';
import { laneOf, lanesOf } from './lanes.ts';
import type { Tasks } from './tasks.ts';
import { type CellNeeds, sweepCells, work } from './worker.ts';

/** A sweep ends in seconds: what it rejects needs no time to end. */
const UNHURRIED = new AbortController().signal;

/** Puts on the bus what is due, works what the bus gives back, and takes up what neither finished. */
export function dispatch(needs: CellNeeds, tasks: Tasks, queue: WorkQueue, parallel: number) {
  const conclude = concluding(tasks);
  const configured = new Set(needs.models.map(({ id }) => id));

  const cells: Sweep = {
    name: 'cellules',
    every_s: 1,
    run: async (ending) => {
      const over = await sweepCells(needs);
      for (const cell of unlessEnding(ending, new Map(over.map((one) => [one.pour, one])).values()))
        await quietly(needs, cell.pour, () => conclude(cell));
      const due = await needs.cells.due(isoDay(needs.clock.now()));
      // Nobody listens on the lane of a model that is not configured any more: it is rejected here, bus or no bus.
      for (const { _id } of unlessEnding(ending, due).filter(({ model }) => !configured.has(model)))
        await quietly(needs, _id, async () => void (await work(needs, tasks, _id, UNHURRIED)));
      for (const cell of unlessEnding(ending, due).filter(({ model }) => configured.has(model)))
        await queue.put(laneOf(cell, parallel), cell._id);
    },
  };

  return {
    sweep: cells,
    start: async () => {
      for (const of of lanesOf(needs.models, parallel))
        queue.handle(of.lane, of.parallel, async (id, hurry) => {
          const cell = await work(needs, tasks, id, hurry);
          if (cell === null) return;
          // All but the last of many calls leave it at one look.
          await quietly(needs, cell.pour, async () => {
            if (!(await needs.cells.live(cell.pour))) await conclude(cell);
          });
        });
      // What runs ends with the bus's pulls.
      return async () => {};
    },
    gauges: cellGauges(needs),
    /** At once, so that nobody waits for the next sweep. */
    publishNow: () => cells.run(needs.ending),
  };
}
