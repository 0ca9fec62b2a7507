import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import * as proto from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import { eraseAddressHandler } from './erase-address/erase-address.handler.ts';
import { present } from './messages/present.ts';
import type { Needs } from './needs.ts';
import { presentOrder } from './orders/present.ts';
import { retryMessage } from './retry-message/retry-message.handler.ts';
import { retryOrder } from './retry-order/retry-order.handler.ts';
import { sendNow } from './send-now/send-now.handler.ts';

export const servedByMail = (needs: Needs): readonly ServedService[] => [
  served<proto.MailServer>(proto.MailService, {
    sendNow: sendNow(needs),
    lireRetours: async ({ compte }) => ({
      retours: (await needs.messages.returned(compte)).map(({ adresse, le }) => ({
        adresse,
        le_ts: unix(le),
      })),
    }),
  }),
  served<proto.MailOperatorServer>(proto.MailOperatorService, {
    listMessages: async (wanted) => {
      const { rows, next } = await needs.messages.list(wanted);
      return { messages: rows.map(present), next };
    },
    retryMessage: retryMessage(needs),
    listOrders: async (wanted) => {
      const { rows, next } = await needs.courriers.list(wanted);
      return { orders: rows.map(presentOrder), next };
    },
    retryOrder: retryOrder(needs),
    eraseAddress: eraseAddressHandler(needs),
  }),
];
