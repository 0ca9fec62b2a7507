import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';

const EVERY_MS = 3_000;
/** After a missed answer, until the database answers again. */
const SOON_MS = 300;
const ANSWER_MS = 700;

/**
 * Pings the database every three seconds and reports whether it answers. Two misses in a row count as down, which is
 * known within five seconds. Returns the function that stops.
 */
export function watchDatabase(db: Db, report: (serving: boolean) => void): () => void {
  const stopping = new AbortController();
  let ping: Promise<boolean> | undefined;
  const answers = (): Promise<boolean> => {
    // A ping that is still pending is not repeated.
    ping ??= db
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        ping = undefined;
      });
    return Promise.race([ping, pause(ANSWER_MS, false, { ref: false })]);
  };
  const watch = async (): Promise<void> => {
    for (let misses = 0; !stopping.signal.aborted; ) {
      misses = (await answers()) ? 0 : misses + 1;
      if (stopping.signal.aborted) return;
      report(misses < 2);
      await pause(misses === 0 ? EVERY_MS : SOON_MS, undefined, { ref: false, signal: stopping.signal });
    }
  };
  report(true);
  // Stopping ends the pause with a fault; no other fault can come.
  watch().catch(() => {});
  return () => stopping.abort();
}
