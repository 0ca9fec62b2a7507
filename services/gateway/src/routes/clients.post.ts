import { fr } from '@agence/gesture';
import type { Pose_Accepte } from '@agence/proto/clients/v1/clients';
import { z } from 'zod';
import { concurrents, confirmer, MAX, optional, required } from '../http/shape.ts';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';

const MAX_CLIENTS = 50;

const entree = z.object({
  entreprise: required(MAX.entreprise),
  site_web: required(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  concurrents,
  contexte: optional(MAX.contexte),
});

const fiche = ({ entreprise, site_web, ville, metier }: Pose_Accepte) => ({
  entreprise,
  site_web,
  ville: ville ?? null,
  metier: metier ?? null,
});

export const clientsPost = agencyRoute({
  method: 'POST',
  path: 'clients/',
  phrase: fr`Place des clients, 50 au plus par appel : dit d'abord lesquels passeraient et pourquoi, les place avec « confirmer ».`,
  body: z.object({ clients: z.array(entree, { error: 'missing' }).min(1).max(MAX_CLIENTS), confirmer }),
  handle: async (call) => {
    const clients = call.body.clients.map((one) => ({
      entreprise: one.entreprise,
      site_web: one.site_web,
      ville: one.ville,
      metier: one.metier,
      concurrents: one.concurrents ?? [],
      contexte: one.contexte,
    }));
    const { result } = await call.peers.clients.call.poser({ ordre: ordre(call), clients });
    const reply = opened(result, 'pose');
    if ('refusal' in reply) return reply;
    const { acceptes, refuses, places_restantes, poses, suite, appels_prevus } = reply.value;
    const confirme = call.body.confirmer === true;
    return {
      ok: {
        acceptes: acceptes.map(fiche),
        refuses,
        places_restantes,
        confirme,
        suite,
        ...(confirme ? { poses: poses.map((one) => ({ id: one.id, ...fiche(one) })) } : {}),
        appels_prevus,
      },
    };
  },
});
