import { fr, propose, refuse } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE, type FacturationRule, type Mode, type Moment } from '../facturation.facts.ts';

export type Resiliation = { readonly fin_le: string; readonly mode_paiement: Mode; readonly note: string };

const REGLEMENTS: Readonly<Record<Mode, string>> = {
  virement: fr`Aucun virement n'est plus à faire.`,
  carte: fr`Arrêtez aussi les prélèvements dans votre espace de paiement : la confirmation en donne le lien ; s'il y manque, écrivez-nous.`,
};

const suite = (fin_le: string, today: string, jour: string): string => {
  if (fin_le > today)
    return fr`Le compte est servi et vos clients sont mesurés jusqu'au ${jour} inclus ; ensuite, plus aucun ordre n'est exécuté.`;
  return fin_le === today
    ? fr`Le compte s'arrête à la fin de cette journée du ${jour} ; ensuite, plus aucun ordre n'est exécuté.`
    : fr`La période payée a pris fin le ${jour} : le compte s'arrête dès la confirmation.`;
};

/** Ends the account with the period already paid; a later payment does not move that day. */
export const resilier: FacturationRule<Moment, Resiliation> = (state, { now: le, today }) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.fin_le !== null)
    return refuse(
      'conflict',
      fr`La résiliation est déjà enregistrée : le compte prend fin le ${readableDay(state.fin_le)}.`,
    );
  const { mode: mode_paiement, paye_jusqu_au } = state;
  const fin_le = paye_jusqu_au ?? today;
  const note = `${suite(fin_le, today, readableDay(fin_le))} ${REGLEMENTS[mode_paiement]}`;
  const etat = etatPaiement({ ...state, fin_le }, today);
  return propose({ fin_le, mode_paiement, note }, [{ type: 'resiliation_notee', fin_le, le, etat }]);
};
