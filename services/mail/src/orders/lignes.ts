import { faultsByClient } from '@agence/calls/ask';
import type { AgencyRoute } from '@agence/calls/route';

type Ligne = { readonly entreprise?: string; readonly site_web?: string };
export type Ecartee = { readonly quoi: string; readonly pourquoi: string };

/**
 * Leaves out the lines that the call cannot read, each with its reason, so that they keep no other from being judged.
 * When it can read none, they all go: the call itself says why.
 */
export function sortLines(
  route: AgencyRoute,
  corps: object,
): { readonly corps: object; readonly ecartees: readonly Ecartee[] } {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const faults = faultsByClient(route, corps);
  if (faults.size === 0 || faults.size === clients.length) return { corps, ecartees: [] };
  const ecartees = [...faults].map(([i, pourquoi]) => {
    const { entreprise = '', site_web = '' } = clients[i] ?? {};
    return { quoi: entreprise || site_web || `${i + 1}`, pourquoi };
  });
  return { corps: { ...corps, clients: clients.filter((_, i) => !faults.has(i)) }, ecartees };
}

/** An answer to lines, with those that were left out of it among the refused. */
export const withAside = (ok: object, ecartees: readonly Ecartee[]): object => {
  const { refuses = [] } = ok as { refuses?: readonly Ecartee[] };
  return ecartees.length === 0 ? ok : { ...ok, refuses: [...refuses, ...ecartees] };
};
