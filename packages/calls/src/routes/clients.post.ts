import { fr } from '@agence/gesture';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { aPoser, clientsBody, identite } from '../shape/fiche.ts';

export const clientsPost = agencyRoute({
  method: 'POST',
  path: 'clients/',
  phrase: fr`Place des clients, 50 au plus par appel : dit d'abord lesquels passeraient et pourquoi, les place avec « confirmer ».`,
  body: clientsBody,
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
        refuses,
        places_restantes,
        confirme,
        suite,
        ...(confirme ? { poses: poses.map((one) => ({ id: one.id, ...identite(one) })) } : {}),
        appels_prevus,
      },
    };
  },
});
