import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import * as proto from '@agence/proto/form/v1/form';
import { eraseLeadHandler } from './erase-lead/erase-lead.handler.ts';
import { lireFiche, lireLead } from './lire-lead/lire-lead.handler.ts';
import { listLeads } from './list-leads/list-leads.handler.ts';
import type { Needs } from './needs.ts';
import { releaseLeadHandler } from './release-lead/release-lead.handler.ts';

/** The calls of mail and measurement about leads, and those of operators. */
export const servedByForm = (needs: Needs): readonly ServedService[] => [
  served<proto.FormServer>(proto.FormService, {
    lireLead: lireLead(needs),
    lireFiche: lireFiche(needs),
  }),
  served<proto.FormOperatorServer>(proto.FormOperatorService, {
    listLeads: listLeads(needs),
    releaseLead: releaseLeadHandler(needs),
    eraseLead: eraseLeadHandler(needs),
  }),
];
