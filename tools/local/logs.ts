import { join } from 'node:path';
import { type BoundedLog, boundedLog } from './processes/bounded-log.ts';
import type { Say } from './sources/source.ts';

const LIMIT = 20_000_000;
const PINO_ERROR = 50;

/** One bounded file a process in `<data>/logs`; only errors reach the terminal. */
export interface Logs {
  of(name: string, isError: (line: string) => boolean): (text: Buffer) => void;
  close(): void;
}

export function openLogs(data: string, say: Say): Logs {
  const files: BoundedLog[] = [];
  return {
    of(name, isError) {
      const file = boundedLog(join(data, 'logs', `${name}.log`), LIMIT);
      files.push(file);
      let begun = '';
      return (text) => {
        file.write(text);
        const lines = (begun + text.toString('utf8')).split('\n');
        begun = lines.pop()?.slice(-10_000) ?? '';
        for (const line of lines) if (line.trim() !== '' && isError(line)) say(name, line.slice(0, 2_000));
      };
    },
    close: () => {
      for (const file of files) file.close();
    },
  };
}

/** A service logs JSON lines; anything else it prints is a crash. */
export function isServiceError(line: string): boolean {
  try {
    return Number(JSON.parse(line).level) >= PINO_ERROR;
  } catch {
    return true;
  }
}

/** MongoDB marks its lines with a severity: E an error, F a fatal one. */
export const isMongodbError = (line: string): boolean => !/^\{.*"s":"[IWD]/.test(line);

export const isNatsError = (line: string): boolean => /\[(ERR|FTL)\]|^nats-server: /.test(line);
