import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';

/** An invoice that nobody asked for was settled by a person, with the customer and the card provider. */
export const settleInvoice = (
  state: FacturationState,
  { operator, why }: { readonly operator: string; readonly why: string },
): Decision<{ readonly plan: string }, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.facture_imprevue == null)
    return refuse('conflict', fr`Aucune facture imprévue n'attend pour ce compte.`);
  return propose({ plan: state.plan }, [{ type: 'facture_reglee', operator, why }]);
};
