import { propose } from '@agence/gesture';
import type { Client, PortefeuilleFact, PortefeuilleRule } from '../portefeuille/portefeuille.ts';

/** Clients that may be archived before the rule decides, in the state they then have: removed. */
export type AvecClos = { readonly clos: readonly Client[] };

export const closDe = (clients: readonly Client[]): readonly Client[] =>
  clients.map((client) => ({ ...client, actif: false }));

/** Lets a rule decide over portfolio and archived clients; an archived client that it changes is restored first. */
export const avecClos =
  <C, P>(rule: PortefeuilleRule<C, P>): PortefeuilleRule<C & AvecClos, P> =>
  (state, command) => {
    const present = new Set(state.clients.map(({ id }) => id));
    const archived = command.clos.filter(({ id }) => !present.has(id));
    const decision = rule({ ...state, clients: [...archived, ...state.clients] }, command);
    if ('refusal' in decision) return decision;
    const changed = new Set(decision.facts.map((fact) => ('id' in fact ? fact.id : '')));
    const back = archived.filter(({ id }) => changed.has(id));
    const recalled = back.map((client): PortefeuilleFact => ({ type: 'client_rappele', client }));
    return propose(decision.proposal, [...recalled, ...decision.facts]);
  };
