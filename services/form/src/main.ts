import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import * as proto from '@agence/proto/form/v1/form';
import { config } from './config.ts';
import { formHandlers } from './form.handlers.ts';
import { form } from './form.ts';
import { INDEXES, leadStore } from './lead.store.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { purge } from './purge/purge.sweep.ts';

const platform = openPlatform('form', config);
const leads = leadStore(platform);
const { clock } = platform;

await platform.run({
  services: [
    served<proto.FormServer>(proto.FormService, formHandlers(leads)),
    served<proto.FormOperatorServer>(proto.FormOperatorService, operatorHandlers(leads, clock)),
  ],
  sweeps: [purge({ leads, clock })],
  indexes: INDEXES,
  start: async () => (await form({ ...platform, leads }, config)).stop,
});
