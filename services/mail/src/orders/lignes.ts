import { faultsByClient } from '@agence/calls/ask';
import type { AgencyRoute } from '@agence/calls/route';

type Ligne = { readonly entreprise?: string; readonly site_web?: string; readonly concurrents?: string };
type Ecartee = { readonly quoi: string; readonly pourquoi: string };
type Tri = { readonly corps: object; readonly ecartees: readonly Ecartee[] };

/**
 * Removes the lines that the call cannot read, with their reasons, so that the call still judges the other lines.
 * When no line is readable, none is removed: the call itself reports why.
 */
export function sortLines(route: AgencyRoute, corps: object): Tri {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const faults = faultsByClient(route, corps);
  if (faults.size === 0 || faults.size === clients.length) return { corps, ecartees: [] };
  const ecartees = [...faults].map(([i, pourquoi]) => {
    const { entreprise = '', site_web = '' } = clients[i] ?? {};
    return { quoi: entreprise || site_web || `${i + 1}`, pourquoi };
  });
  return { corps: { ...corps, clients: clients.filter((_, i) => !faults.has(i)) }, ecartees };
}

/** An answer with the removed lines, and with the competitors of each accepted client, which the API does not repeat. */
export const completed = (ok: object, { corps, ecartees }: Tri): object => {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const { acceptes, refuses = [] } = ok as { acceptes?: readonly Ligne[]; refuses?: readonly Ecartee[] };
  const typed = new Map(clients.map(({ entreprise, concurrents }) => [entreprise, concurrents]));
  return {
    ...ok,
    ...(ecartees.length > 0 && { refuses: [...refuses, ...ecartees] }),
    ...(acceptes && {
      acceptes: acceptes.map((line) => ({ ...line, concurrents: typed.get(line.entreprise) ?? '' })),
    }),
  };
};
