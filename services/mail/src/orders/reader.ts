import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Client, Compris } from '@agence/orders';
import { queues } from '@agence/platform/in-turn';
import type { ReadMail } from './read-mail.ts';

const LONGEST_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** A message, and what it may speak of. */
export type ToRead = {
  readonly brut: Uint8Array;
  readonly clients: readonly Client[];
  /** The only client of the account, when it need not be named. */
  readonly seul: Client | undefined;
};

export type Understood = { readonly lettre: ReadMail; readonly compris: Compris };

/** Null when it is no message that a person writes. Rejects with `Unreadable` when reading took too much time or memory. */
export type Reader = (message: ToRead) => Promise<Understood | null>;

/** A message ended the thread that read it, or was ended with it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Reads messages, one at a time, in a thread that may end without the process: a stranger's bytes are parsed there only. */
export function boundedReader(): Reader {
  const inTurn = queues();
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
    worker.postMessage(message);
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
      idle = worker;
      return answer;
    } catch (fault) {
      await worker.terminate();
      throw new Unreadable(String(fault));
    }
  };
  return (message) => inTurn('', () => read(message));
}
