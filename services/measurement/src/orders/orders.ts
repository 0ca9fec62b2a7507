import { orderRequest } from '@agence/orders/model';
import { accountIsErased } from '@agence/platform/bus/account-erased';
import { Unavailable } from '@agence/platform/process/faults';
import type { ComprendreRequest, ComprendreResponse } from '@agence/proto/measurement/v1/commandes';
import { isEnded } from '../cells/cell.machine.ts';
import { callTo, type StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import type { Needs } from '../needs.ts';

/** After this delay the sender has an answer, so an unsent call is dropped. */
const WANTED_MS = 8_000;

/** The client field of calls about an account's orders by mail. */
const clientOf = (compte: string): string => `commandes:${compte}`;

export const effacerCommandes = async (needs: Needs, compte: string): Promise<void> => {
  const { cells, answers, demandes } = needs;
  const client = clientOf(compte);
  await cells.cancel(client, Number.MAX_SAFE_INTEGER);
  const all = await cells.idsOf(client);
  // A call in progress may still store a reply, so the erasure fails and is tried again.
  for (const id of all) if (await cells.live(id)) throw new Unavailable(`the call ${id} is out`);
  for (const id of all) await answers.forget(id);
  await demandes.forgetAccount(compte);
};

const cellOf = async (needs: Needs, model: string, wanted: ComprendreRequest): Promise<StoredCell | null> => {
  const { cells, demandes, clock, databaseNow } = needs;
  const { id, compte, ...demande } = wanted;
  const pour = `o_${id}`;
  const found = await cells.find(pour);
  if (found !== null) return found.compte === compte ? found : null;
  await demandes.keep({ _id: pour, compte, demande, cree: clock.now() });
  const owner = { _id: pour, pour, compte, client: clientOf(compte), revision: 0 };
  const cell = callTo({ ...owner, genre: 'ordre', model }, await databaseNow());
  await cells.create([cell]);
  if (await accountIsErased(needs.accounts, compte)) await effacerCommandes(needs, compte);
  return cell;
};

/** Asks a model what a message orders, once per id. */
export const comprendre =
  (needs: Needs, callNow: () => Promise<void>) =>
  async (wanted: ComprendreRequest): Promise<ComprendreResponse> => {
    const { ordersModel, answers } = needs;
    if (ordersModel === null) return { etat: 'sans modèle' };
    const cell = await cellOf(needs, ordersModel.id, wanted);
    if (cell?.etat === 'todo') await callNow();
    const [answer] = cell?.etat === 'done' ? await answers.these([cell._id]) : [];
    if (answer !== undefined) {
      const version = answer.model_version ?? undefined;
      return { etat: 'répondu', reponse: answer.text, modele: cell?.model, version };
    }
    // A call blocked by the day's ceiling may be made tomorrow, but the sender does not wait until then.
    const over = cell === null || isEnded(cell) || cell.blocked_day !== null;
    return { etat: over ? 'sans réponse' : 'en cours' };
  };

/** The request of the call for a message. */
export const askOrder = async ({ demandes, databaseNow }: Needs, pour: string) => {
  const found = await demandes.find(pour);
  if (found === null) return null;
  const { demande } = found;
  const before = (await databaseNow()) - WANTED_MS;
  return ({ _id: seed, genre, created }: StoredCell): Asked | null => {
    if (created < before) return null;
    const hint = { genre, seed, client: '', concurrents: [], commande: demande };
    return { ...orderRequest(demande, seed), hint };
  };
};
