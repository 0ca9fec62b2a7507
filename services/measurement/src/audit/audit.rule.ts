import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { Audit, AuditFact, AuditState, Lease } from './audit.store.ts';

const DEJA = fr`L'audit de ce client a déjà été refait aujourd'hui : il figure dans ses documents. Il pourra l'être à nouveau demain.`;
const EN_COURS = fr`Un audit de ce client est en cours : il figurera dans ses documents.`;

export type Take = {
  readonly audit: Omit<Audit, 'prise' | 'ecrit'>;
  readonly prise: Lease;
  /** Now, by the database's clock. */
  readonly at: number;
};

/** Takes the lease of the day's audit unless it is written or under way. After a fault the document keeps its id. */
export const take = (
  state: AuditState,
  { audit, prise, at }: Take,
): Decision<{ readonly document: string }, AuditFact> => {
  if (state?.ecrit) return refuse('conflict', DEJA);
  if (state?.prise && state.prise.jusqu_a > at) return refuse('conflict', EN_COURS);
  const document = state?.document ?? audit.document;
  return propose({ document }, [{ type: 'audit_pris', audit: { ...audit, document }, prise }]);
};

type Answer = Decision<Record<string, never>, AuditFact>;

/** The audit failed: it may be asked for again today. */
export const giveBack = (state: AuditState, { jeton }: { readonly jeton: string }): Answer =>
  propose({}, state?.prise?.jeton === jeton ? [{ type: 'audit_rendu' }] : []);

/** The document is stored: the day's audit is used up, and an event announces it. */
export const finish = (state: AuditState): Answer =>
  propose({}, state === null || state.ecrit ? [] : [{ type: 'audit_ecrit' }]);
