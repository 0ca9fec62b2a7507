import { newCommand } from '@agence/gesture/handler';
import { type Pair, publishAgain, reconciling } from '@agence/platform/bus/reconcile';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import type { Platform } from '@agence/platform/service';
import { dayPlus } from '@agence/words/paris';
import { echeances, FIN_DITE_JOURS, PREAVIS } from './echeances/echeances.rule.ts';
import { FACTURATIONS, type FacturationState } from './facturation.ts';
import { momentOf, type Needs } from './needs.ts';
import { planDe } from './plans.ts';

/** Announces what time changed in accounts whose paid-up-to date is near or past, or that have ended. */
export const echeancesSweep = (needs: Needs): Sweep => ({
  name: 'echeances',
  every_s: 60,
  run: async (ending) => {
    const { facturations } = needs;
    const { today } = momentOf(needs);
    const near = await facturations.echeances(dayPlus(today, PREAVIS));
    const ended = await facturations.finies(dayPlus(today, -FIN_DITE_JOURS), today);
    for (const compte of unlessEnding(ending, [...near, ...ended]))
      await facturations.carryOut(compte, echeances, { today, ...newCommand() });
  },
});

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

/** Timed work: due announcements, and reconciliation with the portfolio. */
export const sweeps = (needs: Needs, parts: Pick<Platform, 'db' | 'log'>): readonly Sweep[] => [
  echeancesSweep(needs),
  reconciling(parts, limitesAccord(needs, parts)),
];
