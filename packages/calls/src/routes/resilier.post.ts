import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { confirme, jour, lien, texte, ts } from '../shape/reply.ts';
import { confirmer } from '../shape/shape.ts';

export const resilierPost = agencyRoute({
  method: 'POST',
  path: 'resilier/',
  phrase: fr`Résilie le compte à la fin de la période payée : dit d'abord quel jour, l'enregistre avec « confirmer ».`,
  body: z.object({ confirmer }),
  example: {},
  reply: z.object({
    fin_le: jour,
    fin_le_ts: ts,
    mode_paiement: z.enum(['carte', 'virement']),
    note: texte,
    confirme,
    espace_de_paiement: lien.optional(),
  }),
  history: { resiliation_notee: fr`Résiliation` },
  form: {
    path: 'formule/resilier/',
    link: null,
    titre: fr`Résilier ?`,
    labels: { fin_le: fr`Fin le`, espace_de_paiement: fr`Espace de paiement` },
    bouton: fr`Résilier le compte`,
    fait: fr`Le compte est résilié`,
  },
  handle: ({ ordre, peers }) => peers.billing.call.resilier({ ordre }),
});
