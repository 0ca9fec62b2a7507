import { fr } from '@agence/gesture';
import { isTransient } from '@agence/platform/faults';
import { z } from 'zod';
import { confirmer, MAX, optional } from '../http/shape.ts';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { lienDe, liensDe } from './diagnostics.liens.ts';

/** A name or a site that is missing is a business refusal here, as an empty one is: the rule says which. */
const body = z.object({
  entreprise: optional(MAX.entreprise),
  site_web: optional(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  confirmer,
});

export const diagnosticsPost = agencyRoute({
  method: 'POST',
  path: 'diagnostics/',
  phrase: fr`Diagnostique un prospect à vos couleurs, sans jamais le contacter : dit d'abord si c'est possible, le lance avec « confirmer ».`,
  body,
  handle: async (call) => {
    const { entreprise = '', site_web = '', ville, metier } = call.body;
    const prospect = { entreprise, site_web, ville, metier };
    const asked = { ordre: ordre(call), prospect };
    const reply = opened((await call.peers.prospections.call.demanderDiagnostic(asked)).result, 'propose');
    if ('refusal' in reply) return reply;
    const { compris, leads, lance, raison, document, suite, note, appels_prevus } = reply.value;
    // The link is a favour: without measurement the answer stands without it.
    const liens = await liensDe(call, document === undefined ? [] : [document]).catch((fault: unknown) => {
      if (isTransient(fault)) return {};
      throw fault;
    });
    return {
      ok: {
        compris: { entreprise, site_web, ville: compris?.ville ?? null, metier: compris?.metier ?? null },
        leads,
        confirme: call.body.confirmer === true,
        lance,
        ...(raison === undefined ? {} : { raison }),
        ...lienDe(liens, document),
        suite,
        note,
        appels_prevus,
      },
    };
  },
});
