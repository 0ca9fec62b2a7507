import { propose } from '@agence/gesture';
import type {
  Constat,
  DocumentEcrit,
  Dossier,
  DossierRule,
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

/** The measurement succeeded: it is done, or reports its states while its report is being written (`en cours`). */
const found = ({ issue, etats }: RemettreEtats): boolean => issue === 'faite' || etats.length > 0;

/** Made for this revision and not older than the known results; of the current launch, failure and progress too. */
const wanted = (state: Dossier, command: RemettreEtats): boolean => {
  const { revision, mesure, mesuree_le, issue } = command;
  if (!found(command) && state.lancee?.mesure === mesure)
    return issue === 'en échec' || state.mesuree?.mesure !== mesure;
  const newer = state.mesuree === null || state.mesuree.le <= mesuree_le;
  return state.revision === revision && newer;
};

/** Stores a measurement's results for the agency; results for an older revision are dropped. */
export const remettreEtats: DossierRule<RemettreEtats, { readonly retenus: boolean }> = (state, command) => {
  if (state === null || !wanted(state, command)) return propose({ retenus: false });
  const { mesure, mesuree_le: le, issue, detail, etats, constat, documents } = command;
  const mesuree = found(command) ? { mesure, le } : null;
  const remis = { type: 'etats_remis', issue, detail, mesuree, etats, constat, documents } as const;
  return propose({ retenus: true }, [remis]);
};
