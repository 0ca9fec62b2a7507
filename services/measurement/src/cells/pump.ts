import { elapsed } from '@agence/platform/process/clock';
import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
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

/** What waits for a person of ours is given up after so long: 7 days. */
const GIVE_UP_STOPPED = 7 * GIVE_UP_AFTER;

const BATCH = 500;

type Leaving = { readonly ready: Ready; readonly breaker: Breaker; readonly permit: Permit };

/** How long due calls wait for a model that is not called, and why they are given up then. */
const patienceWith = (breaker: Breaker, away_ms: number): readonly [ms: number, why: string] => {
  if (breaker.why() !== null) return [GIVE_UP_STOPPED, 'its model took no call for 7 days'];
  return away_ms < GIVE_UP_AFTER
    ? [2 * GIVE_UP_AFTER, 'its provider came and went for 48 hours']
    : [GIVE_UP_AFTER, 'its provider was away for 24 hours'];
};

export type Pump = ReturnType<typeof pump>;

/** Makes the calls of a lane: as many at once as this process's share, and as many again prepared ahead. */
export function pump(
  needs: CellNeeds,
  tasks: Tasks,
  lane: Lane,
  breakers: ReadonlyMap<string, Breaker>,
  hurry: AbortSignal,
  over: (cell: StoredCell) => void,
) {
  const { cells, clock, ending } = needs;
  const share = needs.share(lane);
  const perKey = keyedMutex();
  const running = new Set<Promise<void>>();
  type Waiting = Ready & { readonly waited: () => number };
  let ahead: Waiting[] = [];
  let places = 0;
  let more = false;
  let looking: Promise<void> | undefined;

  const open = () => [...breakers].filter(([, breaker]) => breaker.openSince() !== null);
  const isOf = (model: string) => (ready: Ready) => ready.call.model.id === model;

  const next = (): Leaving | null => {
    for (const [at, ready] of ahead.entries()) {
      const breaker = breakers.get(ready.call.model.id);
      const permit = breaker?.admit() ?? null;
      if (breaker === undefined || permit === null) continue;
      ahead.splice(at, 1);
      return { ready, breaker, permit };
    }
    return null;
  };

  const run = async ({ ready, breaker, permit }: Leaving): Promise<void> => {
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
    while (!ending.aborted && places < share.has()) {
      const leaving = next();
      if (leaving === null) break;
      places += 1;
      const task = logAndContinue(needs, leaving.ready.cell._id, () => run(leaving));
      running.add(task);
      void task.finally(() => running.delete(task));
    }
    if (more && ahead.length <= lane.parallel / 2) void logAndContinue(needs, lane.name, fill);
  };

  const fillOnce = async (): Promise<void> => {
    if (ending.aborted) return;
    const today = isoDay(clock.now());
    const room = lane.parallel - ahead.length;
    const stopped = open();
    const called = [...breakers.keys()].filter((model) => stopped.every(([other]) => other !== model));
    const due = room <= 0 ? [] : await cells.due(today, lane, room, called);
    if (room > 0) more = due.length === room;
    // Of a model that is tried, one call.
    const tried = stopped.filter(([model, breaker]) => breaker.mayCall() && !ahead.some(isOf(model)));
    const probes = await Promise.all(tried.map(([model]) => cells.due(today, lane, 1, [model])));
    const ready = await prepare(needs, tasks, [...due, ...probes.flat()]);
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

  /** The breaker is open: due calls wait and cost nothing, but for a probe now and then; at last they are given up. */
  const probe = async (model: string, breaker: Breaker, since: Date): Promise<void> => {
    const due = (most: number) => cells.due(isoDay(clock.now()), lane, most, [model]);
    const now = await needs.databaseNow();
    const [patience, why] = patienceWith(breaker, now - since.getTime());
    const before = now - patience;
    const [first] = await due(1);
    if (first !== undefined && first.not_before <= before) {
      const old = (await due(BATCH)).filter(({ not_before }) => not_before <= before);
      await giveUp(needs, old, why);
    }
    const mine = ahead.filter(isOf(model));
    if (first !== undefined || mine.length > 0) await breaker.requestProbe();
    if (breaker.mayCall()) return;
    ahead = ahead.filter((ready) => !mine.includes(ready));
    await Promise.all(mine.map((ready) => giveBack(needs, ready, 'its model is not called')));
  };

  return {
    /** Something is ready to leave, or under way. */
    busy: () => ahead.length + places > 0 || share.has() > 0,
    /** Takes up what is due, as far as there is room for it, and asks anew how much may be under way. */
    look: () =>
      perKey(lane.name, async () => {
        await freshen();
        for (const [model, breaker] of open()) {
          const since = breaker.openSince();
          if (since !== null) await probe(model, breaker, since);
        }
        if ([...breakers.values()].some((breaker) => breaker.mayCall())) await fill();
        const wanted = ahead.length > 0 ? lane.parallel : 0;
        if (wanted + places + share.has() > 0) await share.ask(wanted, places);
        begin();
      }),
    /** Gives back what did not leave, and waits for what did. */
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
