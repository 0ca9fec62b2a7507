import type { FacturationState } from '../facturation.ts';
import type { Facture, Nouvelle } from './nouvelle.ts';

/** An invoice whose prices are of plans neither in force nor asked for: it is paid, and a person must look. */
export const nobodyAsked = (state: FacturationState, nouvelle: Nouvelle): nouvelle is Facture =>
  nouvelle.genre === 'facture' &&
  nouvelle.plans.length > 0 &&
  !nouvelle.plans.some((plan) => plan === state?.plan || plan === state?.formule_demandee);
