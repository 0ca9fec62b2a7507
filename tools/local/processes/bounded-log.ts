import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A log file that is set aside as `<path>.1` when it reaches `limit` bytes: at most twice that on the disk. */
export interface BoundedLog {
  write(text: Buffer): void;
  close(): void;
}

/** Writes are synchronous: no line is lost when the process that writes them ends. */
export function boundedLog(path: string, limit: number): BoundedLog {
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  return {
    write(text) {
      if (size + text.length > limit && size > 0) {
        closeSync(file);
        renameSync(path, `${path}.1`);
        file = openSync(path, 'a', 0o600);
        size = 0;
      }
      writeSync(file, text);
      size += text.length;
    },
    close: () => closeSync(file),
  };
}
