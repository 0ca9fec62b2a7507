import { DatabaseSync } from 'node:sqlite';

/** Takes a file for this process; answers with how to let go of it, `undefined` when another has it. */
export function takeLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    // SQLite's lock: the kernel lets go of it when we end, however we end, so that no stale lock ever needs a judgement.
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch {
    database.close();
    return undefined;
  }
}
