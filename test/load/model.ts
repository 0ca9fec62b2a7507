import { setTimeout as pause } from 'node:timers/promises';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { RunningSystem } from '@agence/testing/system';
import { someEntry } from '../outside/client.ts';

const CLIENTS = 4;
/** Slow enough for the limit of a key's calls. */
const LOOK_EVERY_MS = 2_000;
const LOOKS = 150;

type Listed = { readonly id: string; readonly mesure: string };

/** The clients, once so many stand in one of these states. */
async function standing(
  { agence }: Account,
  count: number,
  states: readonly string[],
): Promise<readonly Listed[]> {
  let there: readonly Listed[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { clients } = (await agence.get('clients/')).body as { clients: readonly Listed[] };
    there = clients.filter(({ mesure }) => states.includes(mesure));
    if (there.length >= count) return there;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`looked in vain for ${count} clients ${states.join(', ')}: ${there.length}`);
}

/** An account made by calls alone, and the client of it whose questions wait to be looked at; the others are measured. */
export async function modelAccount(
  system: RunningSystem,
): Promise<{ readonly slug: string; readonly waiting: string }> {
  const account = await newAccount(system, { plan: 'agence30' });
  const clients = Array.from({ length: CLIENTS }, () => someEntry());
  await account.agence.post('clients/', { clients, confirmer: true });
  const ready = await standing(account, CLIENTS, ['à valider']);
  for (const { id } of ready.slice(0, -1))
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
  await standing(account, CLIENTS - 1, ['faite']);
  return { slug: account.slug, waiting: ready.at(-1)?.id ?? '' };
}
