import type { ListOrdersRequest, ListOrdersResponse } from '@agence/proto/mail/v1/mail';
import type { Needs } from '../needs.ts';
import { presentOrder } from '../orders/present.ts';

/** Orders that arrived, for operators, one page at a time. */
export const listOrders =
  ({ courriers }: Needs) =>
  async (wanted: ListOrdersRequest): Promise<ListOrdersResponse> => {
    const { rows, next } = await courriers.list(wanted);
    return { orders: rows.map(presentOrder), next };
  };
