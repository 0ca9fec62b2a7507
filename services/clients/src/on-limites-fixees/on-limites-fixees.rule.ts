import { type Decision, propose } from '@agence/gesture';
import type { Limites, Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';

/** Keeps the newest limits that billing set. */
export const onLimitesFixees = (
  state: Portefeuille,
  { limites }: { readonly limites: Limites },
): Decision<Record<string, never>, PortefeuilleFact> =>
  propose({}, limites.version > state.limites.version ? [{ type: 'limites_fixees', limites }] : []);
