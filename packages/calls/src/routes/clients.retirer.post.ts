import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { confirme, jour, texte } from '../shape/reply.ts';
import { confirmer } from '../shape/shape.ts';

export const clientsRetirerPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/retirer/',
  phrase: fr`Retire un client : dit d'abord quand sa place sera libre, le retire avec « confirmer » ; il pourra être repris.`,
  body: z.object({ confirmer }),
  example: {},
  reply: z.object({
    retirerait: z.literal(true).optional(),
    retire: z.literal(true).optional(),
    entreprise: texte,
    place_libre_le: jour,
    note: texte,
    confirme,
  }),
  history: { client_retire: fr`Client retiré` },
  form: {
    path: 'clients/{id}/retirer/',
    link: fr`Retirer ce client`,
    titre: fr`Retirer ce client ?`,
    labels: { entreprise: fr`Client`, place_libre_le: fr`Place libre le` },
    bouton: fr`Retirer ce client`,
    fait: fr`Le client est retiré`,
  },
  handle: async ({ id, ordre, peers }) => {
    const answer = await passedOn(peers.clients.call.retirer({ ordre, id }));
    if ('refusal' in answer) return answer;
    return { ok: { ...answer.ok, [ordre.confirmer ? 'retire' : 'retirerait']: true } };
  },
});
