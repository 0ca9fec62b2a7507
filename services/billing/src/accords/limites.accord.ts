import { type Pair, publishAgain } from '@agence/platform/bus/reconcile';
import type { Platform } from '@agence/platform/service';
import type { FacturationState } from '../facturation.ts';
import { FACTURATIONS } from '../facturation.ts';
import type { Needs } from '../needs.ts';
import { planDe } from '../plans.ts';

/** Reconciles an account's plan with its portfolio's limits. They may differ while a paid plan is being applied. */
export const limitesAccord = (
  { clients, facturations }: Needs,
  { db }: Pick<Platform, 'db'>,
): Pair<FacturationState> => ({
  name: 'limites',
  kind: FACTURATIONS,
  differences: async (compte, state) => {
    if (state === null || state.formule_payee !== null) return [];
    const { plan } = state;
    const { label: _, ...limites } = planDe(plan);
    const { plafond } = await clients.lirePortefeuille({ compte, actifs: true });
    if (plafond === limites.clients) return [];
    const mend = async () => {
      const { version } = await facturations.read(compte);
      await publishAgain(db, { name: 'limites_fixees', data: { compte, plan, ...limites, version } });
    };
    return [{ fact: plan, mend }];
  },
});
