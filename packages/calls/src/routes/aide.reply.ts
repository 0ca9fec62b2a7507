import { z } from 'zod';
import { texte } from '../shape/reply.ts';

export const aideReply = z.object({
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
});
