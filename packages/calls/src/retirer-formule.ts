import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from './reply.ts';
import { agencyRoute, ordreFerme } from './route.ts';
import { texte } from './shape/reply.ts';
import { nothing } from './shape/shape.ts';

/** Only for the console: the contract's API has no call that withdraws a requested plan. */
export const retirerFormule = agencyRoute({
  method: 'POST',
  path: 'formule/retirer/',
  phrase: fr`Retire la formule demandée, tant que son paiement n'est pas arrivé.`,
  body: nothing,
  reply: z.object({ label: texte, note: texte }),
  handle: (call) => passedOn(call.peers.billing.call.retirerFormule({ ordre: ordreFerme(call) }), 'retiree'),
});
