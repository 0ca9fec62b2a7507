import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '@agence/platform/process/faults';
import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { ToRead, Understood } from './understand.worker.ts';

/** Processor time, because elapsed time would blame a message for a busy machine. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** Elapsed time, however little processor time was used. */
const PATIENCE_MS = 30_000;
const PROGRAM = new URL('./understand.worker.ts', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** Null when parsing fails. Rejects with `Unreadable` when reading takes too much processor time or memory. */
export type Reader = (message: ToRead) => Promise<Understood | null>;

/** The thread failed or was ended while it read the message. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Processor time of the whole process, in ms; work other than reading is small. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Reads messages one at a time, in a thread that a stranger's bytes can end, but not the process; then another begins. */
export function boundedReader(spent_ms = processorMs): Reader {
  const perKey = keyedMutex();
  let kept: Worker | undefined;
  const begin = (): Worker => {
    const worker = new Worker(PROGRAM, { resourceLimits: MEMORY });
    // A thread may fail while it is ended: without a listener, that would end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (kept === worker) kept = undefined;
    });
    worker.unref();
    return worker;
  };
  const read = async (message: ToRead): Promise<Understood | null> => {
    kept ??= begin();
    const worker = kept;
    const begun = spent_ms();
    const tooMuch = new AbortController();
    const looking = setInterval(() => {
      if (spent_ms() - begun > LONGEST_MS) tooMuch.abort();
    }, LOOK_EVERY_MS);
    const tooLate = AbortSignal.timeout(PATIENCE_MS);
    try {
      worker.postMessage(message);
      const [answer] = await once(worker, 'message', { signal: AbortSignal.any([tooMuch.signal, tooLate]) });
      return answer;
    } catch (fault) {
      kept = undefined;
      // Not awaited: a thread that ends slowly must not delay the next message.
      void worker.terminate();
      if (tooLate.aborted) throw new Unavailable('a message was not read in time');
      throw new Unreadable(String(fault));
    } finally {
      clearInterval(looking);
    }
  };
  return (message) => perKey('', () => read(message));
}
