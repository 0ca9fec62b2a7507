import { Unavailable } from '@agence/platform/faults';
import type { Needs } from '../needs.ts';

/** Whom the calls about orders by mail of an account are for. */
export const lesCommandesDe = (compte: string): string => `commandes:${compte}`;

/** Whatever a model was sent and replied about orders of an account goes. */
export const effacerCommandes = async (needs: Needs, compte: string): Promise<void> => {
  const { cells, answers, demandes } = needs;
  const client = lesCommandesDe(compte);
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const all = await cells.idsOf(client);
  // A call that is out may still bring a reply: it is waited for.
  for (const id of all) if (await cells.live(id)) throw new Unavailable(`the call ${id} is out`);
  for (const id of all) await answers.forget(id);
  await demandes.forgetAccount(compte);
};
