import { fr, refuse } from '@agence/gesture';
import { asMessage, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { MailOperatorServer, Order, Message as Row } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Listed as ListedMessage } from './messages/message.store.ts';
import type { Message } from './messages/message.ts';
import { forgetMessages, recipient } from './messages/write.ts';
import type { Needs } from './needs.ts';
import type { Listed as ListedOrder } from './orders/courrier.store.ts';

const MESSAGE_INCONNU = fr`Aucun message ne porte cet identifiant, ou il est effacé.`;
const PERSONNE = fr`Ce message n'a plus personne à qui partir : ni le compte ni la demande dont il parle n'a d'adresse.`;
const MESSAGE_REPRIS = fr`Ce message vient d'être repris par quelqu'un d'autre.`;
const ORDRE_INCONNU = fr`Aucun ordre abandonné ne porte cet identifiant.`;
const ORDRE_REPRIS = fr`Cet ordre vient d'être repris par quelqu'un d'autre.`;

/** The current recipients: the account's addresses, the person who used the public form, or us. */
async function adresses(needs: Needs, { compte, lead, genre, a }: Message): Promise<readonly string[]> {
  // Written to one address, which may no longer belong to the account.
  if (genre === 'connexion' || genre === 'adresse_retiree') return a;
  if (compte !== null) return (await recipient(needs, compte))?.adresses ?? [];
  if (lead === null || genre.startsWith('alerte_')) return [needs.alerts.address];
  const { result } = await needs.form.lireLead({ lead });
  return result?.$case === 'lead' ? [result.value.email] : [];
}

/** A message as operators see it: the protocol has no field for its text. */
const presentMessage = ({ _id: id, cree, termine, ...message }: ListedMessage): Row => {
  const termine_ts = termine === null ? null : Math.floor(termine / 1000);
  return asMessage({ ...message, id, cree_ts: unix(cree), termine_ts });
};

/** An order that arrived, as operators see it, without its text. */
const presentOrder = ({ _id: id, recu, lecture, ...order }: ListedOrder): Order => {
  const { compris, ...read } = lecture ?? {};
  const named = compris !== undefined && 'ordre' in compris ? compris.ordre : compris;
  const geste = named !== undefined && 'geste' in named ? named.geste : undefined;
  return asMessage({ ...order, ...read, id, geste, recu_ts: unix(recu) });
};

export const operator = (needs: Needs): Handlers<MailOperatorServer> => ({
  listMessages: async (wanted) => {
    const { rows, next } = await needs.messages.list(wanted);
    return { messages: rows.map(presentMessage), next };
  },
  // The next sweep sends the message, within about a second.
  retryMessage: async ({ operator, id, why }) => {
    const { messages, journal, now } = needs;
    const message = await messages.find(id);
    if (message === null) return refused(refuse('not_found', MESSAGE_INCONNU));
    const { etat } = message;
    if (etat !== 'échec')
      return refused(refuse('conflict', fr`Ce message n'a pas échoué : il est « ${etat} ».`));
    const to = await adresses(needs, message);
    if (to.length === 0) return refused(refuse('conflict', PERSONNE));
    await journal.append({ operator, what: 'message_repris', on: id, why });
    const after = await messages.apply(id, { kind: 'retry', at: await now(), to });
    return after === null
      ? refused(refuse('conflict', MESSAGE_REPRIS))
      : { result: { $case: 'retried', value: presentMessage(after) } };
  },
  listOrders: async (wanted) => {
    const { rows, next } = await needs.courriers.list(wanted);
    return { orders: rows.map(presentOrder), next };
  },
  // The next sweep processes the order, within about a second.
  retryOrder: async ({ operator, id, why }) => {
    const { courriers, journal } = needs;
    const { rows } = await courriers.list({ id, suite: 'abandonné' });
    if (rows.length === 0) return refused(refuse('not_found', ORDRE_INCONNU));
    await journal.append({ operator, what: 'ordre_repris', on: id, why });
    const retried = await courriers.retry(id);
    return retried === null
      ? refused(refuse('conflict', ORDRE_REPRIS))
      : { result: { $case: 'retried', value: presentOrder(retried) } };
  },
  // Waiting messages still go to their other recipients.
  eraseAddress: async ({ adresse, operator, why }) => {
    const { messages, courriers, propositions, journal, now } = needs;
    await journal.append({ operator, what: 'adresse_effacee', on: 'messages', why });
    const found = await messages.naming(adresse);
    const gone: Message[] = [];
    for (const message of found) {
      const after = await messages.apply(message._id, { kind: 'forget', adresse, at: await now() });
      if (after === null || after.a.length === 0) gone.push(message);
    }
    await forgetMessages(needs, gone);
    await propositions.forget(adresse);
    return { messages: found.length, orders: await courriers.forget(adresse) };
  },
});
