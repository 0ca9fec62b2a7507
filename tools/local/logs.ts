import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './sources/source.ts';

const LIMIT = 20_000_000;
const PINO_ERROR = 50;
const LONGEST_SENTENCE = 200;
/** A process that fails repeatedly is named on the terminal once in this time. */
const SHOWN_EVERY_MS = 10_000;

/** The failure in a log line, in one sentence; null when it is none. */
export type FailureIn = (line: string) => string | null;

export type Logs = ReturnType<typeof openLogs>;

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

/** One bounded file per process in `<data>/logs`. Failures reach the terminal as one sentence, and only after `show`. */
export function openLogs(data: string, say: Say) {
  const files: ReturnType<typeof boundedLog>[] = [];
  const failures = new Map<string, string>();
  const shownLately = new Set<string>();
  let shows = false;
  const reason = (name: string): string => {
    const sentence = failures.get(name);
    return sentence === undefined ? '' : `: ${sentence} (logs/${name}.log)`;
  };

  const note = (name: string, sentence: string): void => {
    failures.set(name, sentence.slice(0, LONGEST_SENTENCE));
    if (!shows || shownLately.has(name)) return;
    say(name, `failed${reason(name)}`);
    shownLately.add(name);
    setTimeout(() => shownLately.delete(name), SHOWN_EVERY_MS).unref();
  };

  return {
    of(name: string, failureIn: FailureIn): (text: Buffer) => void {
      const file = boundedLog(join(data, 'logs', `${name}.log`), LIMIT);
      files.push(file);
      let begun = '';
      return (text) => {
        file.write(text);
        const lines = (begun + text.toString('utf8')).split('\n');
        begun = lines.pop()?.slice(-10_000) ?? '';
        for (const sentence of lines.map(failureIn)) if (sentence !== null) note(name, sentence);
      };
    },
    /** The last failure in a process's log, and where to read it; empty when there is none. */
    reason,
    show: (): void => {
      shows = true;
    },
    close: (): void => {
      for (const file of files) file.close();
    },
  };
}

/** A service logs JSON lines; any other output is a refused setting or a crash, whose stack stays in the file. */
export function failureOfService(line: string): string | null {
  try {
    const { level, msg, fault } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (Number(level) < PINO_ERROR) return null;
    return [msg, fault].filter((part) => typeof part === 'string').join(': ');
  } catch {
    return isOfStack(line) ? null : line.trim();
  }
}

/** An indented or blank line, the place of a crash, or the Node version below it. */
const isOfStack = (line: string): boolean => /^(?:\s|$|file:\/\/|node:|\/|Node\.js v|\})/.test(line);

/** MongoDB marks its lines with a severity: E an error, F a fatal one. */
export const failureOfMongodb: FailureIn = (line) => {
  const [, severity, sentence = line] = /^\{.*"s":"(\w+)".*?"msg":"([^"]*)"/.exec(line) ?? [];
  return line.trim() === '' || (severity !== undefined && 'IWD'.includes(severity)) ? null : sentence;
};

export const failureOfNats: FailureIn = (line) =>
  /\[(?:ERR|FTL)\] (.*)|^nats-server: (.*)/.exec(line)?.slice(1).find(Boolean) ?? null;
