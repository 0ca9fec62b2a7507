import { on, type Reaction } from '@agence/platform/bus/consumer';
import { direCoupures } from './coupures/dire-coupures.ts';
import { eraseAccount } from './erase-account/erase-account.rule.ts';
import type { Needs } from './needs.ts';
import { onPaiementChange } from './on-paiement-change/on-paiement-change.rule.ts';

export const reactions = (needs: Needs): readonly Reaction[] => [
  on('cles_revoquees', 'coupures', ({ compte }) => direCoupures(needs, compte)),
  on('paiement_change', 'paiement', async ({ compte, efface, ...event }, { id }) => {
    const { plan, mode, etat, version, paye_jusqu_au = null, fin_le = null } = event;
    const paiement = { plan, mode, etat, paye_jusqu_au, fin_le, version };
    await needs.comptes.carryOut(compte, onPaiementChange, { command_id: id, confirmer: true, paiement });
    if (efface !== true) return;
    const erasure = { efface: needs.clock.now(), operator: null, why: '', decided: true } as const;
    const command = { ...erasure, command_id: `${id}:efface`, confirmer: true };
    await needs.comptes.carryOut(compte, eraseAccount, command);
  }),
];
