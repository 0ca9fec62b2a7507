import { type Decision, propose } from '@agence/gesture';
import type {
  DocumentEcrit,
  Dossier,
  DossierFact,
  DossierState,
  EtatDeQuestion,
  Issue,
} from '../dossier/dossier.ts';

export type RemettreEtats = {
  readonly revision: number;
  readonly mesure: string;
  readonly mesuree_le: Date;
  readonly issue: Issue;
  readonly detail: string | null;
  readonly etats: readonly EtatDeQuestion[];
  readonly documents: readonly DocumentEcrit[];
};

/** Made for this revision and not older than what is known; or the end of the very launch that the agency waits for. */
const wanted = (state: Dossier, { revision, mesure, mesuree_le, issue }: RemettreEtats): boolean => {
  if (issue !== 'faite' && state.lancee?.mesure === mesure) return true;
  const newer = state.mesuree === null || state.mesuree.le <= mesuree_le;
  return state.revision === revision && newer;
};

/** What a measurement found becomes what the agency sees; what was measured for an older revision is dropped. */
export const remettreEtats = (
  state: DossierState,
  command: RemettreEtats,
): Decision<{ readonly retenus: boolean }, DossierFact> => {
  if (state === null || !wanted(state, command)) return propose({ retenus: false });
  const { mesure, mesuree_le: le, issue, detail, etats, documents } = command;
  const mesuree = issue === 'faite' ? { mesure, le } : null;
  return propose({ retenus: true }, [{ type: 'etats_remis', issue, detail, mesuree, etats, documents }]);
};
