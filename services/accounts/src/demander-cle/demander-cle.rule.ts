import { fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, type CompteRule, SANS_AGENCE } from '../compte.facts.ts';

const TRANSMISE = fr`Votre demande est transmise : une personne la vérifie, puis vous remet la clé.`;
const DEJA = fr`Une clé est déjà demandée : une personne vérifie la demande, puis vous remet la clé.`;

/** Requests a key; an operator hands it over after verification. */
export const demanderCle: CompteRule<{ now: Date }, { note: string }> = (state, { now: le }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.direct) return refuse('conflict', SANS_AGENCE);
  if (state.cle_demandee != null) return refuse('conflict', DEJA);
  return propose({ note: TRANSMISE }, [{ type: 'cle_demandee', le }]);
};
