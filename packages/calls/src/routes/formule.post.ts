import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { lien, texte } from '../shape/reply.ts';
import { given } from '../shape/text.ts';

export const formulePost = agencyRoute({
  method: 'POST',
  path: 'formule/',
  phrase: fr`Demande de passer à agence5, agence15 ou agence30 ; le changement prend effet quand son paiement arrive.`,
  body: z.object({
    formule: z.string(given),
  }),
  example: { formule: 'agence15' },
  reply: z.object({
    de: texte,
    vers: texte,
    label: texte,
    plafond: z.int(),
    sens: z.enum(['montée', 'descente']),
    etat: z.literal('demandée'),
    note: texte,
    espace_de_paiement: lien.optional(),
  }),
  history: { formule_demandee: fr`Changement de formule demandé` },
  handle: ({ body, ordre, peers }) => peers.billing.call.demanderFormule({ ordre, ...body }),
});
