import { propose } from '@agence/gesture';
import type { Issue, ProspectionRule } from '../prospection/prospection.ts';

export type RemettreDiagnostic = Issue & { readonly demande: string };

/** Records the outcome of a request; the first outcome stands. A request no longer stored is ignored. */
export const remettreDiagnostic: ProspectionRule<RemettreDiagnostic, { retenu: boolean }> = (
  state,
  command,
) => {
  const { demande: id, etat, document } = command;
  const found = state.demandes.find((candidate) => candidate.id === id);
  if (found === undefined) return propose({ retenu: false });
  if (found.etat !== 'en cours') return propose({ retenu: found.etat === etat });
  return propose({ retenu: true }, [{ type: 'diagnostic_remis', id, etat, document }]);
};
