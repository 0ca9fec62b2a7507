import type { FacturationState } from '../facturation.ts';
import type { Nouvelle } from './debit.rule.ts';

/** An invoice whose prices are of plans neither in force nor asked for: it is paid, and a person must look. */
export const nobodyAsked = (state: FacturationState, nouvelle: Nouvelle): boolean =>
  nouvelle.genre === 'facture' &&
  nouvelle.plans.length > 0 &&
  !nouvelle.plans.some((plan) => plan === state?.plan || plan === state?.formule_demandee);
