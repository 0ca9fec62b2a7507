import { propose } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import type { FacturationRule } from '../facturation.facts.ts';
import { planDe } from '../plans.ts';

export type AppliquerFormule = {
  /** The plan that the portfolio was asked about, and whether it fits there. */
  readonly vers: string;
  readonly fits: boolean;
  readonly now: Date;
  readonly today: string;
};

/** Records the portfolio's answer to a paid plan: it takes effect, or the former one stays and a person is told. */
export const appliquerFormule: FacturationRule<AppliquerFormule> = (state, command) => {
  const { vers, fits, now: le, today } = command;
  // Another process applied it meanwhile, or another plan was paid since.
  if (state === null || state.formule_payee !== vers) return propose({});
  if (!fits) return propose({}, [{ type: 'formule_gardee', vers, le }]);
  const etat = etatPaiement(state, today);
  return propose({}, [{ type: 'formule_appliquee', vers, limites: planDe(vers), etat }]);
};
