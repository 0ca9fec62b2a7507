import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { clientListe, places } from '../shape/reply.ts';

export const clientsGet = agencyRoute({
  method: 'GET',
  path: 'clients/',
  phrase: fr`Liste vos clients, actifs et retirés, avec l'état de leur mesure et vos places.`,
  reply: z.object({ clients: z.array(clientListe), ...places }),
  handle: async ({ compte, peers }) => ({
    ok: await peers.clients.call.lirePortefeuille({ compte: compte.slug }),
  }),
});
