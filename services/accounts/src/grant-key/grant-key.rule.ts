import { fr, propose, refuse } from '@agence/gesture';
import { isDay, isoDay } from '@agence/words/paris';
import { type Cle, COMPTE_INCONNU, type CompteRule, SANS_AGENCE } from '../compte.facts.ts';

const ECHEANCE = fr`L'échéance d'une clé est un jour à venir, écrit AAAA-MM-JJ.`;

/** Adds a key to the account; the handler drew the key and returns it once. */
export const grantKey: CompteRule<{ cle: Cle; operator: string }> = (state, { cle, operator }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.direct) return refuse('conflict', SANS_AGENCE);
  if (cle.expires !== undefined && !(isDay(cle.expires) && cle.expires >= isoDay(cle.granted)))
    return refuse('invalid', ECHEANCE);
  return propose({}, [{ type: 'key_granted', cle, operator }]);
};
