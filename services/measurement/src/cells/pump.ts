import { elapsed } from '@agence/platform/clock';
import { keyedMutex } from '@agence/platform/keyed-mutex';
import { logAndContinue } from '@agence/platform/log-and-continue';
import { isoDay } from '@agence/words/paris';
import type { Breaker, Permit } from './breaker.ts';
import { GIVE_UP_AFTER } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';
import type { Lane } from './lanes.ts';
import type { CellNeeds } from './means.ts';
import { giveBack, giveUp, prepare, type Ready } from './prepare.ts';
import type { Tasks } from './tasks.ts';
import { AHEAD_MS } from './times.ts';
import { keep, leave, TOLD_TO_END } from './worker.ts';

/** Calls given up together. */
const BATCH = 500;

export type Pump = {
  /** Something is ready to leave, or under way. */
  readonly busy: () => boolean;
  /** Takes up what is due, as far as there is room for it, and asks anew how much may be under way. */
  readonly look: () => Promise<void>;
  /** Gives back what did not leave, and waits for what did. */
  readonly stop: () => Promise<void>;
};

/**
 * Makes the calls of a lane: as many at once as this process's share, and as many again prepared ahead. A place is
 * free once the call returns; its outcome is written after that.
 */
export function pump(
  needs: CellNeeds,
  tasks: Tasks,
  lane: Lane,
  breaker: Breaker,
  hurry: AbortSignal,
  over: (cell: StoredCell) => void,
): Pump {
  const { cells, clock, ending } = needs;
  const share = needs.share(lane);
  const perKey = keyedMutex();
  const running = new Set<Promise<void>>();
  let ahead: (Ready & { readonly waited: () => number })[] = [];
  let places = 0;
  let more = false;
  let looking: Promise<void> | undefined;

  const run = async (ready: Ready, permit: Permit): Promise<void> => {
    let left = false;
    // The outcome is recorded before the next call leaves.
    const call = leave(needs, ready, hurry).then((made) => {
      const stopped = ending.aborted && made?.outcome.kind === 'not_sent';
      left = made !== null && made.marked === made.calling.attempt && !stopped;
      const tell = made === null || !left || hurry.aborted ? undefined : breaker.record(permit, made.outcome);
      return { made, tell };
    });
    const { made, tell } = await call.finally(() => {
      if (!left) breaker.release(permit);
      places -= 1;
      begin();
    });
    if (tell !== undefined) await logAndContinue(needs, lane.provider, tell);
    const cell = made === null ? null : await keep(needs, tasks, made);
    if (cell !== null) over(cell);
  };

  const begin = (): void => {
    while (!ending.aborted && places < share.has() && ahead.length > 0) {
      const permit = breaker.admit();
      const ready = permit === null ? undefined : ahead.shift();
      if (permit === null || ready === undefined) break;
      places += 1;
      const task = logAndContinue(needs, ready.cell._id, () => run(ready, permit));
      running.add(task);
      void task.finally(() => running.delete(task));
    }
    if (more && breaker.openSince() === null && ahead.length <= lane.parallel / 2)
      void logAndContinue(needs, lane.name, fill);
  };

  const fillOnce = async (): Promise<void> => {
    const room = (breaker.openSince() === null ? lane.parallel : 1) - ahead.length;
    if (room <= 0 || ending.aborted) return;
    const due = await cells.due(isoDay(clock.now()), lane, room);
    more = due.length === room;
    const ready = await prepare(needs, tasks, due);
    const waited = elapsed();
    ahead.push(...ready.map((next) => ({ ...next, waited })));
    begin();
  };
  const fill = (): Promise<void> => {
    looking ??= fillOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  /** Gives back calls that waited long for a place. */
  const freshen = async (): Promise<void> => {
    const [old, fresh] = [true, false].map((is) => ahead.filter((next) => next.waited() > AHEAD_MS === is));
    ahead = fresh ?? [];
    await Promise.all((old ?? []).map((next) => giveBack(needs, next, 'it waited long for its turn')));
  };

  /**
   * The breaker is open: due calls wait and cost nothing, but for a probe now and then. Calls due for 24 hours are given
   * up, or for 48 when the provider comes and goes.
   */
  const probe = async (since: Date): Promise<void> => {
    const due = (most: number) => cells.due(isoDay(clock.now()), lane, most);
    const long = (await needs.databaseNow()) - GIVE_UP_AFTER;
    const flaps = since.getTime() > long;
    const before = flaps ? long - GIVE_UP_AFTER : long;
    const [first] = await due(1);
    if (first !== undefined && first.not_before <= before) {
      const old = (await due(BATCH)).filter(({ not_before }) => not_before <= before);
      await giveUp(needs, old, `its provider ${flaps ? 'came and went for 48' : 'was away for 24'} hours`);
    }
    if (first !== undefined || ahead.length > 0) await breaker.requestProbe();
    if (breaker.mayCall()) return;
    const back = ahead.splice(0).map((next) => giveBack(needs, next, 'its provider is away'));
    await Promise.all(back);
  };

  return {
    busy: () => ahead.length + places > 0 || share.has() > 0,
    look: () =>
      perKey(lane.name, async () => {
        await freshen();
        const since = breaker.openSince();
        if (since !== null) await probe(since);
        if (breaker.mayCall()) await fill();
        const wanted = ahead.length > 0 ? lane.parallel : 0;
        if (wanted + places + share.has() > 0) await share.ask(wanted, places);
        begin();
      }),
    stop: async () => {
      await looking?.catch(() => {});
      const left = ahead.splice(0);
      const back = left.map((next) => giveBack(needs, next, TOLD_TO_END));
      await logAndContinue(needs, lane.name, async () => void (await Promise.all(back)));
      await Promise.all(running);
      await logAndContinue(needs, lane.name, () => share.ask(0, 0));
    },
  };
}
