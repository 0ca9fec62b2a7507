import type { ListLeadsRequest, ListLeadsResponse } from '@agence/proto/form/v1/form';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** One lead, or a page of leads: those of a state, those of an address, or all that are not erased. */
export const listLeads =
  ({ leads }: Pick<Needs, 'leads'>) =>
  async (wanted: ListLeadsRequest): Promise<ListLeadsResponse> => {
    const { rows, next } = await leads.list(wanted);
    return { leads: rows.map(({ id, lead }) => present(id, lead)), next };
  };
