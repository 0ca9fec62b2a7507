import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { clientsBody, identite } from '../shape/fiche.ts';
import { appels_prevus, confirme, texte } from '../shape/reply.ts';

export const clientsPost = agencyRoute({
  method: 'POST',
  path: 'clients/',
  phrase: fr`Place des clients, 50 au plus par appel : dit d'abord lesquels passeraient et pourquoi, les place avec « confirmer ».`,
  body: clientsBody,
  example: {
    clients: [
      {
        entreprise: 'Fournil Lenoir',
        site_web: 'https://fournil-lenoir.example/accueil',
        ville: 'Lyon',
        metier: 'boulangerie',
        concurrents: ['Maison Brunel', 'Boulangerie Perrin'],
      },
    ],
  },
  reply: z.object({
    acceptes: z.array(z.object(identite)),
    refuses: z.array(z.object({ quoi: texte, pourquoi: texte })),
    places_restantes: z.int().min(0),
    confirme,
    suite: texte,
    poses: z.array(z.object({ id: texte, ...identite })).optional(),
    appels_prevus,
  }),
  onceConfirmed: ['poses'],
  history: { client_pose: fr`Client placé`, client_repris: fr`Client repris` },
  handle: ({ body, ordre, peers }) => {
    const clients = body.clients.map((client) => ({ ...client, concurrents: client.concurrents ?? [] }));
    return peers.clients.call.poser({ ordre, clients });
  },
});
