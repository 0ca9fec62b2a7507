import { isTransient } from '@agence/platform/faults';
import type { Call } from '../route.ts';

/** Plan and payment as billing says; billing away, what accounts last heard from it. */
export const paiement = async ({ compte, peers }: Call<unknown>) => {
  try {
    const { result } = await peers.billing.call.lireFacturation({ compte: compte.slug });
    return result?.$case === 'facturation' ? result.value : compte.paiement;
  } catch (fault) {
    if (isTransient(fault)) return compte.paiement;
    throw fault;
  }
};
