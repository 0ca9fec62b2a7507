import { fr, propose, refuse } from '@agence/gesture';
import { isDay, readableDay } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE, type FacturationRule, type Par } from '../facturation.facts.ts';

export type CloseAccount = Par & {
  /** YYYY-MM-DD; null: the recorded end, else the day paid up to. */
  readonly on: string | null;
  readonly today: string;
};

/** Ends an account. For one that terminated itself, records that a person handled it, or sets another end. */
export const closeAccount: FacturationRule<CloseAccount, { fin_le: string }> = (state, command) => {
  const { operator, why, on, today } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (on !== null && !isDay(on))
    return refuse('invalid', fr`Le jour de la fin s'écrit AAAA-MM-JJ et existe au calendrier.`);
  if (on !== null && on < today)
    return refuse(
      'invalid',
      fr`Le ${readableDay(on)} est passé, nous sommes le ${readableDay(today)} : un compte prend fin au plus tôt aujourd'hui.`,
    );
  const fin_le = on ?? state.fin_le ?? state.paye_jusqu_au ?? today;
  if (fin_le === state.fin_le && state.resiliee_depuis == null)
    return refuse('conflict', fr`Ce compte prend déjà fin le ${readableDay(fin_le)}.`);
  if (fin_le === state.fin_le) return propose({ fin_le }, [{ type: 'resiliation_vue', operator, why }]);
  const etat = etatPaiement({ ...state, fin_le }, today);
  return propose({ fin_le }, [{ type: 'compte_clos', fin_le, operator, why, etat }]);
};

/** Takes back a recorded termination, before or after its day; the paid-up-to date does not change. */
export const reopenAccount: FacturationRule<Par & { today: string }, { reopened: boolean }> = (
  state,
  command,
) => {
  const { operator, why, today } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.efface === true) return refuse('conflict', fr`Ce compte est effacé : créez-en un autre.`);
  if (state.fin_le === null) return propose({ reopened: false });
  const etat = etatPaiement({ ...state, fin_le: null }, today);
  return propose({ reopened: true }, [{ type: 'resiliation_levee', operator, why, etat }]);
};
