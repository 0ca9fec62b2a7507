import type { Platform } from '@agence/platform/service';
import type { DocumentKind } from '@agence/platform/store/document-store';

/** The holder of an audit, and the end of its lease by the database's clock. */
export type Lease = { readonly jeton: string; readonly jusqu_a: number };

/** The technical audit of one client on one day in Paris: made once. */
export type Audit = {
  readonly compte: string;
  readonly client: string;
  /** YYYY-MM-DD */
  readonly jour: string;
  /** The id of its document, whichever process writes it. */
  readonly document: string;
  /** Null once it is given back. */
  readonly prise: Lease | null;
  readonly ecrit: boolean;
};

export type AuditState = Audit | null;

export type AuditFact =
  | { readonly type: 'audit_pris'; readonly audit: Omit<Audit, 'prise' | 'ecrit'>; readonly prise: Lease }
  | { readonly type: 'audit_rendu' }
  | { readonly type: 'audit_ecrit' };

export const AUDITS: DocumentKind<AuditState, AuditFact> = {
  collection: 'audits',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'audit_pris') return { ...fact.audit, prise: fact.prise, ecrit: false };
    if (state === null) throw new Error('an audit is taken before anything happens to it');
    return fact.type === 'audit_ecrit' ? { ...state, prise: null, ecrit: true } : { ...state, prise: null };
  },
  announce: (fact, { state }) => {
    if (fact.type !== 'audit_ecrit' || state === null) return [];
    const { compte, client, document } = state;
    return [{ name: 'audit_ecrit', data: { compte, client, document } }];
  },
  about: (fact, id) => (fact.type === 'audit_pris' ? fact.audit.client : id),
};

export const AUDIT_INDEXES = {
  audits: [{ key: { 'state.prise.jusqu_a': 1 }, name: 'prises', sparse: true }],
} as const;

export const auditStore = ({ store }: Pick<Platform, 'store'>) => store(AUDITS);
