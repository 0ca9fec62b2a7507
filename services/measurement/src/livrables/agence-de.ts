import type { Agence } from '../documents/document.data.ts';
import type { Needs } from '../needs.ts';

/** The brand on a document: the service's own for a customer without an agency. An unreadable account is a fault. */
export const agenceDe = async (
  { accounts, service }: Pick<Needs, 'accounts' | 'service'>,
  compte: string,
): Promise<Agence> => {
  const { result } = await accounts.lireCompte({ compte });
  if (result?.$case === 'compte' && result.value.direct === true) return service;
  const marque = result?.$case === 'compte' ? result.value.marque : undefined;
  if (marque === undefined) throw new Error(`the brand of account ${compte} cannot be read`);
  const { nom, couleur, contact } = marque;
  return { nom, couleur, contact };
};
