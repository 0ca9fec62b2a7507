import { fr } from '@agence/gesture';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { compteReply } from './compte.reply.ts';
import { paiement } from './paiement.ts';

export const compteGet = agencyRoute({
  method: 'GET',
  path: 'compte/',
  phrase: fr`Montre votre compte : formule, places, diagnostics de prospects du mois, état du paiement.`,
  body: nothing,
  reply: compteReply,
  handle: async (call) => {
    const [portefeuille, facture] = await Promise.all([
      call.peers.clients.call.lirePortefeuille({ compte: call.compte.slug, actifs: true }),
      paiement(call),
    ]);
    return {
      ok: {
        ...portefeuille,
        ...call.compte,
        plan: facture?.plan,
        leads: portefeuille.leads ?? { quota: 0, utilises: 0, restants: 0 },
        paiement: facture ?? {},
      },
    };
  },
});
