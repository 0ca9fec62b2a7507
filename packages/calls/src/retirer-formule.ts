import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from './reply.ts';
import { agencyRoute, ordre } from './route.ts';
import { texte } from './shape/reply.ts';
import { nothing } from './shape/shape.ts';

/** Only for the console: the contract's API has no call that withdraws a requested plan. */
export const retirerFormule = agencyRoute({
  method: 'POST',
  path: 'formule/retirer/',
  phrase: fr`Retire la formule demandée, tant que son paiement n'est pas arrivé.`,
  body: nothing,
  reply: z.object({ label: texte, note: texte }),
  handle: async (call) => {
    const { result } = await call.peers.billing.call.retirerFormule({
      ordre: ordre({ ...call, body: { confirmer: true } }),
    });
    const reply = opened(result, 'retiree');
    if ('refusal' in reply) return reply;
    const { label, note } = reply.value;
    return { ok: { label, note } };
  },
});
