import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { texte } from '../shape/reply.ts';
import { holding, MAX, mayBeAbsent } from '../shape/shape.ts';
import { bounded } from '../shape/text.ts';

const adresse = mayBeAbsent(bounded(MAX.email).trim());

export const adressesPost = agencyRoute({
  method: 'POST',
  path: 'adresses/',
  phrase: fr`Demande d'ajouter ou de retirer une adresse autorisée : la demande est transmise à une personne, et toutes vos adresses en sont averties.`,
  body: z
    .object({ ajouter: adresse, retirer: adresse })
    .refine(({ ajouter, retirer }) => (ajouter === undefined) !== (retirer === undefined), {
      message: fr`donnez une adresse à ajouter ou à retirer, une seule à la fois`,
    })
    .meta({ oneOf: holding({ ajouter: { type: 'string' }, retirer: { type: 'string' } }) }),
  example: { ajouter: 'eve@ailleurs.example' },
  reply: z.object({
    action: z.enum(['ajouter', 'retirer']),
    adresse: texte,
    meme_domaine: z.boolean(),
    etat: z.literal('transmise'),
    adresses: z.array(texte),
    note: texte,
  }),
  history: { adresse_demandee: fr`Changement d'adresse demandé` },
  handle: ({ body: { ajouter, retirer }, ordre, peers }) =>
    peers.accounts.call.demanderAdresse({
      ordre,
      action: ajouter === undefined ? 'retirer' : 'ajouter',
      adresse: ajouter ?? retirer ?? '',
    }),
});
