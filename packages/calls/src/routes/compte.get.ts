import { fr } from '@agence/gesture';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { client } from './client.view.ts';
import { compteReply } from './compte.reply.ts';
import { paiement } from './paiement.ts';

export const compteGet = agencyRoute({
  method: 'GET',
  path: 'compte/',
  phrase: fr`Montre votre compte : formule, places, diagnostics de prospects du mois, état du paiement.`,
  body: nothing,
  reply: compteReply,
  handle: async (call) => {
    const { slug, nom, statut, servi } = call.compte;
    const [portefeuille, facture] = await Promise.all([
      call.peers.clients.call.lirePortefeuille({ compte: slug, actifs: true }),
      paiement(call),
    ]);
    const { plafond, clients, places_restantes, places_tenues, leads } = portefeuille;
    const { quota, utilises, restants } = leads ?? { quota: 0, utilises: 0, restants: 0 };
    return {
      ok: {
        ...{ slug, nom, plan: facture?.plan ?? null, statut, servi, plafond },
        // The previous release returns removed clients too.
        clients: clients.filter(({ actif }) => actif).map(client),
        ...{ places_restantes, places_tenues },
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
