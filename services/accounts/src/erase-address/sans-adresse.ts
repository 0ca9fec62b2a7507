import { ADRESSE_EFFACEE, sameMailAddress } from '@agence/words/mail-address';
import type { DemandeAdresse } from '../adresses/demande.ts';
import type { Session } from '../session/session.ts';

/** Where an account may keep an address. */
type Keeps = {
  readonly adresses: readonly string[];
  readonly demandes: readonly DemandeAdresse[];
  readonly sessions: readonly Session[];
  readonly marque: { readonly nom: string; readonly couleur: string; readonly contact: string };
};

export const garde = ({ adresses, demandes, sessions, marque }: Keeps, adresse: string): boolean =>
  [...adresses, ...[...demandes, ...sessions].map((holder) => holder.adresse), marque.contact].some((kept) =>
    sameMailAddress(kept, adresse),
  );

/** The account without an address: requests about it stay without it, and a waiting one is refused. */
export const sansAdresse = <C extends Keeps>(state: C, adresse: string): C => {
  const adresses = state.adresses.filter((kept) => !sameMailAddress(kept, adresse));
  const neutral = (demande: DemandeAdresse): DemandeAdresse => {
    if (!sameMailAddress(demande.adresse, adresse)) return demande;
    const etat = demande.etat === 'transmise' ? 'refusée' : demande.etat;
    return { ...demande, adresse: ADRESSE_EFFACEE, etat };
  };
  const { contact } = state.marque;
  return {
    ...state,
    adresses,
    demandes: state.demandes.map(neutral),
    sessions: state.sessions.filter((session) => !sameMailAddress(session.adresse, adresse)),
    marque: sameMailAddress(contact, adresse)
      ? { ...state.marque, contact: adresses[0] ?? '' }
      : state.marque,
  };
};
