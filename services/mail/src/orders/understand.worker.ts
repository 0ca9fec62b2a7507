import { parentPort, workerData } from 'node:worker_threads';
import { strict } from '@agence/orders';
import { demandeDe } from '@agence/orders/model';
import { readMail } from './read-mail.ts';
import type { ToRead, Understood } from './reader.ts';

const { brut, portefeuille, autour }: ToRead = workerData;
const lettre = await readMail(Buffer.from(brut));
const understood: Understood | null = lettre && {
  lettre,
  compris: strict(lettre, portefeuille),
  demande: demandeDe(lettre, autour),
};
parentPort?.postMessage(understood);
