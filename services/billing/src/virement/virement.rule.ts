import { fr, propose, refuse } from '@agence/gesture';
import type { VirementNote } from '@agence/proto/billing/v1/billing';
import { etatPaiement } from '../etat-paiement.ts';
import {
  FACTURATION_INCONNUE,
  type FacturationRule,
  finMalgreTout,
  type Moment,
} from '../facturation.facts.ts';
import { planDe } from '../plans.ts';

const NOTE = fr`Votre virement est noté. La date payée avancera quand une personne l'aura reçu et confirmé.`;

/** Records an announced transfer; only a person's confirmation moves the date. A repeat keeps the first date. */
export const noterVirement: FacturationRule<Moment, VirementNote> = (state, { now: le, today }) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const formule = state.formule_demandee;
  const apporte =
    formule === null
      ? NOTE
      : fr`${NOTE} Le passage à la formule ${planDe(formule).label} prendra effet à ce moment-là.`;
  const fin = finMalgreTout(state.fin_le);
  const note = fin === null ? apporte : `${apporte} ${fin}`;
  if (state.virement_note !== null) return propose({ etat: 'noté', note });
  const etat = etatPaiement({ ...state, virement_note: le }, today);
  return propose({ etat: 'noté', note }, [{ type: 'virement_note', le, etat }]);
};
