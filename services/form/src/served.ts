import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import * as proto from '@agence/proto/form/v1/form';
import { form, operator } from './form.rpcs.ts';
import type { Needs } from './needs.ts';

export const servedByForm = (needs: Needs): readonly ServedService[] => [
  served<proto.FormServer>(proto.FormService, form(needs)),
  served<proto.FormOperatorServer>(proto.FormOperatorService, operator(needs)),
];
