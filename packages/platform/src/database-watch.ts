import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';

const EVERY_MS = 1_000;
const ANSWER_MS = 700;

/** Tells once a second whether the database answers; silence twice in a row counts as no. Answers with how to stop. */
export function watchDatabase(db: Db, tell: (serving: boolean) => void): () => void {
  let misses = 0;
  let asking = false;
  tell(true);
  const ask = async (): Promise<void> => {
    const answered = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    const late = pause(ANSWER_MS, false, { ref: false });
    misses = (await Promise.race([answered, late])) ? 0 : misses + 1;
    tell(misses < 2);
    await answered;
  };
  const timer = setInterval(() => {
    if (asking) {
      misses += 1;
      tell(misses < 2);
      return;
    }
    asking = true;
    void ask().finally(() => {
      asking = false;
    });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
