import type { ListUnknownCustomersResponse } from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** Paying customers without an account: a person decides. */
export const listUnknownCustomers =
  ({ gardes }: Pick<Needs, 'gardes'>) =>
  async (): Promise<ListUnknownCustomersResponse> => {
    const found = await gardes.customers();
    return {
      customers: found.map(({ customer, messages, depuis }) => ({
        ...{ customer, messages },
        depuis_ts: unix(depuis),
      })),
    };
  };
