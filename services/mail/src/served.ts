import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import * as proto from '@agence/proto/mail/v1/mail';
import { mail } from './mail.rpcs.ts';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';

export const servedByMail = (needs: Needs): readonly ServedService[] => [
  served<proto.MailServer>(proto.MailService, mail(needs)),
  served<proto.MailOperatorServer>(proto.MailOperatorService, operator(needs)),
];
