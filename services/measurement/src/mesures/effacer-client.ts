import { accountIsErased } from '@agence/platform/account-erased';
import { Unavailable } from '@agence/platform/faults';
import { effacerCommandes } from '../commandes/effacer.ts';
import type { Needs } from '../needs.ts';
import { COMPTE_LEADS } from './diagnostic.ts';
import { effacer } from './mesures.rule.ts';
import { readingsOf } from './reading-cells.ts';

/** Whatever was prepared, asked, answered or written for a client, a prospect or a lead goes. */
export const effacerClient = async (needs: Needs, compte: string, client: string): Promise<void> => {
  const { cells, mesures, preparations, pages, answers, livrables, citations, etiquettes } = needs;
  // First, before anything may fail: who just kept one of these may have no second try.
  for (const kept of [livrables, citations, etiquettes]) await kept.forget(compte, client);
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const tries = (await mesures.ofClient(compte, client)).map(({ id }) => id);
  const all = [
    ...tries,
    ...tries.map(readingsOf),
    ...(await preparations.of(compte, client)),
    ...(await pages.of(compte, client)),
  ];
  for (const id of tries)
    await mesures.carryOut(id, effacer, { command_id: `${id}:effacer`, confirmer: true });
  // A call that is out may still bring an answer: it is waited for.
  for (const pour of all) if (await cells.live(pour)) throw new Unavailable(`calls for ${pour} are out`);
  for (const pour of all) await answers.forget(pour);
  await Promise.all([preparations.forget(compte, client), pages.forget(compte, client)]);
};

const estEfface = async ({ accounts, form }: Needs, compte: string, client: string): Promise<boolean> =>
  compte === COMPTE_LEADS
    ? (await form.lireFiche({ lead: client })).result?.$case !== 'fiche'
    : accountIsErased(accounts, compte);

type Kept = { readonly compte: string; readonly client: string };

/** Something of somebody was just kept: an erasure that passed before it was there has left it, so it is erased again. */
export const effacerSiEfface = async (needs: Needs, { compte, client }: Kept): Promise<void> => {
  if (await estEfface(needs, compte, client)) await effacerClient(needs, compte, client);
};

/** All that was made for the clients and prospects of an account. */
export const effacerCompte =
  (needs: Needs) =>
  async (compte: string): Promise<void> => {
    const { mesures, preparations, livrables } = needs;
    const found = [await preparations.clients(compte), await livrables.clients(compte)].flat();
    const measured = (await mesures.ofAccount(compte)).map(({ mesure }) => mesure.client);
    const clients = [...new Set([...found, ...measured])];
    // One that waits for its calls lets the calls of all others be cancelled.
    const erased = await Promise.allSettled([
      ...clients.map((client) => effacerClient(needs, compte, client)),
      effacerCommandes(needs, compte),
    ]);
    for (const outcome of erased) if (outcome.status === 'rejected') throw outcome.reason;
  };
