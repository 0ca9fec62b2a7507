import { propose } from '@agence/gesture';
import { aCompleter, manquent } from '../dossier/complement.ts';
import type { DossierRule } from '../dossier/dossier.ts';

export type Completer = {
  /** Questions per client in the plan in force. */
  readonly questions_par_client: number;
  readonly now: Date;
};

/** Requests once the questions that a larger plan adds. Questions that the agency removed are not replaced. */
export const completer: DossierRule<Completer> = (state, { questions_par_client: jusqua, now: le }) => {
  if (state === null || !aCompleter(state, jusqua, le)) return propose({});
  const complement = { jusqua, combien: manquent(state, jusqua), le };
  return propose({}, [{ type: 'complement_demande', complement }]);
};
