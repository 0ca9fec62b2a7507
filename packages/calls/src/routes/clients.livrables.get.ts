import { fr } from '@agence/gesture';
import { DONNEES } from '@agence/words/promises';
import { opened } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { livrablesReply } from './clients.livrables.reply.ts';

/** The files behind a report open by the same signature as the report. */
const donneesDe = (lien: string) =>
  Object.fromEntries(Object.entries(DONNEES).map(([name, file]) => [name, `${lien}/${file}`]));

export const clientsLivrablesGet = agencyRoute({
  method: 'GET',
  path: 'clients/{id}/livrables/',
  phrase: fr`Liste les rapports, les pages et les audits d'un client, du plus récent au plus ancien, avec un lien frais vers chacun et vers les données de chaque rapport.`,
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
        livrables: livrables.map((livrable) => ({
          ...livrable,
          donnees: livrable.genre === 'rapport' ? donneesDe(livrable.lien) : null,
        })),
      },
    };
  },
});
