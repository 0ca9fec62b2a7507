import { type Decision, propose } from '@agence/gesture';
import type { DocumentEcrit, DossierFact, DossierState, EtatDeQuestion, Issue } from '../dossier/dossier.ts';

export type RemettreEtats = {
  readonly revision: number;
  readonly mesure: string;
  readonly mesuree_le: Date;
  readonly issue: Issue;
  readonly detail: string | null;
  readonly etats: readonly EtatDeQuestion[];
  readonly documents: readonly DocumentEcrit[];
};

/** What a measurement found becomes what the agency sees; what was measured for an older revision is dropped. */
export const remettreEtats = (
  state: DossierState,
  { revision, mesure, mesuree_le: le, issue, detail, etats, documents }: RemettreEtats,
): Decision<{ readonly retenus: boolean }, DossierFact> => {
  if (state === null || state.revision !== revision) return propose({ retenus: false });
  const mesuree = issue === 'faite' ? { mesure, le } : null;
  return propose({ retenus: true }, [{ type: 'etats_remis', issue, detail, mesuree, etats, documents }]);
};
