import type { DocumentStore } from '@agence/platform/document-store';
import { connectPeer, type Remote } from '@agence/platform/grpc-client';
import type { Platform } from '@agence/platform/service';
import { MailClient, type MailServer } from '@agence/proto/mail/v1/mail';
import type { config as Config } from '../config.ts';
import type { Needs } from '../needs.ts';
import { AUDITS, type AuditFact, type AuditState } from './audit.ts';

/** What audits work with, over what the whole service does. */
export type AuditNeeds = Needs & {
  readonly audits: DocumentStore<AuditState, AuditFact>;
  readonly mail: Pick<Remote<MailServer>, 'sendNow'>;
};

export const AUDIT_INDEXES = {
  audits: [{ key: { 'state.prise.jusqu_a': 1 }, name: 'prises', sparse: true }],
} as const;

export const gatherAudits = (platform: Platform, config: typeof Config, needs: Needs): AuditNeeds => ({
  ...needs,
  audits: platform.store(AUDITS),
  mail: connectPeer<MailServer>(MailClient, config.MAIL_GRPC, config.INTERNAL_TOKEN).call,
});
