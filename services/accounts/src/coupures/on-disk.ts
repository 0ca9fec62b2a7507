import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MarkedSince, MarkOnce } from '@agence/platform/mark-once';

type Cuts = { readonly mark: MarkOnce; readonly markedSince: MarkedSince };

/** What the file knows; nothing where there is none, or none that can be read. */
const read = (file: string): Promise<readonly string[]> =>
  readFile(file, 'utf8').then(
    (all) => all.split('\n').filter((hash) => hash !== ''),
    () => [],
  );

/**
 * Notes the digests of cut keys in a file as well, before the bus is told: the bus may be put back from an older copy
 * together with the database. A disk that takes no file leaves the bus as the only one that knows. A cut is never taken
 * back: whenever it was, a key that stands there is cut.
 */
export function onDiskToo({ mark, markedSince }: Cuts, file: string): Cuts {
  const noted = new Set<string>();
  const note = async (hash: string): Promise<void> => {
    if (noted.has(hash)) return;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // On a line of its own, whatever a line before it was cut short by.
      await appendFile(file, `\n${hash}\n`, { mode: 0o600, flush: true });
      noted.add(hash);
    } catch {
      // The bus is told.
    }
  };
  return {
    mark: async (hash, by) => {
      await note(hash);
      return mark(hash, by);
    },
    markedSince: async (since) => [...(await markedSince(since)), ...(await read(file))],
  };
}
