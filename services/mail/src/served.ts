import { type ServedService, served } from '@agence/platform/grpc-server';
import * as proto from '@agence/proto/mail/v1/mail';
import type { Needs } from './needs.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { sendNow } from './send-now.handler.ts';

/** What others may call. */
export const servedByMail = (needs: Needs): readonly ServedService[] => [
  served<proto.MailServer>(proto.MailService, { sendNow: sendNow(needs) }),
  served<proto.MailOperatorServer>(proto.MailOperatorService, operatorHandlers(needs)),
];
