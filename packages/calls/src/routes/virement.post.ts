import { fr } from '@agence/gesture';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { nothing } from '../shape/shape.ts';

export const virementPost = agencyRoute({
  method: 'POST',
  path: 'virement/',
  phrase: fr`Signale que vous avez fait un virement : il est noté, et la date payée avance quand une personne le confirme.`,
  body: nothing,
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
