import { setTimeout as pause } from 'node:timers/promises';
import type { Alive } from './alive.ts';

/** A process that must run as long as the system does. */
export interface Charge {
  readonly name: string;
  start(): Promise<Alive>;
  /** Settles once it serves; rejects when it never will. */
  ready(alive: Alive): Promise<void>;
}

export type Kept = ReturnType<typeof keep>;

export interface Keeping {
  readonly say: (name: string, sentence: string) => void;
  /** Called each time it begins to serve, the first time included. */
  readonly changed: (name: string) => void;
  /** The failure in its log; empty when there is none. */
  readonly reason?: (name: string) => string;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_TRIES = 3;
/** The exit code of a refused setting: another start would end the same way. */
const REFUSED_SETTING = 'exit code 78';
const STABLE_MS = 10_000;

/** Milliseconds to wait before a restart, after `failures` short-lived starts in a row. */
const backOff = (failures: number): number => Math.min(10_000, 200 * 2 ** failures);

/** Restarts a charge, with backoff, whenever it ends. */
export function keep(charge: Charge, keeping: Keeping) {
  const first = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const wait = keeping.pause ?? ((ms, signal) => pause(ms, undefined, { signal }).catch(() => {}));
  let current: Alive | undefined;
  let served = false;
  let failures = 0;

  async function once(): Promise<string> {
    current = await charge.start();
    if (stopping.signal.aborted) await current.stop(0);
    const outcome = await Promise.race([
      charge.ready(current).then(() => null, sentenceOf),
      current.ended.then((why) => `ended before it was ready: ${why}`),
    ]);
    if (outcome !== null) {
      await current.stop(2_000);
      return outcome;
    }
    served = true;
    first.resolve();
    keeping.changed(charge.name);
    const stable = setTimeout(() => (failures = 0), STABLE_MS);
    const why = await current.ended;
    clearTimeout(stable);
    return `ended: ${why}`;
  }

  async function forEver(): Promise<void> {
    while (!stopping.signal.aborted) {
      const outcome = await once().catch(sentenceOf);
      const why = `${outcome}${keeping.reason?.(charge.name) ?? ''}`;
      current = undefined;
      if (stopping.signal.aborted) return;
      const last = failures + 1 >= FIRST_TRIES || outcome.endsWith(REFUSED_SETTING);
      if (!served && last) return first.reject(new Error(`${charge.name} ${why}`));
      const delay = backOff(failures++);
      keeping.say(charge.name, `${why}; started again in ${delay} ms`);
      await wait(delay, stopping.signal);
    }
  }

  first.promise.catch(() => {});
  const over = forEver();
  return {
    name: charge.name,
    /** Settles when it serves for the first time; rejects after three failed starts, or one that refused a setting. */
    first: first.promise,
    /** The id of the running process, `null` between two runs. */
    pid: (): number | null => current?.pid ?? null,
    stop: async (grace: number): Promise<void> => {
      stopping.abort();
      await current?.stop(grace);
      await over;
      first.reject(new Error(`${charge.name} was stopped`));
    },
  };
}

const sentenceOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
