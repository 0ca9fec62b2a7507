import { propose } from '@agence/gesture';
import { dayPlus } from '@agence/words/paris';
import { ECHU_APRES_JOURS } from '@agence/words/promises';
import { etatPaiement } from '../etat-paiement.ts';
import type { Etape, Facturation, FacturationFact, FacturationRule } from '../facturation.facts.ts';

/** Days are YYYY-MM-DD in Paris. */
export type Echeances = { readonly today: string };

/** Days before the paid-up-to date at which the reminder is sent. */
export const PREAVIS = 7;

/** Days after its last day in which the end of an account is announced; later it gets no message. */
export const FIN_DITE_JOURS = 7;

const ORDRE: readonly (Etape | null)[] = [
  ...([null, 'paiement_bientot_du', 'paiement_en_retard', 'compte_echu', 'compte_termine'] as const),
];

/** The stage that the account has reached on that day. Before the date, an announced transfer needs no reminder. */
const etape = (state: Facturation, { today }: Echeances): Etape | null => {
  const { paye_jusqu_au: paye, fin_le, virement_note, efface } = state;
  if (fin_le !== null)
    return today > fin_le && today <= dayPlus(fin_le, FIN_DITE_JOURS) && efface !== true
      ? 'compte_termine'
      : null;
  if (paye === null) return null;
  if (today >= dayPlus(paye, ECHU_APRES_JOURS)) return 'compte_echu';
  if (today > paye) return 'paiement_en_retard';
  return today >= dayPlus(paye, -PREAVIS) && virement_note === null ? 'paiement_bientot_du' : null;
};

/** Changes caused by time alone. Each stage is announced once per paid-up-to date; of several missed ones, only the last. */
export const echeances: FacturationRule<Echeances> = (state, command) => {
  if (state === null) return propose({});
  const reached = etape(state, command);
  const etat = etatPaiement(state, command.today);
  const facts: FacturationFact[] = [];
  if (etat !== state.etat) facts.push({ type: 'etat_passe', etat });
  if (reached !== null && ORDRE.indexOf(reached) > ORDRE.indexOf(state.annonce))
    facts.push({ type: 'echeance_annoncee', etape: reached });
  return propose({}, facts);
};
