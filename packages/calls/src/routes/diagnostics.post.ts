import { fr } from '@agence/gesture';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { diagnosticsBody } from './diagnostics.body.ts';
import { exemplesDe } from './diagnostics.exemples.ts';
import { lienDe, liensSiPossible } from './diagnostics.liens.ts';
import { diagnosticReply } from './diagnostics.reply.ts';

export const diagnosticsPost = agencyRoute({
  method: 'POST',
  path: 'diagnostics/',
  phrase: fr`Diagnostique un prospect à vos couleurs, sans jamais le contacter : dit d'abord si c'est possible, le lance avec « confirmer ».`,
  body: diagnosticsBody,
  reply: diagnosticReply,
  handle: async (call) => {
    const { entreprise = '', site_web = '', ville, metier } = call.body;
    const prospect = { entreprise, site_web, ville, metier };
    const asked = { ordre: ordre(call), prospect };
    const reply = opened((await call.peers.prospections.call.demanderDiagnostic(asked)).result, 'propose');
    if ('refusal' in reply) return reply;
    const { leads, lance, raison, document, suite, note, appels_prevus } = reply.value;
    const liens = await liensSiPossible(call, document);
    const exemples = lance || raison !== undefined ? {} : await exemplesDe(call, prospect);
    return {
      ok: {
        compris: { entreprise, site_web, ville: ville ?? null, metier: metier ?? null },
        leads,
        confirme: call.body.confirmer === true,
        lance,
        ...(raison === undefined ? {} : { raison }),
        ...lienDe(liens, document),
        suite,
        note,
        appels_prevus,
        ...exemples,
      },
    };
  },
});
