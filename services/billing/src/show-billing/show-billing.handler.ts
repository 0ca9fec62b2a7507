import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { ShowBillingRequest, ShowBillingResponse } from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { Needs } from '../needs.ts';

/** What an operator must know before changing an account's billing. */
export const showBilling =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async ({ compte }: ShowBillingRequest): Promise<ShowBillingResponse> => {
    const { state } = await facturations.read(compte || '?');
    if (state === null) return refused(refuse('not_found', FACTURATION_INCONNUE));
    const { plan, mode, virement_note } = state;
    const billing = {
      ...{ plan, mode },
      paye_jusqu_au: state.paye_jusqu_au ?? undefined,
      fin_le: state.fin_le ?? undefined,
      virement_note_ts: virement_note === null ? undefined : unix(virement_note),
      formule_demandee: state.formule_demandee ?? undefined,
      formule_gardee: state.formule_gardee?.vers,
      stripe_customer: state.stripe_customer ?? undefined,
    };
    return { result: { $case: 'billing', value: billing } };
  };
