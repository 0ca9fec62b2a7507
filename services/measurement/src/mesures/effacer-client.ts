import { accountIsErased } from '@agence/platform/bus/account-erased';
import { Unavailable } from '@agence/platform/process/faults';
import type { Needs } from '../needs.ts';
import { effacerCommandes } from '../orders/orders.ts';
import { COMPTE_LEADS } from './diagnostic.ts';
import { effacer } from './mesures.rule.ts';
import { allReadingsOf } from './reading-cells.ts';

/** Erases everything prepared, asked, answered or written for a client, a prospect or a lead. */
export const effacerClient = async (needs: Needs, compte: string, client: string): Promise<void> => {
  const { cells, mesures, preparations, pages, answers, livrables, citations, etiquettes, siteFacts } = needs;
  // First, because later steps may fail, and a caller that just stored one of these may not try again.
  for (const kept of [livrables, citations, etiquettes, siteFacts]) await kept.forget(compte, client);
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const tries = await mesures.ofClient(compte, client);
  const all = [
    ...tries.flatMap(({ id, mesure }) => [id, ...allReadingsOf(id, mesure)]),
    ...(await preparations.of(compte, client)),
    ...(await pages.of(compte, client)),
  ];
  for (const { id } of tries)
    await mesures.carryOut(id, effacer, { command_id: `${id}:effacer`, confirmer: true });
  // A call in progress may still store an answer, so the erasure fails and is tried again.
  for (const pour of all) if (await cells.live(pour)) throw new Unavailable(`calls for ${pour} are out`);
  for (const pour of all) await answers.forget(pour);
  await Promise.all([preparations.forget(compte, client), pages.forget(compte, client)]);
};

const estEfface = async ({ accounts, form }: Needs, compte: string, client: string): Promise<boolean> =>
  compte === COMPTE_LEADS
    ? (await form.lireFiche({ lead: client })).result?.$case !== 'fiche'
    : accountIsErased(accounts, compte);

type Kept = { readonly compte: string; readonly client: string };

/** Call this after storing something: an erasure that ran before could not see it, so the client is erased again. */
export const effacerSiEfface = async (needs: Needs, { compte, client }: Kept): Promise<void> => {
  if (await estEfface(needs, compte, client)) await effacerClient(needs, compte, client);
};

export const effacerCompte = async (needs: Needs, compte: string): Promise<void> => {
  const { mesures, preparations, livrables } = needs;
  const found = [await preparations.clients(compte), await livrables.clients(compte)].flat();
  const measured = (await mesures.ofAccount(compte)).map(({ mesure }) => mesure.client);
  const clients = [...new Set([...found, ...measured])];
  // A client with a call in progress fails alone: the others are still erased.
  const erased = await Promise.allSettled([
    ...clients.map((client) => effacerClient(needs, compte, client)),
    effacerCommandes(needs, compte),
  ]);
  for (const outcome of erased) if (outcome.status === 'rejected') throw outcome.reason;
};
