import { fr } from '@agence/gesture';
import { unlessAway } from '@agence/platform/process/faults';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { clientListe, compte_leads, jour, places, texte } from '../shape/reply.ts';

export const compteGet = agencyRoute({
  method: 'GET',
  path: 'compte/',
  phrase: fr`Montre votre compte : formule, places, diagnostics de prospects du mois, état du paiement.`,
  reply: z.object({
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
  }),
  handle: async ({ compte, peers }) => {
    const asked = { compte: compte.slug };
    const [portefeuille, { result }] = await Promise.all([
      peers.clients.call.lirePortefeuille({ ...asked, actifs: true }),
      unlessAway(peers.billing.call.lireFacturation(asked), {}),
    ]);
    // While billing is away: the last copy that accounts has.
    const paiement = result?.$case === 'facturation' ? result.value : compte.paiement;
    const leads = portefeuille.leads ?? { quota: 0, utilises: 0, restants: 0 };
    return { ok: { ...portefeuille, ...compte, plan: paiement?.plan, leads, paiement: paiement ?? {} } };
  },
});
