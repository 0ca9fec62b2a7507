import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { confirme, jour, lien, texte, ts } from '../shape/reply.ts';
import { confirmer } from '../shape/shape.ts';

export const resilierPost = agencyRoute({
  method: 'POST',
  path: 'resilier/',
  phrase: fr`Résilie le compte à la fin de la période payée : dit d'abord quel jour, l'enregistre avec « confirmer ».`,
  body: z.object({ confirmer }),
  reply: z.object({
    fin_le: jour,
    fin_le_ts: ts,
    mode_paiement: z.enum(['carte', 'virement']),
    note: texte,
    confirme,
    espace_de_paiement: lien.optional(),
  }),
  handle: async (call) => {
    const { result } = await call.peers.billing.call.resilier({ ordre: ordre(call) });
    const reply = opened(result, 'resiliation');
    if ('refusal' in reply) return reply;
    const { fin_le, fin_le_ts, mode_paiement, note, espace_de_paiement } = reply.value;
    return {
      ok: {
        ...{ fin_le, fin_le_ts, mode_paiement, note },
        confirme: call.body.confirmer === true,
        ...(espace_de_paiement === undefined ? {} : { espace_de_paiement }),
      },
    };
  },
});
