import { Unavailable } from '@agence/platform/process/faults';
import type { Needs } from '../needs.ts';

/** The client field of calls about an account's orders by mail. */
export const lesCommandesDe = (compte: string): string => `commandes:${compte}`;

export const effacerCommandes = async (needs: Needs, compte: string): Promise<void> => {
  const { cells, answers, demandes } = needs;
  const client = lesCommandesDe(compte);
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const all = await cells.idsOf(client);
  // A call in progress may still store a reply, so the erasure fails and is tried again.
  for (const id of all) if (await cells.live(id)) throw new Unavailable(`the call ${id} is out`);
  for (const id of all) await answers.forget(id);
  await demandes.forgetAccount(compte);
};
