import type { Handlers } from '@agence/platform/grpc-server';
import type { MailOperatorServer } from '@agence/proto/mail/v1/mail';
import { present } from './messages/present.ts';
import type { Needs } from './needs.ts';
import { retryMessage } from './retry-message.handler.ts';

/** What the people who run the service see of messages. */
export const operatorHandlers = (needs: Needs): Handlers<MailOperatorServer> => ({
  listMessages: async ({ compte, etat }) => {
    const found = await needs.messages.list({ compte: compte ?? null, etat: etat ?? null });
    return { messages: found.map(present) };
  },
  retryMessage: retryMessage(needs),
});
