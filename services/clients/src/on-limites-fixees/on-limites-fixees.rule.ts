import { propose } from '@agence/gesture';
import type { Limites, PortefeuilleRule } from '../portefeuille/portefeuille.ts';

/** Keeps the newest limits that billing set. */
export const onLimitesFixees: PortefeuilleRule<{ readonly limites: Limites }> = (state, { limites }) =>
  propose({}, limites.version > state.limites.version ? [{ type: 'limites_fixees', limites }] : []);
