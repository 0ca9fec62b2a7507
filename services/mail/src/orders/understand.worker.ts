import { parentPort } from 'node:worker_threads';
import { strict } from '@agence/orders';
import { demandeDe } from '@agence/orders/model';
import { readMail } from './read-mail.ts';
import type { ToRead, Understood } from './reader.ts';

async function understand({ brut, portefeuille, autour }: ToRead): Promise<void> {
  const lettre = await readMail(Buffer.from(brut));
  const understood: Understood | null =
    lettre === null
      ? null
      : { lettre, compris: strict(lettre, portefeuille), demande: demandeDe(lettre, autour) };
  parentPort?.postMessage(understood);
}

// A failure here ends the thread, and rejects the read that waits for it.
parentPort?.on('message', (message: ToRead) => void understand(message));
