import { on, type Reaction } from '@agence/platform/bus/consumer';
import { direCoupures } from './coupures/dire-coupures.ts';
import type { Needs } from './needs.ts';
import { onPaiementChangeHandler } from './on-paiement-change/on-paiement-change.handler.ts';

export const reactions = (needs: Needs): readonly Reaction[] => [
  on('cles_revoquees', 'coupures', ({ compte }) => direCoupures(needs, compte)),
  on('paiement_change', 'paiement', onPaiementChangeHandler(needs)),
];
