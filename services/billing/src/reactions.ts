import { on, type Reaction } from '@agence/platform/bus/consumer';
import { appliquer } from './appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from './needs.ts';
import { onCompteCreeHandler } from './on-compte-cree/on-compte-cree.handler.ts';
import { onReglementFixeHandler } from './on-reglement-fixe/on-reglement-fixe.handler.ts';

/** How this service reacts to events. */
export const reactions = (needs: Needs): readonly Reaction[] => [
  on('compte_cree', 'facturation', onCompteCreeHandler(needs)),
  on('reglement_fixe', 'reglement', onReglementFixeHandler(needs)),
  on('formule_payee', 'formule', ({ compte }) => appliquer(needs, compte)),
];
