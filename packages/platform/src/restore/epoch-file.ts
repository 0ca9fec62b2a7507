import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../process/logger.ts';

/** An epoch of a database: its number, stored as `beat`, and its time. */
export type Epoch = { readonly beat: number; readonly at: Date };

export const NO_EPOCH: Epoch = { beat: 0, at: new Date(0) };

export type EpochFile = ReturnType<typeof epochFile>;

/** The file, or its folder, does not exist. */
export const isAbsent = (fault: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((fault as NodeJS.ErrnoException).code ?? '');

/** The epoch in the data folder of a service. Where no file can be written, as in our Pods, only the bus has it. */
export function epochFile(folder: string, database: string, log: Pick<Logger, 'warn'>) {
  const file = join(folder, 'waters', `${database}.json`);
  return {
    /** `NO_EPOCH` without a file, or with one that cannot be read. */
    read: async (): Promise<Epoch> => {
      try {
        const { beat, at } = JSON.parse(await readFile(file, 'utf8'));
        return { beat, at: new Date(at) };
      } catch (fault) {
        const about = { file, fault: String(fault) };
        if (!isAbsent(fault)) log.warn(about, 'what the data folder remembers of the database is unreadable');
        return NO_EPOCH;
      }
    },
    write: async (epoch: Epoch): Promise<void> => {
      // A random name, since containers have equal process ids; flushed before it replaces the file.
      const temporary = `${file}.${randomUUID()}`;
      try {
        await mkdir(join(folder, 'waters'), { recursive: true });
        await writeFile(temporary, JSON.stringify(epoch), { flush: true });
        await rename(temporary, file);
      } catch {
        // The bus still has the epoch.
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}
