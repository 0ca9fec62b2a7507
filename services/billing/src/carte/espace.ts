import type { Facturation } from '../facturation.ts';
import type { Carte } from './carte.ts';

/** Link to the card provider's portal, for an account that pays by card; absent when the provider does not answer. */
export const espaceDePaiement = async (
  carte: Carte | null,
  facturation: Facturation | null,
): Promise<string | undefined> => {
  if (carte === null || facturation?.mode !== 'carte' || facturation.stripe_customer === null)
    return undefined;
  return (await carte.espace(facturation.stripe_customer)) ?? undefined;
};
