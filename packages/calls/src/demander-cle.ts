import { fr } from '@agence/gesture';
import { z } from 'zod';
import { passedOn } from './reply.ts';
import { agencyRoute, ordreFerme } from './route.ts';
import { texte } from './shape/reply.ts';
import { nothing } from './shape/shape.ts';

/** Not in the API: a program that can call it already has a key. */
export const demanderCle = agencyRoute({
  method: 'POST',
  path: 'cles/demander/',
  phrase: fr`Demande une clé : une personne la remet après vérification.`,
  body: nothing,
  reply: z.object({ note: texte }),
  handle: (call) => passedOn(call.peers.accounts.call.demanderCle({ ordre: ordreFerme(call) }), 'demande'),
});
