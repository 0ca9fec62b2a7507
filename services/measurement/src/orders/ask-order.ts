import { orderRequest } from '@agence/orders/model';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import type { Needs } from '../needs.ts';

/** After this delay the sender has an answer, so an unsent call is dropped. */
const WANTED_MS = 8_000;

export const askOrder = async ({ demandes, databaseNow }: Needs, pour: string) => {
  const found = await demandes.find(pour);
  if (found === null) return null;
  const { demande } = found;
  const before = (await databaseNow()) - WANTED_MS;
  return ({ _id: seed, genre, created }: StoredCell): Asked | null =>
    created < before
      ? null
      : {
          ...orderRequest(demande, seed),
          hint: { genre, seed, client: '', concurrents: [], commande: demande },
        };
};
