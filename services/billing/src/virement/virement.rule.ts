import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.rule.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';
import { finMalgreTout, type Lisible } from '../fin.ts';
import { COMPTE_INCONNU } from '../inconnu.ts';
import { planDe } from '../plans.ts';

export type NoterVirement = { readonly now: Date; readonly today: string; readonly lisible: Lisible };

export type VirementNote = { readonly etat: 'noté'; readonly note: string };

const NOTE = fr`Votre virement est noté. La date payée avancera quand une personne l'aura reçu et confirmé.`;

/** A transfer was announced; only a person's confirmation moves the date. Announced again, it waits since the first time. */
export const noterVirement = (
  state: FacturationState,
  { now: le, today, lisible }: NoterVirement,
): Decision<VirementNote, FacturationFact> => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const formule = state.formule_demandee;
  const apporte =
    formule === null
      ? NOTE
      : fr`${NOTE} Le passage à la formule ${planDe(formule).label} prendra effet à ce moment-là.`;
  const fin = finMalgreTout(state.fin_le, lisible);
  const note = fin === null ? apporte : `${apporte} ${fin}`;
  if (state.virement_note !== null) return propose({ etat: 'noté', note });
  const etat = etatPaiement({ ...state, virement_note: le }, today);
  return propose({ etat: 'noté', note }, [{ type: 'virement_note', le, etat }]);
};
