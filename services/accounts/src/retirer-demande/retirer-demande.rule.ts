import { fr, propose, refuse } from '@agence/gesture';
import type { RetirerDemandeRequest } from '@agence/proto/accounts/v1/accounts';
import { sameMailAddress } from '@agence/words/mail-address';
import { COMPTE_INCONNU, type CompteRule } from '../compte.facts.ts';

type Asked = Pick<RetirerDemandeRequest, 'demande' | 'par'>;

const RIEN = fr`Cette demande n'attend plus : elle est déjà vérifiée ou retirée.`;
const CLE = fr`La clé n'est plus demandée.`;
const LA_SIENNE = fr`Cette demande retire votre propre adresse : une autre adresse du compte peut l'annuler.`;

/** Withdraws a request that waits. An address that may have been stolen cannot stop its own removal. */
export const retirerDemande: CompteRule<Asked, { note: string }> = (state, { demande: id, par }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (id === '')
    return state.cle_demandee == null
      ? refuse('conflict', RIEN)
      : propose({ note: CLE }, [{ type: 'demande_de_cle_retiree' }]);
  const demande = state.demandes.find((known) => known.id === id && known.etat === 'transmise');
  if (demande === undefined) return refuse('conflict', RIEN);
  const { action, adresse } = demande;
  if (action === 'retirer' && sameMailAddress(adresse, par)) return refuse('conflict', LA_SIENNE);
  const note = fr`La demande concernant ${adresse} est retirée : rien ne change.`;
  return propose({ note }, [{ type: 'adresse_retiree', demande: { ...demande, etat: 'retirée' } }]);
};
