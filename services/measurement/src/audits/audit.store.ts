import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import { AUDITS, type AuditFact, type AuditState } from './audit.ts';

export type Audits = DocumentStore<AuditState, AuditFact>;

export const AUDIT_INDEXES = {
  audits: [{ key: { 'state.prise.jusqu_a': 1 }, name: 'prises', sparse: true }],
} as const;

export const auditStore = ({ store }: Pick<Platform, 'store'>): Audits => store(AUDITS);
