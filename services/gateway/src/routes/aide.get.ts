import { fr } from '@agence/gesture';
import { nothing } from '../http/shape.ts';
import { type AgencyRoute, agencyRoute } from '../route.ts';

const RECU = [
  fr`Un rapport par client et par mesure, à votre nom, à votre couleur et à votre contact : qui les IA citent, dans quel ordre, question par question.`,
  fr`L'état de chaque question : à conquérir, à consolider ou acquise, avec le nombre de réponses derrière chaque chiffre.`,
];

const A_SAVOIR = [
  fr`Ce qui coûte se fait en deux temps : sans « confirmer », l'appel dit ce qui se passerait et n'écrit rien ; avec « confirmer » à true, il est exécuté.`,
  fr`Une clé permet 600 appels par heure ; au-delà, la réponse est 429 et l'en-tête Retry-After dit quand revenir.`,
  fr`Les questions préparées attendent votre validation 24 h ; ensuite la mesure démarre d'elle-même.`,
  fr`Un client retiré garde sa place 30 jours après son premier diagnostic ; il peut être repris.`,
  fr`Une mesure dure de quelques minutes à quelques heures : une lecture toutes les cinq minutes suffit.`,
  fr`Un lien vaut 30 jours et change à chaque lecture : remettez le document, pas le lien.`,
];

/** The guide of the API, from the very objects that serve the routes. */
export const aideGet = (routes: () => readonly AgencyRoute[]): AgencyRoute =>
  agencyRoute({
    method: 'GET',
    path: 'aide/',
    phrase: fr`Affiche ce guide, avec les limites de votre compte.`,
    body: nothing,
    handle: async ({ compte, peers }) => {
      const { plafond, limites, leads } = await peers.clients.call.lirePortefeuille({ compte: compte.slug });
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
          a_savoir: A_SAVOIR,
        },
      };
    },
  });
