import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute, ordreFerme } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { nothing } from '../shape/shape.ts';

export const virementPost = agencyRoute({
  method: 'POST',
  path: 'virement/',
  phrase: fr`Signale que vous avez fait un virement : il est noté, et la date payée avance quand une personne le confirme.`,
  body: nothing,
  reply: z.object({ etat: z.literal('noté'), note: texte }),
  handle: (call) => passedOn(call.peers.billing.call.noterVirement({ ordre: ordreFerme(call) }), 'virement'),
});
