import { fr, propose, refuse } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationRule } from '../facturation.ts';
import { finMalgreTout } from '../fin.ts';
import { planDe } from '../plans.ts';

export type NoterVirement = { readonly now: Date; readonly today: string };

export type VirementNote = { readonly etat: 'noté'; readonly note: string };

const NOTE = fr`Votre virement est noté. La date payée avancera quand une personne l'aura reçu et confirmé.`;

/** Records an announced transfer; only a person's confirmation moves the date. A repeat keeps the first date. */
export const noterVirement: FacturationRule<NoterVirement, VirementNote> = (state, { now: le, today }) => {
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
