import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;

/** Removes what lay in a folder for a day before `now`, of these names. Another start may remove it at the same time. */
export function removeOld(folder: string, now: number, prefix = ''): void {
  for (const name of readdirSync(folder).filter((found) => found.startsWith(prefix))) {
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (made < now - DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
