import { type Decision, propose } from '@agence/gesture';
import type { Prospection, ProspectionFact } from '../prospection/prospection.ts';

export type RemettreDiagnostic = {
  readonly demande: string;
  readonly etat: 'prêt' | 'en échec';
  readonly document: string | null;
};

/** Takes in what came of a request, once: the first outcome stands. One that left the document is not known any more. */
export const remettreDiagnostic = (
  { demandes }: Prospection,
  { demande: id, etat, document }: RemettreDiagnostic,
): Decision<{ retenu: boolean }, ProspectionFact> => {
  const found = demandes.find((one) => one.id === id);
  if (found === undefined) return propose({ retenu: false });
  if (found.etat !== 'en cours') return propose({ retenu: found.etat === etat });
  return propose({ retenu: true }, [{ type: 'diagnostic_remis', id, etat, document }]);
};
