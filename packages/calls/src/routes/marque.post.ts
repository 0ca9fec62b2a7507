import { fr } from '@agence/gesture';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { confirme, marque } from '../shape/reply.ts';
import { confirmer, holding, MAX, mayBeAbsent, optional, paragraphs } from '../shape/shape.ts';
import { SAID } from '../shape/text.ts';

export const marquePost = agencyRoute({
  method: 'POST',
  path: 'marque/',
  phrase: fr`Change le nom, la couleur ou le contact imprimés sur vos prochains documents : dit d'abord ce qui changerait, le change avec « confirmer ».`,
  body: z
    .object({
      nom: optional(CLIENT_FIELDS.entreprise.max),
      // The accounts service checks the colour; the pattern is for openapi.json.
      couleur: mayBeAbsent(z.string().meta({ pattern: '^#[0-9A-Fa-f]{6}$' })),
      contact: paragraphs(MAX.contact),
      confirmer,
    })
    .refine(
      ({ nom, couleur, contact }) => nom !== undefined || couleur !== undefined || contact !== undefined,
      fr`rien ne change : donnez un nom, une couleur ou un contact différent de l'actuel`,
    )
    .meta({ anyOf: holding({ nom: SAID, couleur: { type: 'string' }, contact: SAID }) }),
  example: { nom: 'Agence Clairval', couleur: '#1a7f5a', contact: 'anne@clairval.example' },
  reply: z.object({ changerait: marque.partial(), actuelle: marque, confirme, marque: marque.optional() }),
  onceConfirmed: ['marque'],
  history: { marque_changee: fr`Marque changée` },
  handle: ({ body: { confirmer: _, ...demandee }, ordre, peers }) =>
    peers.accounts.call.changerMarque({ ordre, ...demandee }),
});
