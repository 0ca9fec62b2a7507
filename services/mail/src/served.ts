import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import * as proto from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';
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
  served<proto.MailOperatorServer>(proto.MailOperatorService, operator(needs)),
];
