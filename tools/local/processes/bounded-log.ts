import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

export type BoundedLog = ReturnType<typeof boundedLog>;

/**
 * A log file that becomes `<path>.1` at `limit` bytes: at most twice that on disk. Writes are synchronous: no line is
 * lost when our process ends.
 */
export function boundedLog(path: string, limit: number) {
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  return {
    write(text: Buffer): void {
      if (size + text.length > limit && size > 0) {
        closeSync(file);
        renameSync(path, `${path}.1`);
        file = openSync(path, 'a', 0o600);
        size = 0;
      }
      writeSync(file, text);
      size += text.length;
    },
    close: (): void => closeSync(file),
  };
}
