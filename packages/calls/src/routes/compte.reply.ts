import { z } from 'zod';
import { clientListe, compte_leads, jour, places, texte } from '../shape/reply.ts';

export const compteReply = z.object({
  slug: texte,
  nom: texte,
  plan: texte.nullable(),
  statut: texte,
  servi: z.boolean(),
  plafond: z.int(),
  clients: z.array(clientListe),
  places_restantes: places.places_restantes,
  places_tenues: places.places_tenues,
  leads: z.object(compte_leads),
  paiement: z.object({
    etat: z.enum(['résilié', 'en attente', 'en retard', 'à jour']).nullable(),
    paye_jusqu_au: jour.nullable(),
    mode: z.enum(['carte', 'virement']).nullable(),
    fin_le: jour.optional(),
  }),
});
