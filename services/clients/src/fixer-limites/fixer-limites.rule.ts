import { fr, propose, refuse } from '@agence/gesture';
import { occupe } from '../portefeuille/places.ts';
import type { Limites, PortefeuilleRule } from '../portefeuille/portefeuille.ts';

export type FixerLimites = { readonly limites: Limites; readonly today: string };

/** Sets a plan's limits unless more places are occupied: this document alone decides. Older versions are ignored. */
export const fixerLimites: PortefeuilleRule<FixerLimites, Limites> = (state, { limites, today }) => {
  if (limites.version < state.limites.version) return propose(state.limites);
  const occupees = state.clients.filter((client) => occupe(client, today)).length;
  if (occupees > limites.clients)
    return refuse(
      'conflict',
      fr`${occupees} places sont occupées : cette formule n'en a que ${limites.clients}.`,
    );
  return propose(limites, [{ type: 'limites_fixees', limites }]);
};

/** Keeps the newest limits that billing set. */
export const onLimitesFixees: PortefeuilleRule<{ readonly limites: Limites }> = (state, { limites }) =>
  propose({}, limites.version > state.limites.version ? [{ type: 'limites_fixees', limites }] : []);
