import { accountIsErased } from '@agence/platform/bus/account-erased';
import type { ComprendreRequest, ComprendreResponse } from '@agence/proto/measurement/v1/commandes';
import { isEnded } from '../cells/cell.machine.ts';
import { callTo, type StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { effacerCommandes, lesCommandesDe } from './effacer.ts';

const cellOf = async (needs: Needs, model: string, wanted: ComprendreRequest): Promise<StoredCell | null> => {
  const { cells, demandes, clock, databaseNow } = needs;
  const { id, compte, ...demande } = wanted;
  const pour = `o_${id}`;
  const found = await cells.find(pour);
  if (found !== null) return found.compte === compte ? found : null;
  await demandes.keep({ _id: pour, compte, demande, cree: clock.now() });
  const owner = { _id: pour, pour, compte, client: lesCommandesDe(compte), revision: 0 };
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
    if (answer !== undefined)
      return {
        ...{ etat: 'répondu', reponse: answer.text, modele: cell?.model },
        version: answer.model_version ?? undefined,
      };
    // A call blocked by the day's ceiling may be made tomorrow, but the sender does not wait until then.
    const over = cell === null || isEnded(cell) || cell.blocked_day !== null;
    return { etat: over ? 'sans réponse' : 'en cours' };
  };
