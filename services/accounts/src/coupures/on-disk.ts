import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MarkedSince, MarkOnce } from '@agence/platform/bus/mark-once';
import type { Logger } from '@agence/platform/process/logger';
import { isAbsent } from '@agence/platform/restore/epoch-file';
import { LRUCache } from 'lru-cache';

type Cuts = { readonly mark: MarkOnce; readonly markedSince: MarkedSince };

type Log = Pick<Logger, 'warn'>;

/** The hashes in the file; none when it is missing or unreadable. */
const read = (file: string, log: Log): Promise<readonly string[]> =>
  readFile(file, 'utf8').then(
    (all) => all.split('\n').filter((hash) => hash !== ''),
    (fault: unknown) => {
      if (!isAbsent(fault)) log.warn({ file, fault: String(fault) }, 'which keys were cut is unreadable');
      return [];
    },
  );

/**
 * Also writes the digests of cut keys to a file, before the bus: bus and database may be restored from old copies
 * together. If the disk refuses, only the bus knows. A cut is never undone, so every key in the file counts as cut.
 */
export function onDiskToo({ mark, markedSince }: Cuts, file: string, log: Log): Cuts {
  // A digest evicted from this cache is written again, which is harmless.
  const noted = new LRUCache<string, true>({ max: 10_000 });
  const note = async (hash: string): Promise<void> => {
    if (noted.has(hash)) return;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Starts with a line break, in case an earlier write was cut short.
      await appendFile(file, `\n${hash}\n`, { mode: 0o600, flush: true });
      noted.set(hash, true);
    } catch (fault) {
      // The bus still records the cut.
      log.warn({ file, fault: String(fault) }, 'a key that is cut could not be noted on the disk');
    }
  };
  return {
    mark: async (hash, by) => {
      await note(hash);
      return mark(hash, by);
    },
    markedSince: async (since) => [...(await markedSince(since)), ...(await read(file, log))],
  };
}
