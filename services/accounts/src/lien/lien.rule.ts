import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { LIEN_MINUTES } from '@agence/words/promises';
import type { Lien, LienFact, LienState } from './lien.ts';

export const LIEN_PERDU = fr`Ce lien ne vaut plus : il sert une seule fois, pendant ${LIEN_MINUTES} minutes, et le dernier demandé remplace les autres.`;

/** A link for an address, whoever it is of; `operator` when a person of ours hands it over instead of a message. */
export const demanderLien = (
  _state: LienState,
  { lien, operator }: { readonly lien: Lien; readonly operator: string | null },
): Decision<Record<never, never>, LienFact> =>
  propose({}, [operator === null ? { type: 'lien_demande', lien } : { type: 'lien_remis', lien, operator }]);

/** Uses a link up. */
export const utiliserLien = (
  state: LienState,
  { jeton, now }: { readonly jeton: string; readonly now: Date },
): Decision<{ readonly adresse: string }, LienFact> =>
  state === null || state.jeton !== jeton || state.expire <= now
    ? refuse('conflict', LIEN_PERDU)
    : propose({ adresse: state.adresse }, [{ type: 'lien_utilise' }]);
