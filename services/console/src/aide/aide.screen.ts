import type { Reply } from '@agence/calls/route';
import { aideGet } from '@agence/calls/routes/aide.get';
import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';
import { demander, ecranDe } from '../gestes/demander.ts';
import type { AccountScreen } from '../http/screen.ts';
import { ecran, type Faits, faits } from '../pages/cadre.ts';
import { liste } from '../pages/vues.ts';

/** What the account may do now; a plan may allow more diagnostics than its clients open. */
const limites = ({ vos_limites }: Reply<ReturnType<typeof aideGet>>): Faits => [
  [fr`Clients`, nombre(vos_limites.clients)],
  [fr`Questions par client`, nombre(vos_limites.questions_par_client)],
  [fr`IA par client`, nombre(vos_limites.ias_par_client)],
  [fr`Diagnostics par mois`, nombre(vos_limites.leads_par_mois)],
];

/** What people do in the console, one sentence each. */
const CONSOLE = [
  fr`Remettre un rapport : ouvrez le client, puis son rapport. Imprimez-le dans un fichier pour obtenir un PDF, ou téléchargez-le tel qu'il est. Remettez le document lui-même : son lien n'est valable que 30 jours.`,
  fr`Placer des clients : collez les lignes d'un tableur sur l'écran Ajouter. Chaque ligne dit si elle passe ; rien n'est placé avant votre confirmation.`,
  fr`Valider : relisez les questions préparées, puis lancez la mesure. Sans action de votre part, elle démarre 24 h après.`,
  fr`Choisir la prochaine page : sous les questions d'un client mesuré. Elle est écrite à la mesure suivante.`,
  fr`Changer de formule : chaque mesure suit celle qui est en place quand elle est lancée. Au-delà du nombre qu'elle comprend, les questions où un client perd le moins sont mises au repos, sous les autres ; elles reviennent avec une formule plus grande.`,
  fr`Corriger un client refait ses questions et sa mesure, une seule fois. Retirer un client conserve ses documents ; vous le reprenez depuis sa page.`,
];

const ETATS: Faits = [
  [fr`À conquérir`, fr`aucune réponse des IA ne cite le client.`],
  [fr`À consolider`, fr`des réponses le citent, mais après un concurrent ou trop rarement.`],
  [
    fr`Acquise`,
    fr`il est cité, et le premier dans au moins la moitié des réponses qui nomment une entreprise suivie.`,
  ],
  [fr`Rang`, fr`1 pour la question où il perd le plus.`],
];

const PORTES = [
  fr`La console : cette page et les autres. Vous y entrez par un lien envoyé à une adresse autorisée.`,
  fr`L'API : un programme appelle avec une clé, que vous demandez sur l'écran Accès. Mêmes gestes, mêmes limites, mêmes mots.`,
  fr`L'e-mail : écrivez, depuis une adresse autorisée, à l'adresse de commande du compte, que vous recevez sur l'écran Accès.`,
];

/** The help of the API lists its routes; the console shows none. */
const guide = aideGet(() => []);

/** The help screen: what `GET aide/` says, written for people. */
export const aide: AccountScreen = {
  path: '/console/aide/',
  show: async (visit) =>
    ecranDe(visit, await demander(visit, guide), (reply) =>
      ecran(visit, {
        titre: fr`Aide`,
        sections: [
          { titre: fr`Dans la console`, corps: liste(CONSOLE) },
          { titre: fr`Ce que disent les états`, corps: faits(ETATS) },
          { titre: fr`Ce que vous recevez`, corps: liste(reply.ce_que_vous_recevez) },
          { titre: fr`Vos limites`, corps: faits(limites(reply)) },
          { titre: fr`Trois façons de travailler`, corps: liste(PORTES) },
          { titre: fr`Par programme`, lire: fr`Ce que l'API dit d'elle-même.`, corps: liste(reply.a_savoir) },
        ],
      }),
    ),
};
