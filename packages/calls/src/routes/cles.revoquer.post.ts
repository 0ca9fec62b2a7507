import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { texte } from '../shape/reply.ts';

export const clesRevoquerPost = agencyRoute({
  method: 'POST',
  path: 'cles/revoquer/',
  phrase: fr`Coupe aussitôt toutes les clés du compte, sans exception, et ses assistants connectés ; ce geste n'attend pas de confirmation.`,
  example: {},
  reply: z.object({ coupees: z.int(), assistants_coupes: z.int(), note: texte }),
  history: { cles_revoquees: fr`Clés coupées` },
  form: {
    path: 'acces/cles/',
    link: null,
    titre: fr`Couper toutes les clés ?`,
    chapeau: fr`Les programmes qui s'en servent s'arrêtent aussitôt, et les assistants connectés aussi. Une clé coupée ne se rouvre pas.`,
    labels: { coupees: fr`Clés coupées`, assistants_coupes: fr`Assistants coupés` },
    bouton: fr`Couper toutes les clés`,
    fait: fr`Les clés sont coupées`,
  },
  handle: ({ ordre, peers }) => peers.accounts.call.revoquerCles({ ordre }),
});
