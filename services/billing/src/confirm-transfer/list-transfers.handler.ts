import type { ListTransfersResponse } from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

export const listTransfers =
  ({ facturations }: Needs) =>
  async (): Promise<ListTransfersResponse> => {
    const found = await facturations.virementsNotes();
    const transfers = found.flatMap(({ compte, facturation }) => {
      const { plan, paye_jusqu_au, virement_note, formule_demandee } = facturation;
      if (virement_note === null) return [];
      return [
        {
          compte,
          note_ts: unix(virement_note),
          plan,
          paye_jusqu_au: paye_jusqu_au ?? undefined,
          formule_demandee: formule_demandee ?? undefined,
        },
      ];
    });
    return { transfers };
  };
