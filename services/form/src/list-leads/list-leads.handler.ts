import type { ListLeadsRequest, ListLeadsResponse } from '@agence/proto/form/v1/form';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** Leads of a state, of an address, or all that are not erased. */
export const listLeads =
  ({ leads }: Pick<Needs, 'leads'>) =>
  async ({ etat, email }: ListLeadsRequest): Promise<ListLeadsResponse> => ({
    leads: (await leads.list({ etat, email })).map(({ id, lead }) => present(id, lead)),
  });
