import { logAndContinue } from '@agence/platform/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { withoutContext } from '@agence/platform/without-context';
import { isoDay } from '@agence/words/paris';
import { breakerOf } from './breaker.ts';
import { cellGauges } from './cell.gauges.ts';
import type { StoredCell } from './cell.store.ts';
import { concluding } from './conclude.ts';
import { lanesOf } from './lanes.ts';
import { type CellNeeds, callable } from './means.ts';
import { prepare } from './prepare.ts';
import { type Pump, pump } from './pump.ts';
import type { Tasks } from './tasks.ts';
import { sweepCells } from './worker.ts';

const LOOK_AFTER_MS = 100;
/** Models change with the process alone: what is nobody's is looked for among all that is due at first, then this seldom. */
const OTHERS_EVERY = 30;

/** How many calls are made at once, and how long one may go on when the process is told to stop, before it is hurried. */
export type Pace = { readonly parallel: number; readonly grace_ms: number };

/** Makes the calls that are due, and takes up what was not finished. */
export function dispatch(needs: CellNeeds, tasks: Tasks, { parallel, grace_ms }: Pace) {
  const { cells, clock, models, ending } = needs;
  const conclude = concluding(tasks);
  const all = callable(needs);
  const configured = all.map(({ id }) => id);
  const hurry = new AbortController();
  const providers = new Set(all.map(({ provider }) => provider));
  const breakers = new Map([...providers].map((one) => [one, breakerOf(needs.breakers, one)]));
  let pumps: readonly Pump[] = [];
  let readers: readonly Pump[] = [];
  let looks = 0;

  const awaited = new Set<string>();
  /** A moment later, once for all calls that are over until then. */
  const soon = (name: string, what: () => Promise<void>): void => {
    if (awaited.has(name) || ending.aborted) return;
    awaited.add(name);
    setTimeout(() => {
      awaited.delete(name);
      void logAndContinue(needs, name, what);
    }, LOOK_AFTER_MS);
  };
  const readSoon = (): void =>
    soon('readings', async () => void (await Promise.all(readers.map((one) => one.look()))));

  /** A reading follows from an answer; all but the last of many calls leave it at one look for what it belongs to. */
  const over = (cell: StoredCell): void => {
    const { pour } = cell;
    readSoon();
    soon(pour, async () => {
      if (await cells.live(pour)) return;
      await conclude(cell);
      readSoon();
    });
  };

  const sweep: Sweep = {
    name: 'cellules',
    every_s: 1,
    idle: cells.idle,
    run: async (end) => {
      const ended = await sweepCells(needs);
      for (const cell of unlessEnding(end, new Map(ended.map((one) => [one.pour, one])).values()))
        await logAndContinue(needs, cell.pour, () => conclude(cell));
      const today = isoDay(clock.now());
      const due = await cells.anyDue(today);
      cells.idle[due ? 'reset' : 'looked']();
      // No lane has the calls of a model that is not configured any more: they are rejected here.
      if (due && looks++ % OTHERS_EVERY === 0)
        await prepare(needs, tasks, await cells.dueOfOthers(today, configured));
      if (due) {
        const refreshes = [...breakers.values()].map((breaker) => breaker.refresh());
        const open = await needs.breakers.all();
        for (const refresh of refreshes) refresh(open);
      }
      const active = pumps.filter((one) => due || one.busy());
      await Promise.all(active.map((one) => logAndContinue(needs, 'calls', one.look)));
    },
  };

  return {
    sweep,
    start: async () => {
      const all = lanesOf(models, needs, parallel).flatMap((lane) => {
        const breaker = breakers.get(lane.provider);
        return breaker === undefined
          ? []
          : [{ lane, made: pump(needs, tasks, lane, breaker, hurry.signal, over) }];
      });
      pumps = all.map(({ made }) => made);
      readers = all.filter(({ lane }) => lane.genres.includes('lecture')).map(({ made }) => made);
      return async () => {
        const grace = setTimeout(() => hurry.abort(), grace_ms);
        await Promise.all(pumps.map((one) => one.stop()));
        clearTimeout(grace);
      };
    },
    gauges: cellGauges(needs),
    /** At once, so that nobody waits for the next sweep. */
    callNow: () => withoutContext(() => sweep.run(needs.ending)),
  };
}
