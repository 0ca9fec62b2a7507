import { asMessage } from '@agence/gesture/handler';
import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import { isoDay } from '@agence/words/paris';
import {
  type Facturation,
  type FacturationFact,
  type FacturationState,
  SANS_ABONNEMENT,
} from './facturation.facts.ts';
import { avecImprevue, sansFin, sansImprevues } from './factures-imprevues.ts';

export * from './facturation.facts.ts';

type Changing = Exclude<FacturationFact, { type: 'facturation_ouverte' }>;

const paye = (state: Facturation, paye_jusqu_au: string | null, formule: string | null): Facturation => ({
  ...state,
  paye_jusqu_au,
  annonce: paye_jusqu_au === state.paye_jusqu_au ? state.annonce : null,
  ...(formule === null
    ? {}
    : {
        formule_demandee: state.formule_demandee === formule ? null : state.formule_demandee,
        formule_payee: formule,
      }),
});

/** Removes a plan change that waits for its payment or for places. */
const sans = ({ formule_demandee, formule_gardee }: Facturation, vers: string) => ({
  formule_demandee: formule_demandee === vers ? null : formule_demandee,
  formule_gardee: formule_gardee?.vers === vers ? null : formule_gardee,
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
        fin_le: fact.fin_le,
        ...(fact.virement_solde === null ? {} : { virement_note: null }),
        ...avecImprevue(state, fact.imprevue),
      };
    case 'virement_refuse':
      return { ...state, virement_note: null };
    case 'reglement_fixe': {
      const { mode, stripe_customer } = fact;
      const same = stripe_customer === state.stripe_customer;
      // The stored subscription state belongs to the former customer.
      return { ...state, mode, stripe_customer, abonnement: same ? state.abonnement : SANS_ABONNEMENT };
    }
    case 'facture_reglee':
      return { ...state, ...sansImprevues(state, ({ id }) => id === fact.facture) };
    case 'formule_demandee':
      return { ...state, formule_demandee: fact.vers };
    case 'formule_retiree':
      return { ...state, ...sans(state, fact.vers) };
    case 'formule_accordee':
      return paye(state, state.paye_jusqu_au, fact.formule);
    case 'formule_appliquee':
      return {
        ...state,
        plan: fact.vers,
        formule_payee: null,
        formule_gardee: null,
        // The plan of the unrequested invoice is in force: no person has to look at that invoice.
        ...sansImprevues(state, ({ plans }) => plans.includes(fact.vers)),
      };
    case 'formule_gardee':
      return { ...state, formule_payee: null, formule_gardee: { vers: fact.vers, depuis: fact.le } };
    case 'formule_reprise':
      return { ...state, formule_gardee: null, formule_payee: fact.formule };
    case 'resiliation_notee':
      return { ...state, fin_le: fact.fin_le, resiliee_depuis: fact.le };
    case 'compte_clos':
      return { ...state, fin_le: fact.fin_le, resiliee_depuis: null };
    case 'resiliation_vue':
      return { ...state, resiliee_depuis: null };
    case 'resiliation_levee':
      return {
        ...state,
        fin_le: null,
        resiliee_depuis: null,
        annonce: state.annonce === 'compte_termine' ? null : state.annonce,
        ...sansFin(state, state.plan),
      };
    case 'echeance_annoncee':
      return { ...state, annonce: fact.etape };
    case 'facturation_effacee':
      return { ...state, stripe_customer: null, efface: true };
    case 'etat_passe':
      return state;
  }
};

function news(fact: FacturationFact, compte: string, version: number, state: Facturation): Announcement[] {
  const { plan, mode, paye_jusqu_au, fin_le, efface } = state;
  const announcements: Announcement[] = [];
  if ('limites' in fact) {
    const { label: _, ...limites } = fact.limites;
    announcements.push({ name: 'limites_fixees', data: { compte, plan, ...limites, version } });
  }
  if ('etat' in fact) {
    const payment = asMessage({ plan, mode, paye_jusqu_au, fin_le });
    const data = { compte, ...payment, efface, etat: fact.etat, version };
    announcements.push({ name: 'paiement_change', data });
  }
  if ('formule' in fact && fact.formule !== null)
    announcements.push({ name: 'formule_payee', data: { compte } });
  if (fact.type === 'formule_gardee')
    announcements.push({ name: 'formule_refusee', data: { compte, plan, vers: fact.vers } });
  if (fact.type === 'virement_refuse') announcements.push({ name: fact.type, data: { compte } });
  if (fact.type === 'resiliation_notee' || fact.type === 'compte_clos') {
    const par_operateur = fact.type === 'compte_clos';
    const data = { compte, mode, fin_le: fact.fin_le, par_operateur };
    announcements.push({ name: 'compte_resilie', data });
  }
  if (fact.type === 'carte_debitee' && fact.imprevue?.apres_fin !== undefined) {
    const { id: facture, apres_fin: fin_le } = fact.imprevue;
    announcements.push({ name: 'debit_apres_fin', data: { compte, facture, fin_le } });
  }
  if (fact.type === 'virement_confirme')
    announcements.push({ name: fact.type, data: { compte, paye_jusqu_au: fact.paye_jusqu_au } });
  if (fact.type === 'echeance_annoncee') {
    const { etape } = fact;
    if (etape !== 'compte_termine')
      announcements.push({ name: etape, data: { compte, mode, paye_jusqu_au: paye_jusqu_au ?? '' } });
    else if (fin_le !== null) announcements.push({ name: etape, data: { compte, mode, fin_le } });
  }
  return announcements;
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
    if (fact.type === 'carte_debitee' && fact.virement_solde !== null) {
      const why = `paid by card up to ${fact.paye_jusqu_au}; announced on ${isoDay(fact.virement_solde)}`;
      return [{ operator: 'card provider', what: 'virement_solde', on, why }];
    }
    if (!('operator' in fact)) return [];
    const { operator, type: what } = fact;
    if (what === 'virement_confirme') return [{ operator, what, on, why: `until ${fact.paye_jusqu_au}` }];
    if (what === 'formule_reprise') return [{ operator, what, on, why: fact.formule }];
    const about = 'vers' in fact ? fact.vers : 'formule' in fact ? fact.formule : null;
    return [{ operator, what, on, why: about === null ? fact.why : `${about}: ${fact.why}` }];
  },
};
