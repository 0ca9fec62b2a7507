import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { aPoser, clientsBody, identite } from '../shape/fiche.ts';
import { appels_prevus, confirme, fiche, texte } from '../shape/reply.ts';

export const clientsPost = agencyRoute({
  method: 'POST',
  path: 'clients/',
  phrase: fr`Place des clients, 50 au plus par appel : dit d'abord lesquels passeraient et pourquoi, les place avec « confirmer ».`,
  body: clientsBody,
  reply: z.object({
    acceptes: z.array(z.object(fiche)),
    refuses: z.array(z.object({ quoi: texte, pourquoi: texte })),
    places_restantes: z.int().min(0),
    confirme,
    suite: texte,
    poses: z.array(z.object({ id: texte, ...fiche })).optional(),
    appels_prevus,
  }),
  handle: async (call) => {
    const clients = call.body.clients.map(aPoser);
    const { result } = await call.peers.clients.call.poser({ ordre: ordre(call), clients });
    const reply = opened(result, 'pose');
    if ('refusal' in reply) return reply;
    const { acceptes, refuses, places_restantes, poses, suite, appels_prevus } = reply.value;
    const confirme = call.body.confirmer === true;
    return {
      ok: {
        acceptes: acceptes.map(identite),
        ...{ refuses, places_restantes, confirme, suite },
        ...(confirme ? { poses: poses.map((placed) => ({ id: placed.id, ...identite(placed) })) } : {}),
        appels_prevus,
      },
    };
  },
});
