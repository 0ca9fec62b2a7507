import { parentPort } from 'node:worker_threads';
import { comprendre } from '@agence/orders';
import { readMail } from './read-mail.ts';
import type { ToRead, Understood } from './reader.ts';

async function understand({ brut, clients, seul }: ToRead): Promise<void> {
  const lettre = await readMail(Buffer.from(brut));
  const understood: Understood | null =
    lettre === null ? null : { lettre, compris: comprendre(lettre, clients, seul) };
  parentPort?.postMessage(understood);
}

// What fails here ends the thread, and is heard by whoever waits for it.
parentPort?.on('message', (message: ToRead) => void understand(message));
