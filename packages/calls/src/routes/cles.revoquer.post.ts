import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { nothing } from '../shape/shape.ts';

export const clesRevoquerPost = agencyRoute({
  method: 'POST',
  path: 'cles/revoquer/',
  phrase: fr`Coupe aussitôt toutes les clés du compte, sans exception, et ses assistants connectés ; ce geste n'attend pas de confirmation.`,
  body: nothing,
  reply: z.object({ coupees: z.int(), assistants_coupes: z.int(), note: texte }),
  handle: async (call) => {
    const { result } = await call.peers.accounts.call.revoquerCles({
      ordre: ordre({ ...call, body: { confirmer: true } }),
    });
    const reply = opened(result, 'revocation');
    if ('refusal' in reply) return reply;
    const { coupees, assistants_coupes, note } = reply.value;
    return { ok: { coupees, assistants_coupes, note } };
  },
});
