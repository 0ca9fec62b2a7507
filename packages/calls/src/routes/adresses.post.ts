import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { absent, holding, MAX } from '../shape/shape.ts';
import { bounded } from '../shape/text.ts';
import { adressesReply } from './adresses.reply.ts';

const adresse = absent(bounded(MAX.email).trim());

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
  reply: adressesReply,
  handle: async (call) => {
    const { ajouter, retirer } = call.body;
    const { result } = await call.peers.accounts.call.demanderAdresse({
      ordre: ordre({ ...call, body: { confirmer: true } }),
      action: ajouter === undefined ? 'retirer' : 'ajouter',
      adresse: ajouter ?? retirer ?? '',
    });
    const reply = opened(result, 'transmise');
    if ('refusal' in reply) return reply;
    const { action, adresse, meme_domaine, etat, adresses, note } = reply.value;
    return { ok: { action, adresse, meme_domaine, etat, adresses, note } };
  },
});
