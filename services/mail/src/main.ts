import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import * as proto from '@agence/proto/mail/v1/mail';
import { config } from './config.ts';
import { envois } from './envois/envois.sweep.ts';
import { purge } from './envois/purge.sweep.ts';
import { INDEXES } from './messages/message.store.ts';
import { gather } from './needs.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { reactions } from './reactions.ts';
import { sendNow } from './send-now.handler.ts';

const platform = openPlatform('mail', config);
const needs = gather(platform, config);

await platform.run({
  services: [
    served<proto.MailServer>(proto.MailService, { sendNow: sendNow(needs) }),
    served<proto.MailOperatorServer>(proto.MailOperatorService, operatorHandlers(needs)),
  ],
  reactions: reactions(needs),
  sweeps: [envois(needs), purge(needs)],
  indexes: INDEXES,
});
