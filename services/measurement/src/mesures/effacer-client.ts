import { Unavailable } from '@agence/platform/faults';
import type { Needs } from '../needs.ts';
import { effacer } from './mesures.rule.ts';

/** Whatever was prepared, asked, answered or written for a client, a prospect or a lead goes. */
export const effacerClient = async (needs: Needs, compte: string, client: string): Promise<void> => {
  const { cells, mesures, preparations, pages, answers, livrables } = needs;
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const tries = (await mesures.ofClient(compte, client)).map(({ id }) => id);
  const all = [...tries, ...(await preparations.of(compte, client)), ...(await pages.of(compte, client))];
  for (const id of tries)
    await mesures.carryOut(id, effacer, { command_id: `${id}:effacer`, confirmer: true });
  await livrables.forget(compte, client);
  // A call that is out may still bring an answer: it is waited for.
  for (const pour of all) if (await cells.live(pour)) throw new Unavailable(`calls for ${pour} are out`);
  for (const pour of all) await answers.forget(pour);
  await Promise.all([preparations.forget(compte, client), pages.forget(compte, client)]);
};

/** All that was made for the clients and prospects of an account. */
export const effacerCompte =
  (needs: Needs) =>
  async (compte: string): Promise<void> => {
    const { mesures, preparations, livrables } = needs;
    const found = [await preparations.clients(compte), await livrables.clients(compte)].flat();
    const measured = (await mesures.ofAccount(compte)).map(({ mesure }) => mesure.client);
    for (const client of new Set([...found, ...measured])) await effacerClient(needs, compte, client);
  };
