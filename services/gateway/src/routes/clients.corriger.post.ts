import { fr } from '@agence/gesture';
import type { Identite } from '@agence/proto/clients/v1/suivi';
import { z } from 'zod';
import { confirmer, erasable, MAX, optional } from '../http/shape.ts';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';

const identite = (one: Identite | undefined) => ({
  entreprise: one?.entreprise ?? null,
  site_web: one?.site_web ?? null,
  ville: one?.ville ?? null,
  metier: one?.metier ?? null,
});

export const clientsCorrigerPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/corriger/',
  phrase: fr`Corrige le nom, le site, la ville ou le métier d'un client (un texte vide efface ces deux derniers), une seule fois : dit d'abord ce qui changerait, puis refait questions et rapport avec « confirmer ».`,
  body: z.object({
    entreprise: optional(MAX.entreprise),
    site_web: optional(MAX.site_web),
    ville: erasable(MAX.ville),
    metier: erasable(MAX.metier),
    confirmer,
  }),
  handle: async (call) => {
    const { entreprise: nom, site_web, ville, metier } = call.body;
    const { result } = await call.peers.suivi.call.corriger({
      ordre: ordre(call),
      id: call.id,
      champs: { entreprise: nom, site_web, ville, metier },
    });
    const reply = opened(result, 'correction');
    if ('refusal' in reply) return reply;
    const { client, entreprise, avant, apres, note, appels_prevus } = reply.value;
    const confirme = call.body.confirmer === true;
    const shown = { client, entreprise, avant: identite(avant), apres: identite(apres) };
    return { ok: { ...shown, note, confirme, appels_prevus } };
  },
});
