import { DatabaseSync } from 'node:sqlite';

/** Locks a file for this process; returns the function that unlocks it, or `undefined` when another process holds it. */
export function takeLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    // SQLite's lock: the kernel releases it however the process ends, so that no lock is ever stale.
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch {
    database.close();
    return undefined;
  }
}
