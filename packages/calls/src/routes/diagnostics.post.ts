import { fr } from '@agence/gesture';
import { unlessAway } from '@agence/platform/process/faults';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { confirmer, optional } from '../shape/shape.ts';
import { liensDe } from './diagnostics.liens.ts';
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
  handle: async ({ body, ordre, compte, peers }) => {
    const { entreprise = '', site_web = '', ville, metier } = body;
    const prospect = { entreprise, site_web, ville, metier };
    const answer = await passedOn(peers.prospections.call.demanderDiagnostic({ ordre, prospect }));
    if ('refusal' in answer) return answer;
    const { lance, raison, document } = answer.ok;
    // While measurement is away, the answer has neither a link nor questions.
    const liens = document === undefined ? {} : await unlessAway(liensDe({ compte, peers }, [document]), {});
    const exemples =
      lance || raison !== undefined
        ? undefined
        : await unlessAway(peers.diagnostics.call.donnerExemples(prospect), undefined);
    const lien = liens[document ?? ''];
    return { ok: { ...answer.ok, compris: prospect, lien, questions_exemples: exemples?.questions } };
  },
});
