import { type ServedService, served } from '@agence/platform/grpc-server';
import { type AuditsServer, AuditsService } from '@agence/proto/measurement/v1/audits';
import { auditerHandler } from './auditer.handler.ts';
import type { AuditNeeds } from './audits.needs.ts';

export const auditsServed = (needs: AuditNeeds): ServedService =>
  served<AuditsServer>(AuditsService, { auditer: auditerHandler(needs) });
