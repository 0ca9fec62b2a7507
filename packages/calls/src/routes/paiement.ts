import { isTransient } from '@agence/platform/process/faults';
import type { Call } from '../route.ts';

/** Plan and payment from billing; when billing is away, the last copy that accounts has. */
export const paiement = async ({ compte, peers }: Call<unknown>) => {
  try {
    const { result } = await peers.billing.call.lireFacturation({ compte: compte.slug });
    return result?.$case === 'facturation' ? result.value : compte.paiement;
  } catch (fault) {
    if (isTransient(fault)) return compte.paiement;
    throw fault;
  }
};
