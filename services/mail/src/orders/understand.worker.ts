import { parentPort } from 'node:worker_threads';
import { comprendre } from '@agence/orders';
import { readMail } from './read-mail.ts';
import type { ToRead, Understood } from './reader.ts';

async function understand({ brut, clients, seul }: ToRead): Promise<Understood | null> {
  const lettre = await readMail(Buffer.from(brut));
  return lettre === null ? null : { lettre, compris: comprendre(lettre, clients, seul) };
}

parentPort?.on('message', async (message: ToRead) => {
  parentPort?.postMessage(await understand(message));
});
