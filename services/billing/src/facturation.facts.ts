import { fr, type Rule } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import type { FactureImprevue, Imprevues } from './factures-imprevues.ts';
import type { Plan } from './plans.ts';

export const FACTURATION_INCONNUE = fr`Aucune facturation n'est ouverte pour ce compte.`;

/** The sentence beside every payment of a terminated account: its end does not move. Null without a termination. */
export const finMalgreTout = (fin_le: string | null): string | null =>
  fin_le === null
    ? null
    : fr`La résiliation est enregistrée : le compte prend fin le ${readableDay(fin_le)}, quoi que vous payiez ; pour le rouvrir, écrivez-nous.`;

export type Mode = 'carte' | 'virement';

/** Announced stages of a paid-up-to date, in order; the last one announces a recorded end. */
export type Etape = 'paiement_bientot_du' | 'paiement_en_retard' | 'compte_echu' | 'compte_termine';

/** The last state from the card provider. */
export type Abonnement = {
  /** Unix seconds of its newest message about the subscription: an older one changes nothing. */
  readonly vu_ts: number;
  /** YYYY-MM-DD up to which invoices are paid. */
  readonly facture_jusqu_au: string | null;
};

export const SANS_ABONNEMENT: Abonnement = { vu_ts: 0, facture_jusqu_au: null };

/** Billing of one account: plan, paid-up-to date, pending changes and termination, in one document. */
export type Facturation = {
  readonly plan: string;
  readonly mode: Mode;
  /** YYYY-MM-DD, null when never paid. */
  readonly paye_jusqu_au: string | null;
  /** When the transfer was announced that is not confirmed yet. */
  readonly virement_note: Date | null;
  /** Requested plan, until its payment arrives. */
  readonly formule_demandee: string | null;
  /** Paid plan, until the portfolio answers whether it fits. */
  readonly formule_payee: string | null;
  /** Paid plan that did not fit: a person decides. */
  readonly formule_gardee: { readonly vers: string; readonly depuis: Date } | null;
  /** YYYY-MM-DD, once termination is recorded. */
  readonly fin_le: string | null;
  /** Since when a termination that the account recorded waits for a person. */
  readonly resiliee_depuis?: Date | null;
  /** The state of payment last published. */
  readonly etat: string;
  readonly annonce: Etape | null;
  readonly stripe_customer: string | null;
  /** The account was erased: dates and plan stay, the payer is removed. */
  readonly efface?: true;
  readonly abonnement: Abonnement;
} & Imprevues;

export type FacturationState = Facturation | null;

type Etat = { readonly etat: string };
type Operateur = { readonly operator: string };
/** An operator, with the reason given. */
export type Par = Operateur & { readonly why: string };
/** The moment of a gesture, and its day in Paris. */
export type Moment = { readonly now: Date; readonly today: string };

/** Facts carry the plan's limits and the state of payment, so that their events report the state at the decision. */
export type FacturationFact =
  | ({
      readonly type: 'facturation_ouverte';
      readonly facturation: Facturation;
      readonly limites: Plan;
    } & Etat)
  | ({ readonly type: 'virement_note'; readonly le: Date } & Etat)
  | ({
      readonly type: 'virement_confirme';
      readonly paye_jusqu_au: string;
      /** The plan that this payment pays for. */
      readonly formule: string | null;
    } & Etat &
      Operateur)
  | ({
      readonly type: 'carte_debitee';
      readonly paye_jusqu_au: string | null;
      readonly formule: string | null;
      readonly abonnement: Abonnement;
      /** The invoice, if nobody requested what it pays for. */
      readonly imprevue: FactureImprevue | null;
      /** When the transfer was announced that this debit replaces. */
      readonly virement_solde: Date | null;
      readonly fin_le: string | null;
    } & Etat)
  | ({ readonly type: 'facture_reglee'; readonly facture: string } & Par)
  | ({ readonly type: 'virement_refuse' } & Etat & Par)
  | ({ readonly type: 'reglement_fixe'; readonly mode: Mode; readonly stripe_customer: string | null } & Etat)
  | { readonly type: 'formule_demandee'; readonly vers: string }
  | { readonly type: 'formule_retiree'; readonly vers: string }
  | ({ readonly type: 'formule_retiree'; readonly vers: string } & Par)
  | ({ readonly type: 'formule_accordee'; readonly formule: string } & Par)
  | ({ readonly type: 'formule_appliquee'; readonly vers: string; readonly limites: Plan } & Etat)
  | { readonly type: 'formule_gardee'; readonly vers: string; readonly le: Date }
  | ({ readonly type: 'formule_reprise'; readonly formule: string } & Operateur)
  | ({ readonly type: 'resiliation_notee'; readonly fin_le: string; readonly le: Date } & Etat)
  | ({ readonly type: 'compte_clos'; readonly fin_le: string } & Etat & Par)
  | ({ readonly type: 'resiliation_vue' } & Par)
  | ({ readonly type: 'resiliation_levee' } & Etat & Par)
  | ({ readonly type: 'facturation_effacee' } & Etat)
  | { readonly type: 'echeance_annoncee'; readonly etape: Etape }
  | ({ readonly type: 'etat_passe' } & Etat);

export type FacturationRule<C, P = object> = Rule<FacturationState, C, P, FacturationFact>;
