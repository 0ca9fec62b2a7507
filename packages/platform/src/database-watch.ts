import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';

const EVERY_MS = 3_000;
/** After a silence, and until it answers again. */
const SOON_MS = 300;
const ANSWER_MS = 700;

/**
 * Tells whether the database answers, which it is asked every three seconds; silence twice in a row counts as no, so that
 * it is known within five. Answers with how to stop.
 */
export function watchDatabase(db: Db, tell: (serving: boolean) => void): () => void {
  const stopping = new AbortController();
  let asked: Promise<boolean> | undefined;
  const answers = (): Promise<boolean> => {
    // One that is silent is not asked a second thing meanwhile.
    asked ??= db
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    return Promise.race([asked, pause(ANSWER_MS, false, { ref: false })]);
  };
  const watch = async (): Promise<void> => {
    for (let misses = 0; !stopping.signal.aborted; ) {
      misses = (await answers()) ? 0 : misses + 1;
      if (stopping.signal.aborted) return;
      tell(misses < 2);
      await pause(misses === 0 ? EVERY_MS : SOON_MS, undefined, { ref: false, signal: stopping.signal });
    }
  };
  tell(true);
  // Told to stop, the pause ends in a fault of its own; no other can come.
  watch().catch(() => {});
  return () => stopping.abort();
}
