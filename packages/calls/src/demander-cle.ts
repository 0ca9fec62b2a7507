import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from './reply.ts';
import { agencyRoute, ordre } from './route.ts';
import { texte } from './shape/reply.ts';
import { nothing } from './shape/shape.ts';

/** Not in the API: a program that can call it already has a key. */
export const demanderCle = agencyRoute({
  method: 'POST',
  path: 'cles/demander/',
  phrase: fr`Demande une clé : une personne la remet après vérification.`,
  body: nothing,
  reply: z.object({ note: texte }),
  handle: async (call) => {
    const { result } = await call.peers.accounts.call.demanderCle({
      ordre: ordre({ ...call, body: { confirmer: true } }),
    });
    const reply = opened(result, 'demande');
    return 'refusal' in reply ? reply : { ok: { note: reply.value.note } };
  },
});
