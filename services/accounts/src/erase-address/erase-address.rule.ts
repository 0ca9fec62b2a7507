import { fr, propose, refuse } from '@agence/gesture';
import { sameMailAddress } from '@agence/words/mail-address';
import { COMPTE_INCONNU, type CompteRule, garde, type Par } from '../compte.facts.ts';

/** Removes an address from an account. The last one stays until the account is erased, so that notices reach somebody. */
export const eraseAddress: CompteRule<Par & { adresse: string }> = (state, { adresse, operator, why }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.adresses.length > 0 && state.adresses.every((kept) => sameMailAddress(kept, adresse)))
    return refuse(
      'conflict',
      fr`C'est la dernière adresse du compte ${state.nom} : faites-en d'abord ajouter une autre (addresses approve).`,
    );
  return propose({}, garde(state, adresse) ? [{ type: 'adresse_effacee', adresse, operator, why }] : []);
};
