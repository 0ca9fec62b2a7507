import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Compris, Portefeuille } from '@agence/orders';
import type { Autour, Demande } from '@agence/orders/model';
import { Unavailable } from '@agence/platform/faults';
import { keyedMutex } from '@agence/platform/keyed-mutex';
import type { ReadMail } from './read-mail.ts';

/** Processor time: a busy machine is no fault of a message. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** However little it computes meanwhile. */
const PATIENCE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** A message, and what it may speak of. */
export type ToRead = {
  readonly brut: Uint8Array;
  readonly portefeuille: Portefeuille;
  readonly autour: Autour;
};

/** `compris`: null when it has no strict form; `demande`: what a model would be sent, null when it is too long for one. */
export type Understood = {
  readonly lettre: ReadMail;
  readonly compris: Compris | null;
  readonly demande: Demande | null;
};

/** Null when it is no message that a person writes. Rejects with `Unreadable` when reading took too much processor time or memory. */
export type Reader = (message: ToRead) => Promise<Understood | null>;

/** A message ended the thread that read it, or was ended with it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** All that this process computed, which beside reading is little. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Reads messages, one at a time, in a thread that may end without the process: a stranger's bytes are parsed there only. */
export function boundedReader(spent_ms = processorMs): Reader {
  const perKey = keyedMutex();
  let idle: Worker | undefined;
  const started = (): Worker => {
    const worker = new Worker(new URL('./understand.worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    // A thread that fails while nobody waits for it is replaced by the next message.
    worker.on('error', () => {
      idle = undefined;
    });
    return worker;
  };
  const read = async (message: ToRead): Promise<Understood | null> => {
    const worker = idle ?? started();
    idle = undefined;
    const begun = spent_ms();
    const tooMuch = new AbortController();
    const looking = setInterval(() => {
      if (spent_ms() - begun > LONGEST_MS) tooMuch.abort();
    }, LOOK_EVERY_MS);
    const tooLate = AbortSignal.timeout(PATIENCE_MS);
    worker.postMessage(message);
    try {
      const signal = AbortSignal.any([tooMuch.signal, tooLate]);
      const [answer] = await once(worker, 'message', { signal });
      idle = worker;
      return answer;
    } catch (fault) {
      const unread = tooLate.aborted
        ? new Unavailable('a message was not read in time')
        : new Unreadable(String(fault));
      // Not waited for: a thread that does not end at once holds up no other message.
      void worker.terminate();
      throw unread;
    } finally {
      clearInterval(looking);
    }
  };
  return (message) => perKey('', () => read(message));
}
