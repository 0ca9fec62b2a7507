import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { absent, confirmer, holding, MAX, optional, paragraphs } from '../shape/shape.ts';
import { SAID } from '../shape/text.ts';
import { marqueReply } from './marque.reply.ts';

export const marquePost = agencyRoute({
  method: 'POST',
  path: 'marque/',
  phrase: fr`Change le nom, la couleur ou le contact imprimés sur vos prochains documents : dit d'abord ce qui changerait, le change avec « confirmer ».`,
  body: z
    .object({
      nom: optional(MAX.entreprise),
      // The accounts service checks the colour; the pattern is for openapi.json.
      couleur: absent(z.string().meta({ pattern: '^#[0-9A-Fa-f]{6}$' })),
      contact: paragraphs(MAX.contact),
      confirmer,
    })
    .refine(
      ({ nom, couleur, contact }) => nom !== undefined || couleur !== undefined || contact !== undefined,
      fr`rien ne change : donnez un nom, une couleur ou un contact différent de l'actuel`,
    )
    .meta({ anyOf: holding({ nom: SAID, couleur: { type: 'string' }, contact: SAID }) }),
  reply: marqueReply,
  handle: async (call) => {
    const { confirmer: _, ...demandee } = call.body;
    const asked = { ordre: ordre(call), ...demandee };
    const { result } = await call.peers.accounts.call.changerMarque(asked);
    const reply = opened(result, 'changement');
    if ('refusal' in reply) return reply;
    const { changerait, actuelle, marque } = reply.value;
    const confirme = call.body.confirmer === true;
    return { ok: { changerait, actuelle, confirme, ...(confirme ? { marque } : {}) } };
  },
});
