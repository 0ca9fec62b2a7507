import type { FacturationState } from '../facturation.ts';
import type { Facture, Nouvelle } from './nouvelle.ts';

/** An invoice whose prices are of no plan that is in force or asked for: it is paid, and a person must look. */
export const nobodyAsked = (state: FacturationState, nouvelle: Nouvelle): nouvelle is Facture =>
  nouvelle.genre === 'facture' &&
  (nouvelle.plans.length > 0 || nouvelle.sans_plan === true) &&
  !nouvelle.plans.some((plan) => plan === state?.plan || plan === state?.formule_demandee);
