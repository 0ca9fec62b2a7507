import { fr, propose, refuse } from '@agence/gesture';
import { type CompteRule, DEMANDE_INCONNUE, type DemandeAdresse, type Par } from '../compte.facts.ts';

export type SettleAddress = Par & { readonly id: string; readonly approve: boolean };

export type AddressSettled = DemandeAdresse & { readonly nom: string; readonly adresses: readonly string[] };

const after = (adresses: readonly string[], { action, adresse }: DemandeAdresse): readonly string[] =>
  action === 'ajouter' ? [...adresses, adresse] : adresses.filter((known) => known !== adresse);

/** A person decides on an address request. The last address of an account is never removed. */
export const settleAddress: CompteRule<SettleAddress, AddressSettled> = (state, command) => {
  const { id, approve, operator, why } = command;
  const asked = state?.demandes.find((known) => known.id === id);
  if (state === null || asked === undefined) return refuse('not_found', DEMANDE_INCONNUE);
  if (asked.etat !== 'transmise') return refuse('conflict', fr`Cette demande est déjà ${asked.etat}.`);
  const adresses = approve ? after(state.adresses, asked) : state.adresses;
  if (adresses.length === 0)
    return refuse(
      'conflict',
      fr`C'est la dernière adresse du compte ${state.nom} : elle ne peut pas être retirée.`,
    );
  const demande: DemandeAdresse = { ...asked, etat: approve ? 'approuvée' : 'refusée' };
  return propose({ ...demande, nom: state.nom, adresses }, [
    { type: 'adresse_tranchee', demande, adresses, operator, why },
  ]);
};
