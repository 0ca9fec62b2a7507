import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAbsent } from '@agence/platform/epoch-file';
import type { Logger } from '@agence/platform/logger';
import type { MarkedSince, MarkOnce } from '@agence/platform/mark-once';
import { LRUCache } from 'lru-cache';

type Cuts = { readonly mark: MarkOnce; readonly markedSince: MarkedSince };

type Log = Pick<Logger, 'warn'>;

/** What the file knows; nothing where there is none, or none that can be read. */
const read = (file: string, log: Log): Promise<readonly string[]> =>
  readFile(file, 'utf8').then(
    (all) => all.split('\n').filter((hash) => hash !== ''),
    (fault: unknown) => {
      if (!isAbsent(fault)) log.warn({ file, fault: String(fault) }, 'which keys were cut is unreadable');
      return [];
    },
  );

/**
 * Notes the digests of cut keys in a file as well, before the bus is told: the bus may be put back from an older copy
 * together with the database. A disk that takes no file leaves the bus as the only one that knows. A cut is never taken
 * back: whenever it was, a key that stands there is cut.
 */
export function onDiskToo({ mark, markedSince }: Cuts, file: string, log: Log): Cuts {
  // A digest that is forgotten here is written once more, which changes nothing.
  const noted = new LRUCache<string, true>({ max: 10_000 });
  const note = async (hash: string): Promise<void> => {
    if (noted.has(hash)) return;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // On a line of its own, whatever a line before it was cut short by.
      await appendFile(file, `\n${hash}\n`, { mode: 0o600, flush: true });
      noted.set(hash, true);
    } catch (fault) {
      // The bus is told.
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
