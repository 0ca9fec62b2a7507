import { randomUUID } from 'node:crypto';
import { type Refusal, refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import type { Handlers } from '@agence/platform/grpc-server';
import { toRefus } from '@agence/platform/refus';
import type { EraseLeadRequest, FormOperatorServer } from '@agence/proto/form/v1/form';
import { eraseLead } from './erase-lead/erase-lead.rule.ts';
import type { Leads } from './lead.store.ts';
import { present } from './present.ts';
import { LEAD_INCONNU, releaseLead } from './release-lead/release-lead.rule.ts';

const refused = (refusal: Refusal) => ({ result: { $case: 'refus' as const, value: toRefus(refusal) } });
const unknown = refused(refuse('not_found', LEAD_INCONNU).refusal);
const order = () => ({ command_id: randomUUID(), confirmer: true });

/** What the people who run the service can do with leads. */
export function operatorHandlers(leads: Leads, clock: ProductClock): Handlers<FormOperatorServer> {
  const meant = async (who: EraseLeadRequest['who']): Promise<readonly string[]> => {
    if (who === undefined || who.value === '') return [];
    if (who.$case === 'lead') return [who.value];
    return (await leads.list({ email: who.value })).map(({ id }) => id);
  };

  return {
    listLeads: async ({ etat, email }) => ({
      leads: (await leads.list({ etat, email })).map(({ id, lead }) => present(id, lead)),
    }),
    releaseLead: async ({ lead, operator, why }) => {
      const command = { ...order(), operator, why, accepte: clock.now() };
      const outcome = await leads.carryOut(lead || '?', releaseLead, command);
      if ('refusal' in outcome) return refused(outcome.refusal);
      const { state } = await leads.read(lead);
      if (state === null || state.etat === 'effacé') return unknown;
      return { result: { $case: 'lead', value: present(lead, state) } };
    },
    eraseLead: async ({ who, operator, why }) => {
      const erased: string[] = [];
      // What an address sent may be more than one list holds; what is erased is in none.
      for (let ids = await meant(who); ids.length > 0; ids = who?.$case === 'email' ? await meant(who) : []) {
        for (const id of ids) {
          const command = { ...order(), operator, why, efface: clock.now() };
          const outcome = await leads.carryOut(id, eraseLead, command);
          if ('refusal' in outcome) return refused(outcome.refusal);
          erased.push(id);
        }
      }
      return erased.length === 0 ? unknown : { result: { $case: 'erased', value: { leads: erased } } };
    },
  };
}
