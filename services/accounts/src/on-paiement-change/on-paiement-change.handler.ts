import type { Received } from '@agence/platform/consumer';
import type { EventData } from '@agence/proto/catalogue';
import type { Needs } from '../needs.ts';
import { onPaiementChange } from './on-paiement-change.rule.ts';

export const onPaiementChangeHandler =
  ({ comptes }: Needs) =>
  async (event: EventData<'paiement_change'>, { id }: Received): Promise<void> => {
    const { compte, plan, mode, etat, version } = event;
    const paye_jusqu_au = event.paye_jusqu_au ?? null;
    const paiement = { plan, mode, etat, paye_jusqu_au, fin_le: event.fin_le ?? null, version };
    await comptes.carryOut(compte, onPaiementChange, { command_id: id, confirmer: true, paiement });
  };
