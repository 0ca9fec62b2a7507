import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Compris, Portefeuille } from '@agence/orders';
import type { Autour, Demande } from '@agence/orders/model';
import { Unavailable } from '@agence/platform/process/faults';
import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { ReadMail } from './read-mail.ts';

/** Processor time, because elapsed time would blame a message for a busy machine. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** Elapsed time, however little processor time was used. */
const PATIENCE_MS = 30_000;
const PROGRAM = new URL('./understand.worker.ts', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** A message, and the account's data that its words may refer to. */
export type ToRead = {
  readonly brut: Uint8Array;
  readonly portefeuille: Portefeuille;
  readonly autour: Autour;
};

/** `compris`: null without a strict form; `demande`: the request for a model, null when the message is too long. */
export type Understood = {
  readonly lettre: ReadMail;
  readonly compris: Compris | null;
  readonly demande: Demande | null;
};

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

/** Reads messages one at a time, each in a thread of its own, which a stranger's bytes can end, but not the process. */
export function boundedReader(spent_ms = processorMs): Reader {
  const perKey = keyedMutex();
  const read = async (message: ToRead): Promise<Understood | null> => {
    const worker = new Worker(PROGRAM, { resourceLimits: MEMORY, workerData: message });
    // A thread may fail while it is ended: without a listener, that would end the process.
    worker.on('error', () => {});
    const begun = spent_ms();
    const tooMuch = new AbortController();
    const looking = setInterval(() => {
      if (spent_ms() - begun > LONGEST_MS) tooMuch.abort();
    }, LOOK_EVERY_MS);
    const tooLate = AbortSignal.timeout(PATIENCE_MS);
    try {
      const signal = AbortSignal.any([tooMuch.signal, tooLate]);
      const [answer] = await once(worker, 'message', { signal });
      return answer;
    } catch (fault) {
      if (tooLate.aborted) throw new Unavailable('a message was not read in time');
      throw new Unreadable(String(fault));
    } finally {
      clearInterval(looking);
      // Not awaited: a thread that ends slowly must not delay the next message.
      void worker.terminate();
    }
  };
  return (message) => perKey('', () => read(message));
}
