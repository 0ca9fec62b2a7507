import { faultsByClient } from '@agence/calls/ask';
import type { AgencyRoute } from '@agence/calls/route';

type Ligne = { readonly entreprise?: string; readonly site_web?: string; readonly concurrents?: string };
export type Ecartee = { readonly quoi: string; readonly pourquoi: string };

/**
 * Removes the lines that the call cannot read, with their reasons, so that the call still judges the other lines.
 * When no line is readable, none is removed: the call itself reports why.
 */
export function sortLines(route: AgencyRoute, corps: object) {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const faults = faultsByClient(route, corps);
  if (faults.size === 0 || faults.size === clients.length) return { corps, ecartees: [] };
  const ecartees = [...faults].map(([i, pourquoi]) => {
    const { entreprise = '', site_web = '' } = clients[i] ?? {};
    return { quoi: entreprise || site_web || `${i + 1}`, pourquoi };
  });
  return { corps: { ...corps, clients: clients.filter((_, i) => !faults.has(i)) }, ecartees };
}

/** Adds the removed lines to the refused lines of an answer. */
export const withAside = (ok: object, ecartees: readonly Ecartee[]): object => {
  const { refuses = [] } = ok as { refuses?: readonly Ecartee[] };
  return ecartees.length === 0 ? ok : { ...ok, refuses: [...refuses, ...ecartees] };
};

/** A reply to lines, each accepted client with the competitors that were typed for it, which the API does not repeat. */
export const withCompetitors = (reply: object, corps: object): object => {
  const { clients = [] } = corps as { clients?: readonly Ligne[] };
  const { acceptes } = reply as { acceptes?: readonly Ligne[] };
  const typed = new Map(clients.map(({ entreprise, concurrents }) => [entreprise, concurrents]));
  const completed = acceptes?.map((line) => ({ ...line, concurrents: typed.get(line.entreprise) ?? '' }));
  return completed === undefined ? reply : { ...reply, acceptes: completed };
};
