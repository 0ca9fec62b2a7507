import { z } from 'zod';
import { confirme, marque } from '../shape/reply.ts';

/** What `POST marque/` answers. */
export const marqueReply = z.object({
  changerait: marque.partial(),
  actuelle: marque,
  confirme,
  marque: marque.optional(),
});
