import { fr } from '@agence/gesture';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { confirmer, optional } from '../shape/shape.ts';
import { exemplesDe } from './diagnostics.exemples.ts';
import { lienDe, liensSiPossible } from './diagnostics.liens.ts';
import { diagnosticReply } from './diagnostics.reply.ts';

export const diagnosticsPost = agencyRoute({
  method: 'POST',
  path: 'diagnostics/',
  phrase: fr`Diagnostique un prospect à vos couleurs, sans jamais le contacter : dit d'abord si c'est possible, le lance avec « confirmer ».`,
  // A missing name or site passes here, as an empty one does: the business rule refuses both.
  body: z.object({
    entreprise: optional(CLIENT_FIELDS.entreprise.max),
    site_web: optional(CLIENT_FIELDS.site_web.max),
    ville: optional(CLIENT_FIELDS.ville.max),
    metier: optional(CLIENT_FIELDS.metier.max),
    confirmer,
  }),
  example: {
    entreprise: 'Garage Morel',
    site_web: 'https://garage-morel.example',
    ville: 'Nantes',
    metier: 'garage automobile',
  },
  reply: diagnosticReply,
  history: { diagnostic_demande: fr`Diagnostic de prospect demandé` },
  handle: async (call) => {
    const { entreprise = '', site_web = '', ville, metier } = call.body;
    const prospect = { entreprise, site_web, ville, metier };
    const asked = { ordre: ordre(call), prospect };
    const answer = await passedOn(call.peers.prospections.call.demanderDiagnostic(asked), 'propose');
    if ('refusal' in answer) return answer;
    const { lance, raison, document } = answer.ok;
    const liens = await liensSiPossible(call, document);
    const exemples = lance || raison !== undefined ? {} : await exemplesDe(call, prospect);
    return { ok: { ...answer.ok, compris: prospect, ...lienDe(liens, document), ...exemples } };
  },
});
