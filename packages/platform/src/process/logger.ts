import { pino } from 'pino';
import { currentTraceId } from './telemetry.ts';

/** One line of JSON per record, on standard output. Never give it keys, addresses or texts of people. */
export type Logger = {
  readonly info: (what: object, sentence: string) => void;
  readonly warn: (what: object, sentence: string) => void;
  readonly error: (what: object, sentence: string) => void;
};

export const createLogger = (service: string, level: string): Logger =>
  pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const trace_id = currentTraceId();
      return trace_id === undefined ? {} : { trace_id };
    },
  });
