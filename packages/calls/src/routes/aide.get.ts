import { fr } from '@agence/gesture';
import { z } from 'zod';
import { modeleDesCommandes } from '../modele-des-commandes.ts';
import { type AgencyRoute, agencyRoute } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { A_SAVOIR, RECU } from './aide.words.ts';

/** The guide of the API, from the objects that serve the routes. */
export const aideGet = (routes: () => readonly AgencyRoute[]) =>
  agencyRoute({
    method: 'GET',
    path: 'aide/',
    phrase: fr`Affiche ce guide, avec les limites de votre compte.`,
    reply: z.object({
      compte: texte,
      ce_que_vous_recevez: z.array(texte),
      vos_limites: z.object({
        clients: z.int(),
        questions_par_client: z.int(),
        ias_par_client: z.int(),
        leads_par_mois: z.int(),
      }),
      routes: z.record(z.string(), texte),
      a_savoir: z.array(texte),
    }),
    handle: async ({ compte, peers }) => {
      const asked = { compte: compte.slug, actifs: true };
      const { plafond, limites, leads } = await peers.clients.call.lirePortefeuille(asked);
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
            routes().map((route) => [`${route.method} ${route.path}`, route.phrase]),
          ),
          a_savoir: [...A_SAVOIR, ...(await modeleDesCommandes(compte, peers))],
        },
      };
    },
  });
