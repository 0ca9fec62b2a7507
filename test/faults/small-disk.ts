import { execFile } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SmallDisk = {
  /** Takes all the room there is, again and again, for so long; then gives it back. */
  readonly fullFor: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const MB = Buffer.alloc(1 << 20);
const LOOK_EVERY_MS = 200;

/** A disk in memory at `folder`; only root may mount one. */
export async function smallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  const fill = async (): Promise<void> => {
    await using file = await open(ballast, 'a');
    for (let lot: Buffer = MB; lot.length >= 512; ) {
      try {
        await file.appendFile(lot);
      } catch {
        lot = lot.subarray(0, lot.length / 2);
      }
    }
  };
  return {
    fullFor: async (ms) => {
      let full = false;
      for (const end = performance.now() + ms; performance.now() < end; await pause(LOOK_EVERY_MS)) {
        await fill();
        full ||= (await statfs(folder)).bavail === 0;
      }
      await rm(ballast);
      if (!full) throw new Error(`${folder} never was full`);
    },
    stop: async () => void (await run('umount', ['-l', folder])),
  };
}
