import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { corrigerBody, identite } from '../shape/fiche.ts';
import { appels_prevus, confirme, fiche, texte } from '../shape/reply.ts';

export const clientsCorrigerPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/corriger/',
  phrase: fr`Corrige le nom, le site, la ville ou le métier d'un client (un texte vide efface ces deux derniers), une seule fois : dit d'abord ce qui changerait, puis refait questions et rapport avec « confirmer ».`,
  body: corrigerBody,
  reply: z.object({
    client: texte,
    entreprise: texte,
    avant: z.object(fiche).partial(),
    apres: z.object(fiche).partial(),
    note: texte,
    confirme,
    appels_prevus,
  }),
  handle: async (call) => {
    const { confirmer, ...champs } = call.body;
    const { result } = await call.peers.suivi.call.corriger({
      ordre: ordre(call),
      id: call.id,
      champs,
    });
    const reply = opened(result, 'correction');
    if ('refusal' in reply) return reply;
    const { client, entreprise, avant, apres, note, appels_prevus } = reply.value;
    const confirme = confirmer === true;
    const shown = { client, entreprise, avant: identite(avant), apres: identite(apres) };
    return { ok: { ...shown, note, confirme, appels_prevus } };
  },
});
