import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from './route.ts';
import { texte } from './shape/reply.ts';

/** Only for the console: the contract's API has no call that withdraws a requested plan. */
export const retirerFormule = agencyRoute({
  method: 'POST',
  path: 'formule/retirer/',
  phrase: fr`Retire la formule demandée, tant que son paiement n'est pas arrivé.`,
  example: {},
  reply: z.object({ label: texte, note: texte }),
  history: { formule_retiree: fr`Demande de formule retirée` },
  form: {
    path: 'formule/retirer/',
    link: null,
    titre: fr`Retirer la demande de formule`,
    chapeau: fr`La formule en place reste la vôtre.`,
    labels: {},
    bouton: fr`Retirer la demande`,
    fait: fr`La demande est retirée`,
    suspended: 'send',
  },
  handle: ({ ordre, peers }) => peers.billing.call.retirerFormule({ ordre }),
});
