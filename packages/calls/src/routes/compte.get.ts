import { fr } from '@agence/gesture';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { client } from './client.view.ts';
import { paiement } from './paiement.ts';

export const compteGet = agencyRoute({
  method: 'GET',
  path: 'compte/',
  phrase: fr`Montre votre compte : formule, places, diagnostics de prospects du mois, état du paiement.`,
  body: nothing,
  handle: async (call) => {
    const { compte, peers } = call;
    const [portefeuille, facture] = await Promise.all([
      peers.clients.call.lirePortefeuille({ compte: compte.slug }),
      paiement(call),
    ]);
    const { quota, utilises, restants } = portefeuille.leads ?? { quota: 0, utilises: 0, restants: 0 };
    return {
      ok: {
        slug: compte.slug,
        nom: compte.nom,
        plan: facture?.plan ?? null,
        statut: compte.statut,
        servi: compte.servi,
        plafond: portefeuille.plafond,
        clients: portefeuille.clients.filter(({ actif }) => actif).map(client),
        places_restantes: portefeuille.places_restantes,
        places_tenues: portefeuille.places_tenues,
        leads: { quota, utilises, restants },
        paiement: {
          etat: facture?.etat ?? null,
          paye_jusqu_au: facture?.paye_jusqu_au ?? null,
          mode: facture?.mode ?? null,
          ...(facture?.fin_le === undefined ? {} : { fin_le: facture.fin_le }),
        },
      },
    };
  },
});
