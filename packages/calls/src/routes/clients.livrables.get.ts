import { fr } from '@agence/gesture';
import { listedKinds } from '@agence/words/document-kinds';
import { DONNEES } from '@agence/words/promises';
import { z } from 'zod';
import { passedOn } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { jour, lien, mois, texte } from '../shape/reply.ts';

/** The files behind a report open by the same signature as the report. */
const donneesDe = (lien: string) =>
  Object.fromEntries(Object.entries(DONNEES).map(([name, file]) => [name, `${lien}/${file}`]));

export const clientsLivrablesGet = agencyRoute({
  method: 'GET',
  path: 'clients/{id}/livrables/',
  phrase: fr`Liste les rapports, les pages et les audits d'un client, du plus récent au plus ancien, avec un lien frais vers chacun et vers les données de chaque rapport.`,
  reply: z.object({
    client: texte,
    livrables: z.array(
      z.object({
        genre: z.enum(listedKinds),
        periode: mois,
        titre: texte,
        etat: z.enum(['prêt', 'remplacé']),
        cree: jour,
        lien,
        id: texte,
        donnees: z.object({ reponses: lien, sources: lien, faits: lien, json: lien }).nullable(),
      }),
    ),
  }),
  handle: async ({ compte: { slug: compte }, id: client, peers }) => {
    const known = await passedOn(peers.clients.call.lireClient({ compte, id: client }));
    if ('refusal' in known) return known;
    const { livrables } = await peers.measurement.call.lireLivrables({ compte, client });
    const listed = livrables.map((livrable) => ({
      ...livrable,
      donnees: livrable.genre === 'rapport' ? donneesDe(livrable.lien) : null,
    }));
    return { ok: { client, livrables: listed } };
  },
});
