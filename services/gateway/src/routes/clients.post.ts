import { fr } from '@agence/gesture';
import type { Pose_Accepte } from '@agence/proto/clients/v1/clients';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { aPoser, clientsBody } from './clients.body.ts';

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
