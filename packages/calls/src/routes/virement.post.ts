import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { texte } from '../shape/reply.ts';

export const virementPost = agencyRoute({
  method: 'POST',
  path: 'virement/',
  phrase: fr`Signale que vous avez fait un virement : il est noté, et la date payée avance quand une personne le confirme.`,
  example: {},
  reply: z.object({ etat: z.literal('noté'), note: texte }),
  history: { virement_note: fr`Virement signalé` },
  form: {
    path: 'formule/virement/',
    link: fr`Signaler un virement`,
    titre: fr`Signaler un virement`,
    chapeau: fr`Il est noté ; la date payée avance quand une personne l'a vu arriver.`,
    labels: {},
    bouton: fr`Le virement est fait`,
    fait: fr`Votre virement est noté`,
    suspended: 'send',
  },
  handle: ({ ordre, peers }) => peers.billing.call.noterVirement({ ordre }),
});
