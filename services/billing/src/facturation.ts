import type { DocumentKind } from '@agence/platform/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import { avecImprevue, type FactureImprevue, type Imprevues, sansImprevues } from './factures-imprevues.ts';
import type { Plan } from './plans.ts';

export type Mode = 'carte' | 'virement';

/** What was said of a paid-up-to date that comes near or is past, in order. */
export type Etape = 'paiement_bientot_du' | 'paiement_en_retard' | 'compte_echu';

/** What the card provider said last. */
export type Abonnement = {
  /** Unix seconds of its newest message about the subscription: an older one changes nothing. */
  readonly vu_ts: number;
  /** YYYY-MM-DD that paid invoices reach. */
  readonly facture_jusqu_au: string | null;
};

/** The money of one account: one document holds the plan, the paid-up-to date, what waits, and termination. */
export type Facturation = {
  readonly plan: string;
  readonly mode: Mode;
  /** YYYY-MM-DD, null when never paid. */
  readonly paye_jusqu_au: string | null;
  /** When a transfer was announced that is not confirmed yet. */
  readonly virement_note: Date | null;
  /** Plan asked for, until its payment arrives. */
  readonly formule_demandee: string | null;
  /** Plan paid for, until the portfolio said whether it fits. */
  readonly formule_payee: string | null;
  /** Plan paid for that did not fit: for a person. */
  readonly formule_gardee: { readonly vers: string; readonly depuis: Date } | null;
  /** YYYY-MM-DD, once termination is recorded. */
  readonly fin_le: string | null;
  /** The state of payment as the others were last told. */
  readonly etat: string;
  readonly annonce: Etape | null;
  readonly stripe_customer: string | null;
  readonly abonnement: Abonnement;
} & Imprevues;

export type FacturationState = Facturation | null;

type Etat = { readonly etat: string };
type Par = { readonly operator: string };

/** Facts carry the plan's limits and the state of payment, so that the news made from a fact says what was true when it was decided. */
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
      Par)
  | ({
      readonly type: 'carte_debitee';
      readonly paye_jusqu_au: string | null;
      readonly formule: string | null;
      readonly abonnement: Abonnement;
      /** The invoice, when nobody asked for what it pays. */
      readonly imprevue: FactureImprevue | null;
    } & Etat)
  | ({ readonly type: 'facture_reglee'; readonly facture: string; readonly why: string } & Par)
  | { readonly type: 'formule_demandee'; readonly vers: string }
  | ({ readonly type: 'formule_appliquee'; readonly vers: string; readonly limites: Plan } & Etat)
  | { readonly type: 'formule_gardee'; readonly vers: string; readonly le: Date }
  | ({ readonly type: 'formule_reprise'; readonly formule: string } & Par)
  | ({ readonly type: 'resiliation_notee'; readonly fin_le: string } & Etat)
  | ({ readonly type: 'resiliation_levee'; readonly why: string } & Etat & Par)
  | { readonly type: 'echeance_annoncee'; readonly etape: Etape }
  | ({ readonly type: 'etat_passe' } & Etat);

type Changing = Exclude<FacturationFact, { type: 'facturation_ouverte' }>;

const paye = (state: Facturation, paye_jusqu_au: string | null, formule: string | null): Facturation => ({
  ...state,
  paye_jusqu_au,
  annonce: paye_jusqu_au === state.paye_jusqu_au ? state.annonce : null,
  ...(formule === null ? {} : { formule_demandee: null, formule_payee: formule }),
});

const change = (state: Facturation, fact: Changing): Facturation => {
  switch (fact.type) {
    case 'virement_note':
      return { ...state, virement_note: fact.le };
    case 'virement_confirme':
      return { ...paye(state, fact.paye_jusqu_au, fact.formule), virement_note: null };
    case 'carte_debitee':
      return {
        ...paye(state, fact.paye_jusqu_au, fact.formule),
        abonnement: fact.abonnement,
        ...avecImprevue(state, fact.imprevue),
      };
    case 'facture_reglee':
      return { ...state, ...sansImprevues(state, ({ id }) => id === fact.facture) };
    case 'formule_demandee':
      return { ...state, formule_demandee: fact.vers };
    case 'formule_appliquee':
      return {
        ...{ ...state, plan: fact.vers, formule_payee: null, formule_gardee: null },
        // The plan that was paid unasked is now in force: no person has to look at that invoice.
        ...sansImprevues(state, ({ plans }) => plans.includes(fact.vers)),
      };
    case 'formule_gardee':
      return { ...state, formule_payee: null, formule_gardee: { vers: fact.vers, depuis: fact.le } };
    case 'formule_reprise':
      return { ...state, formule_gardee: null, formule_payee: fact.formule };
    case 'resiliation_notee':
      return { ...state, fin_le: fact.fin_le };
    case 'resiliation_levee':
      return { ...state, fin_le: null };
    case 'echeance_annoncee':
      return { ...state, annonce: fact.etape };
    case 'etat_passe':
      return state;
  }
};

/** What the other services learn of a fact. */
function news(fact: FacturationFact, compte: string, version: number, state: Facturation): Announcement[] {
  const { plan, mode, paye_jusqu_au, fin_le } = state;
  const told: Announcement[] = [];
  if ('limites' in fact) {
    const { label: _, ...limites } = fact.limites;
    told.push({ name: 'limites_fixees', data: { compte, plan, ...limites, version } });
  }
  if ('etat' in fact) {
    const dates = { paye_jusqu_au: paye_jusqu_au ?? undefined, fin_le: fin_le ?? undefined };
    told.push({ name: 'paiement_change', data: { compte, plan, mode, ...dates, etat: fact.etat, version } });
  }
  if (fact.type === 'resiliation_notee')
    told.push({ name: 'compte_resilie', data: { compte, mode, fin_le: fact.fin_le, par_operateur: false } });
  if ('formule' in fact && fact.formule !== null) told.push({ name: 'formule_payee', data: { compte } });
  if (fact.type === 'formule_gardee')
    told.push({ name: 'formule_refusee', data: { compte, plan, vers: fact.vers } });
  if (fact.type === 'echeance_annoncee' && paye_jusqu_au !== null)
    told.push({ name: fact.etape, data: { compte, mode, paye_jusqu_au } });
  return told;
}

export const FACTURATIONS: DocumentKind<FacturationState, FacturationFact> = {
  collection: 'facturations',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'facturation_ouverte') return fact.facturation;
    if (state === null) throw new Error('billing is opened before anything happens to it');
    const changed = change(state, fact);
    return 'etat' in fact ? { ...changed, etat: fact.etat } : changed;
  },
  announce: (fact, { id, version, state }) => (state === null ? [] : news(fact, id, version, state)),
  record: (fact, on) => {
    if (!('operator' in fact)) return [];
    const { operator, type: what } = fact;
    if (what === 'virement_confirme') return [{ operator, what, on, why: `until ${fact.paye_jusqu_au}` }];
    return [{ operator, what, on, why: what === 'formule_reprise' ? fact.formule : fact.why }];
  },
};
