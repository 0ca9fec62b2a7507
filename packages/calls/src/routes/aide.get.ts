import { fr } from '@agence/gesture';
import { modeleDesCommandes } from '../modele-des-commandes.ts';
import { type AgencyRoute, agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { aideReply } from './aide.reply.ts';
import { A_SAVOIR, RECU } from './aide.words.ts';

/** The guide of the API, from the objects that serve the routes. */
export const aideGet = (routes: () => readonly AgencyRoute[]) =>
  agencyRoute({
    method: 'GET',
    path: 'aide/',
    phrase: fr`Affiche ce guide, avec les limites de votre compte.`,
    body: nothing,
    reply: aideReply,
    handle: async ({ compte, peers }) => {
      const { plafond, limites, leads } = await peers.clients.call.lirePortefeuille({
        compte: compte.slug,
        actifs: true,
      });
      return {
        ok: {
          compte: compte.slug,
          ce_que_vous_recevez: RECU,
          vos_limites: {
            clients: plafond,
            questions_par_client: limites?.questions_par_client ?? 0,
            ias_par_client: limites?.ias_par_client ?? 0,
            leads_par_mois: leads?.quota ?? 0,
          },
          routes: Object.fromEntries(
            routes().map(({ method, path, phrase }) => [`${method} ${path}`, phrase]),
          ),
          a_savoir: [...A_SAVOIR, ...(await modeleDesCommandes(compte, peers))],
        },
      };
    },
  });
