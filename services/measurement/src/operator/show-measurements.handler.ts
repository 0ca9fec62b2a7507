import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';

export const showMeasurements =
  ({ mesures, cells }: Needs): Rpc['showMeasurements'] =>
  async ({ compte }) => {
    const rows = await mesures.ofAccount(compte);
    const states = await cells.states(rows.map(({ id }) => id));
    const shown = rows.map(({ id, mesure }) => ({
      id,
      compte: mesure.compte,
      client: mesure.client,
      revision: mesure.revision,
      etat: mesure.etat,
      lancee_ts: unix(mesure.lancee),
      terminee_ts: mesure.terminee === null ? undefined : unix(mesure.terminee),
      cellules: { ...states.get(id) },
    }));
    return { mesures: shown };
  };
