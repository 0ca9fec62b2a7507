import { onAccountErased } from '@agence/platform/bus/account-erased';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import { appliquer } from './appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from './needs.ts';
import { onCompteCreeHandler } from './on-compte-cree/on-compte-cree.handler.ts';
import { onCompteEfface } from './on-compte-efface/on-compte-efface.rule.ts';
import { onReglementFixeHandler } from './on-reglement-fixe/on-reglement-fixe.handler.ts';

export const reactions = (needs: Needs, { db }: Pick<Platform, 'db'>): readonly Reaction[] => [
  on('compte_cree', 'facturation', onCompteCreeHandler(needs)),
  on('reglement_fixe', 'reglement', onReglementFixeHandler(needs)),
  on('formule_payee', 'formule', ({ compte }) => appliquer(needs, compte)),
  onAccountErased(db, async (compte, { id: command_id }) => {
    await needs.facturations.carryOut(compte, onCompteEfface, { command_id, confirmer: true });
  }),
];
