import { refuse } from '@agence/gesture';
import type { Handlers } from '@agence/platform/grpc-server';
import { toRefus } from '@agence/platform/refus';
import type { FormServer } from '@agence/proto/form/v1/form';
import type { Leads } from './lead.store.ts';
import type { Vivant } from './lead.ts';
import { fiche, present } from './present.ts';
import { LEAD_INCONNU } from './release-lead/release-lead.rule.ts';

const unknown = {
  result: { $case: 'refus' as const, value: toRefus(refuse('not_found', LEAD_INCONNU).refusal) },
};

/** What mail and measurement ask of an accepted lead. */
export function formHandlers(leads: Leads): Handlers<FormServer> {
  const accepted = async (lead: string): Promise<Vivant | null> => {
    const { state } = await leads.read(lead || '?');
    return state?.etat === 'accepté' ? state : null;
  };
  return {
    lireLead: async ({ lead }) => {
      const found = await accepted(lead);
      return found === null ? unknown : { result: { $case: 'lead', value: present(lead, found) } };
    },
    lireFiche: async ({ lead }) => {
      const found = await accepted(lead);
      return found === null ? unknown : { result: { $case: 'fiche', value: fiche(found) } };
    },
  };
}
