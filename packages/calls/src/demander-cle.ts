import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from './route.ts';
import { texte } from './shape/reply.ts';

/** Not in the API: a program that can call it already has a key. */
export const demanderCle = agencyRoute({
  method: 'POST',
  path: 'cles/demander/',
  phrase: fr`Demande une clé : une personne la remet après vérification.`,
  example: {},
  reply: z.object({ note: texte }),
  history: { cle_demandee: fr`Clé demandée` },
  form: {
    path: 'acces/demander/',
    link: null,
    titre: fr`Demander une clé`,
    chapeau: fr`Une clé sert à un programme qui appelle l'API à votre place. Une personne vérifie la demande, puis vous la remet.`,
    labels: {},
    bouton: fr`Demander une clé`,
    fait: fr`Votre demande est transmise`,
  },
  handle: ({ ordre, peers }) => peers.accounts.call.demanderCle({ ordre }),
});
