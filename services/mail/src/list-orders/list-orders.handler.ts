import type { ListOrdersRequest, ListOrdersResponse } from '@agence/proto/mail/v1/mail';
import type { Needs } from '../needs.ts';
import { presentOrder } from '../orders/present.ts';

/** What the people who run the service see of what arrived. */
export const listOrders =
  ({ courriers }: Needs) =>
  async (wanted: ListOrdersRequest): Promise<ListOrdersResponse> => {
    const { rows, next } = await courriers.list(wanted);
    return { orders: rows.map(presentOrder), next };
  };
