import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Gauge, waitingGauges } from '@agence/platform/process/metrics';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { withoutContext } from '@agence/platform/process/without-context';
import { isoDay } from '@agence/words/paris';
import { breakerOf } from './breaker.ts';
import type { StoredCell } from './cell.store.ts';
import { lanesOf } from './lanes.ts';
import { type CellNeeds, callable, openBreakers } from './means.ts';
import { prepare } from './prepare.ts';
import { type Pump, pump } from './pump.ts';
import { concluding, type Tasks } from './tasks.ts';
import { sweepCells } from './worker.ts';

/** Due paid calls that nobody has begun; calls that wait for another day's ceiling do not count. */
export function cellGauges(needs: CellNeeds): readonly Gauge[] {
  const { cells, clock } = needs;
  const waiting = () => cells.waiting(isoDay(clock.now()));
  return [
    ...waitingGauges('agence.cells', '{call}', 'Paid calls due and not begun', waiting),
    {
      name: 'agence.providers.away',
      unit: '{provider}',
      description: 'AI models whose provider fails: not called, but for one try now and then',
      read: async () => (await openBreakers(needs)).filter(({ why }) => why === undefined).length,
    },
    {
      name: 'agence.models.stopped',
      unit: '{model}',
      description: 'AI models that take no call until a person acts: no credit, wrong key, address or name',
      read: async () => (await openBreakers(needs)).filter(({ why }) => why !== undefined).length,
    },
  ];
}

const LOOK_AFTER_MS = 100;
/** Due calls of models that are no longer configured are looked for at every n-th sweep. */
const OTHERS_EVERY = 30;

/** Concurrent calls for each provider, and how long a call may go on after SIGTERM before it is aborted. */
export type Pace = { readonly parallel: number; readonly grace_ms: number };

/** Makes due calls and resumes what a dead process left. */
export function dispatch(needs: CellNeeds, tasks: Tasks, { parallel, grace_ms }: Pace) {
  const { cells, clock, models, ending } = needs;
  const conclude = concluding(tasks);
  const all = callable(needs);
  const configured = all.map(({ id }) => id);
  const hurry = new AbortController();
  const breakers = new Map(all.map(({ id }) => [id, breakerOf(needs.breakers, id)]));
  let pumps: readonly Pump[] = [];
  let readers: readonly Pump[] = [];
  let looks = 0;

  const scheduled = new Set<string>();
  /** Debounces: runs `what` once, a moment later, for all calls that end until then. */
  const soon = (name: string, what: () => Promise<void>): void => {
    if (scheduled.has(name) || ending.aborted) return;
    scheduled.add(name);
    setTimeout(() => {
      scheduled.delete(name);
      void logAndContinue(needs, name, what);
    }, LOOK_AFTER_MS);
  };
  const readSoon = (): void =>
    soon('readings', async () => void (await Promise.all(readers.map((reader) => reader.look()))));

  /** After a call: looks for the reading that it leads to, and concludes its document after the last one. */
  const onEnded = (cell: StoredCell): void => {
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
      for (const cell of unlessEnding(end, new Map(ended.map((last) => [last.pour, last])).values()))
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
      const active = pumps.filter((lanePump) => due || lanePump.busy());
      await Promise.all(active.map((lanePump) => logAndContinue(needs, 'calls', lanePump.look)));
    },
  };

  return {
    sweep,
    start: async () => {
      const all = lanesOf(models, needs, parallel).map((lane) => {
        const ofLane = [...breakers].filter(([id]) => id.startsWith(`${lane.provider}:`));
        return { lane, made: pump(needs, tasks, lane, new Map(ofLane), hurry.signal, onEnded) };
      });
      pumps = all.map(({ made }) => made);
      readers = all.filter(({ lane }) => lane.genres.includes('lecture')).map(({ made }) => made);
      return async () => {
        const grace = setTimeout(() => hurry.abort(), grace_ms);
        await Promise.all(pumps.map((lanePump) => lanePump.stop()));
        clearTimeout(grace);
      };
    },
    gauges: cellGauges(needs),
    /** At once, so that nobody waits for the next sweep. */
    callNow: () => withoutContext(() => sweep.run(needs.ending)),
  };
}
