import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type {
  LireFicheRequest,
  LireFicheResponse,
  LireLeadRequest,
  LireLeadResponse,
} from '@agence/proto/form/v1/form';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { Vivant } from '../lead.ts';
import type { Needs } from '../needs.ts';
import { fiche, present } from '../present.ts';

type Leads = Pick<Needs, 'leads'>;

const accepted = async ({ leads }: Leads, lead: string): Promise<Vivant | null> => {
  const { state } = await leads.read(lead || '?');
  return state?.etat === 'accepté' ? state : null;
};

/** An accepted lead, for mail. */
export const lireLead =
  (needs: Leads & Pick<Needs, 'confirmations'>) =>
  async ({ lead }: LireLeadRequest): Promise<LireLeadResponse> => {
    const found = await accepted(needs, lead);
    if (found === null) return refused(refuse('not_found', LEAD_INCONNU));
    const confirmation = found.confirme === undefined ? needs.confirmations.sign(lead) : undefined;
    return { result: { $case: 'lead', value: { ...present(lead, found), confirmation } } };
  };

/** An accepted lead, for measurement. */
export const lireFiche =
  (needs: Leads) =>
  async ({ lead }: LireFicheRequest): Promise<LireFicheResponse> => {
    const found = await accepted(needs, lead);
    if (found === null) return refused(refuse('not_found', LEAD_INCONNU));
    return { result: { $case: 'fiche', value: fiche(found) } };
  };
