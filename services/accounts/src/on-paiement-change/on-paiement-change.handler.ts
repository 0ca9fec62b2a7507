import type { Received } from '@agence/platform/bus/consumer';
import type { EventData } from '@agence/proto/catalogue';
import { erasing } from '../erase-account/erase-account.handler.ts';
import { eraseAccount } from '../erase-account/erase-account.rule.ts';
import type { Needs } from '../needs.ts';
import { onPaiementChange } from './on-paiement-change.rule.ts';

export const onPaiementChangeHandler =
  (needs: Needs) =>
  async (event: EventData<'paiement_change'>, { id }: Received): Promise<void> => {
    const { compte, plan, mode, etat, version } = event;
    const paye_jusqu_au = event.paye_jusqu_au ?? null;
    const paiement = { plan, mode, etat, paye_jusqu_au, fin_le: event.fin_le ?? null, version };
    await needs.comptes.carryOut(compte, onPaiementChange, { command_id: id, confirmer: true, paiement });
    if (event.efface !== true) return;
    const asked = erasing(needs, { operator: null, why: '', decided: true });
    const again = { ...asked, command_id: `${id}:efface`, confirmer: true };
    await needs.comptes.carryOut(compte, eraseAccount, again);
  };
