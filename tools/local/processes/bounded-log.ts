import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A log file that becomes `<path>.1` at `limit` bytes: at most twice that on disk. */
export interface BoundedLog {
  write(text: Buffer): void;
  close(): void;
}

/** Writes are synchronous: no line is lost when our process ends. */
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
