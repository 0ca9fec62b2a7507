import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { nothing } from '../shape/shape.ts';

export const virementPost = agencyRoute({
  method: 'POST',
  path: 'virement/',
  phrase: fr`Signale que vous avez fait un virement : il est noté, et la date payée avance quand une personne le confirme.`,
  body: nothing,
  reply: z.object({ etat: z.literal('noté'), note: texte }),
  handle: async (call) => {
    const { result } = await call.peers.billing.call.noterVirement({
      ordre: ordre({ ...call, body: { confirmer: true } }),
    });
    const reply = opened(result, 'virement');
    if ('refusal' in reply) return reply;
    const { etat, note } = reply.value;
    return { ok: { etat, note } };
  },
});
