import { type Decision, propose } from '@agence/gesture';
import { aCompleter, manquent } from '../dossier/complement.ts';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type Completer = {
  /** How many the plan in force has for each client. */
  readonly questions_par_client: number;
  readonly now: Date;
};

/** Asks once for the questions that a larger plan adds. Those that the agency removed before are not replaced. */
export const completer = (
  state: DossierState,
  { questions_par_client: jusqua, now: le }: Completer,
): Decision<Record<string, never>, DossierFact> => {
  if (state === null || !aCompleter(state, jusqua, le)) return propose({});
  const complement = { jusqua, combien: manquent(state, jusqua), le };
  return propose({}, [{ type: 'complement_demande', complement }]);
};
