import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { given } from '../shape/text.ts';

const MAX_NUMBER = 2 ** 31 - 1;

export const clientsPagePost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/page/',
  phrase: fr`Choisit la question que visera la prochaine page d'un client ; sans choix, c'est celle où il perd le plus.`,
  body: z.object({
    numero: z.number(given).int().min(-MAX_NUMBER).max(MAX_NUMBER),
  }),
  example: { numero: 2 },
  reply: z.object({
    client: texte,
    entreprise: texte,
    numero: z.int(),
    question: texte,
    etat: z.literal('notée'),
    note: texte,
  }),
  history: { page_choisie: fr`Prochaine page choisie` },
  handle: ({ body, id, ordre, peers }) => peers.suivi.call.choisirPage({ ordre, id, ...body }),
});
