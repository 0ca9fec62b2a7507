import { propose } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import type { Facturation, FacturationRule } from '../facturation.facts.ts';
import type { Nouvelle } from './nouvelle.ts';
import { type Change, fin, solde, unasked } from './suites.ts';

export type Debit = {
  /** The id of the provider's message. */
  readonly message: string;
  readonly nouvelle: Nouvelle;
  readonly today: string;
  readonly now: Date;
};

const later = (first: string | null, second: string | null): string | null =>
  first === null || (second !== null && second > first) ? second : first;

/** A paid invoice pays up to its last day, and for the requested plan if it has that plan's price. */
const facture = (state: Facturation, { jusqu_au, plans }: Nouvelle & { genre: 'facture' }): Change => {
  const { abonnement, formule_demandee: voulue } = state;
  return {
    paye_jusqu_au: later(state.paye_jusqu_au, jusqu_au),
    abonnement: { ...abonnement, facture_jusqu_au: later(abonnement.facture_jusqu_au, jusqu_au) },
    formule: voulue !== null && plans.includes(voulue) ? voulue : null,
  };
};

/** A running subscription pays up to the end of its period; a failed debit takes it back to the start, unless an invoice paid it. */
const periode = (
  state: Facturation,
  { vu_ts, regle, du, au }: Nouvelle & { genre: 'abonnement' },
): Change => {
  const { paye_jusqu_au: paye, abonnement } = state;
  const change = { formule: null, abonnement: { ...abonnement, vu_ts } };
  if (regle) return { ...change, paye_jusqu_au: later(paye, au) };
  const facture_paye = abonnement.facture_jusqu_au ?? du;
  return { ...change, paye_jusqu_au: paye === au && facture_paye < au ? later(du, facture_paye) : paye };
};

/** Messages arrive in any order and repeatedly: dates only grow, and the newest subscription message counts. */
export const debit: FacturationRule<Debit, { formule: string | null }> = (state, command) => {
  const { nouvelle, today, ...received } = command;
  if (state === null) throw new Error('a customer without an account');
  if (nouvelle.genre === 'abonnement' && nouvelle.vu_ts < state.abonnement.vu_ts)
    return propose({ formule: null });
  const change = nouvelle.genre === 'facture' ? facture(state, nouvelle) : periode(state, nouvelle);
  const [virement_solde, fin_le] = [solde(state, change, today), fin(state, nouvelle, change)];
  const virement_note = virement_solde === null ? state.virement_note : null;
  const etat = etatPaiement({ virement_note, paye_jusqu_au: change.paye_jusqu_au, fin_le }, today);
  const kept = { virement_solde, fin_le, imprevue: unasked(state, nouvelle, received) };
  return propose({ formule: change.formule }, [{ type: 'carte_debitee', ...change, ...kept, etat }]);
};
