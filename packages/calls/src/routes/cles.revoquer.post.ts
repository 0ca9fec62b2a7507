import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute, ordreFerme } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { nothing } from '../shape/shape.ts';

export const clesRevoquerPost = agencyRoute({
  method: 'POST',
  path: 'cles/revoquer/',
  phrase: fr`Coupe aussitôt toutes les clés du compte, sans exception, et ses assistants connectés ; ce geste n'attend pas de confirmation.`,
  body: nothing,
  reply: z.object({ coupees: z.int(), assistants_coupes: z.int(), note: texte }),
  handle: (call) =>
    passedOn(call.peers.accounts.call.revoquerCles({ ordre: ordreFerme(call) }), 'revocation'),
});
