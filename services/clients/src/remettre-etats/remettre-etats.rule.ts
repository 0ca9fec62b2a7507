import { type Decision, propose } from '@agence/gesture';
import type {
  Constat,
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
  readonly constat?: Constat | undefined;
  readonly documents: readonly DocumentEcrit[];
};

/** The measurement succeeded: it is done, or hands its states in while its report is still being written (`en cours`). */
const found = ({ issue, etats }: RemettreEtats): boolean => issue === 'faite' || etats.length > 0;

/**
 * Whether it counts: made for this revision and not older than what is known. What is told of the current launch without a
 * result counts too: that it failed, and what it waits for, until it has one.
 */
const wanted = (state: Dossier, command: RemettreEtats): boolean => {
  const { revision, mesure, mesuree_le, issue } = command;
  if (!found(command) && state.lancee?.mesure === mesure)
    return issue === 'en échec' || state.mesuree?.mesure !== mesure;
  const newer = state.mesuree === null || state.mesuree.le <= mesuree_le;
  return state.revision === revision && newer;
};

/** What a measurement found becomes what the agency sees; what was measured for an older revision is dropped. */
export const remettreEtats = (
  state: DossierState,
  command: RemettreEtats,
): Decision<{ readonly retenus: boolean }, DossierFact> => {
  if (state === null || !wanted(state, command)) return propose({ retenus: false });
  const { mesure, mesuree_le: le, issue, detail, etats, constat, documents } = command;
  const mesuree = found(command) ? { mesure, le } : null;
  const remis = { type: 'etats_remis', issue, detail, mesuree, etats, constat, documents } as const;
  return propose({ retenus: true }, [remis]);
};
