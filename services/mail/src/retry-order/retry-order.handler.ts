import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { RetryOrderRequest, RetryOrderResponse } from '@agence/proto/mail/v1/mail';
import type { Needs } from '../needs.ts';
import { presentOrder } from '../orders/present.ts';

const INCONNU = fr`Aucun ordre abandonné ne porte cet identifiant.`;

/** The next sweep processes the order, within about a second. */
export const retryOrder =
  ({ courriers, journal }: Needs) =>
  async ({ operator, id, why }: RetryOrderRequest): Promise<RetryOrderResponse> => {
    const { rows } = await courriers.list({ id, suite: 'abandonné' });
    if (rows.length === 0) return refused(refuse('not_found', INCONNU));
    await journal.append({ operator, what: 'ordre_repris', on: id, why });
    const retried = await courriers.retry(id);
    return retried === null
      ? refused(refuse('conflict', fr`Cet ordre vient d'être repris par quelqu'un d'autre.`))
      : { result: { $case: 'retried', value: presentOrder(retried) } };
  };
