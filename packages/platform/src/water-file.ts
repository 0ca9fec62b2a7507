import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './logger.ts';

/** How far a database has come, by its own count, and when it came there. */
export type Mark = { readonly beat: number; readonly at: Date };

export const NOTHING: Mark = { beat: 0, at: new Date(0) };

/** What the disk beside a service remembers of how far its database had come. */
export type WaterFile = {
  /** `NOTHING` where there is no file, or none that can be read. */
  readonly read: () => Promise<Mark>;
  readonly write: (mark: Mark) => Promise<void>;
};

type Written = { readonly beat: number; readonly at: string };

/** There is no such file, nor a folder for it. */
export const isAbsent = (fault: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((fault as NodeJS.ErrnoException).code ?? '');

/** A second witness beside the bus; a disk that takes no file, as in a Pod that has none, leaves the bus as the only one. */
export function waterFile(folder: string, database: string, log: Pick<Logger, 'warn'>): WaterFile {
  const file = join(folder, 'waters', `${database}.json`);
  return {
    read: async () => {
      try {
        const { beat, at } = JSON.parse(await readFile(file, 'utf8')) as Written;
        return { beat, at: new Date(at) };
      } catch (fault) {
        if (!isAbsent(fault))
          log.warn(
            { file, fault: String(fault) },
            'what the data folder remembers of the database is unreadable',
          );
        return NOTHING;
      }
    },
    write: async (mark) => {
      // Under a name of its own, since containers number their processes alike; on the disk before it takes the file's place.
      const half = `${file}.${randomUUID()}`;
      try {
        await mkdir(join(folder, 'waters'), { recursive: true });
        await writeFile(half, JSON.stringify(mark), { flush: true });
        await rename(half, file);
      } catch {
        // The bus was told.
        await rm(half, { force: true }).catch(() => {});
      }
    },
  };
}
