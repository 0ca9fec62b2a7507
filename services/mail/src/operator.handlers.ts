import type { Handlers } from '@agence/platform/grpc-server';
import { unix } from '@agence/platform/paris';
import type { MailOperatorServer, Message as Row } from '@agence/proto/mail/v1/mail';
import type { Ligne } from './messages/message.store.ts';
import type { Needs } from './needs.ts';

const show = ({
  _id: id,
  genre,
  compte,
  lead,
  a,
  sujet,
  etat,
  cree,
  termine,
  essais,
  ...rest
}: Ligne): Row => ({
  id,
  genre,
  compte: compte ?? undefined,
  lead: lead ?? undefined,
  a: [...a],
  sujet,
  etat,
  cree_ts: unix(cree),
  termine_ts: termine === null ? undefined : Math.floor(termine / 1000),
  essais,
  pourquoi: rest.pourquoi ?? undefined,
});

/** What the people who run the service see of messages. */
export const operatorHandlers = ({ messages }: Needs): Handlers<MailOperatorServer> => ({
  listMessages: async ({ compte, etat }) => {
    const found = await messages.list({ compte: compte ?? null, etat: etat ?? null });
    return { messages: found.map(show) };
  },
});
