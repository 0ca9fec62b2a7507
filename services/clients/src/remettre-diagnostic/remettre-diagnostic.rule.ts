import { type Decision, propose } from '@agence/gesture';
import type { Prospection, ProspectionFact } from '../prospection/prospection.ts';

export type RemettreDiagnostic = {
  readonly demande: string;
  readonly etat: 'prêt' | 'en échec';
  readonly document: string | null;
};

/** Records the outcome of a request; the first outcome stands. A request no longer stored is ignored. */
export const remettreDiagnostic = (
  { demandes }: Prospection,
  { demande: id, etat, document }: RemettreDiagnostic,
): Decision<{ retenu: boolean }, ProspectionFact> => {
  const found = demandes.find((candidate) => candidate.id === id);
  if (found === undefined) return propose({ retenu: false });
  if (found.etat !== 'en cours') return propose({ retenu: found.etat === etat });
  return propose({ retenu: true }, [{ type: 'diagnostic_remis', id, etat, document }]);
};
