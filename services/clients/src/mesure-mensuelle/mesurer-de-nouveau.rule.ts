import { propose } from '@agence/gesture';
import type { DossierRule } from '../dossier/dossier.ts';

export type MesurerDeNouveau = {
  readonly actif: boolean;
  readonly servi: boolean;
  /** The id that the measurement would get. */
  readonly mesure: string;
  readonly now: Date;
  readonly now_ts: number;
};

/** Launches the monthly measurement of a due client. One launch makes up for all missed months. */
export const mesurerDeNouveau: DossierRule<MesurerDeNouveau, { lancee: boolean }> = (state, command) => {
  const { actif, servi, mesure, now: le, now_ts: lancee_ts } = command;
  const open = state !== null && !state.ferme && state.correction === undefined && actif && servi;
  const due = open && state.lancee !== null && state.echeance !== undefined && state.echeance <= le;
  if (!due || state.issue === 'en cours') return propose({ lancee: false });
  return propose({ lancee: true }, [{ type: 'mesure_lancee', mesure, le, lancee_ts, mensuelle: true }]);
};
