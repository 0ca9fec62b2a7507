import { fr } from '@agence/gesture';
import { opened } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { livrablesReply } from './clients.livrables.reply.ts';

export const clientsLivrablesGet = agencyRoute({
  method: 'GET',
  path: 'clients/{id}/livrables/',
  phrase: fr`Liste les rapports, les pages et les audits d'un client, du plus récent au plus ancien, avec un lien frais vers chacun.`,
  body: nothing,
  reply: livrablesReply,
  handle: async ({ compte, id, peers }) => {
    const { result } = await peers.clients.call.lireClient({ compte: compte.slug, id });
    const known = opened(result, 'client');
    if ('refusal' in known) return known;
    const { livrables } = await peers.measurement.call.lireLivrables({ compte: compte.slug, client: id });
    return {
      ok: {
        client: id,
        livrables: livrables.map((document) => ({
          genre: document.genre,
          periode: document.periode,
          titre: document.titre,
          etat: document.etat,
          cree: document.cree,
          lien: document.lien,
          id: document.id,
        })),
      },
    };
  },
});
