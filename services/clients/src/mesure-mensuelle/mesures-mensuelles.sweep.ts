import type { Sweep } from '@agence/platform/process/sweeper';
import { isoDay } from '@agence/words/paris';
import { sweepServed } from '../lancements/sweep-served.ts';
import type { Needs } from '../needs.ts';
import { mesurerDeNouveau } from './mesurer-de-nouveau.rule.ts';

/** Measures every covered client again each month on its day. */
export const mesuresMensuelles = (needs: Needs): Sweep => ({
  name: 'mesures_mensuelles',
  every_s: 10,
  run: async (ending) => {
    const { dossiers, clock } = needs;
    const now = clock.now();
    await sweepServed(needs, ending, {
      comptes: await dossiers.accountsDue(now),
      due: (compte) => dossiers.due(compte, now),
      launch: ({ id, echeance }, order) => {
        const command_id = `mensuelle:${id}:${isoDay(echeance)}`;
        return dossiers.carryOut(id, mesurerDeNouveau, { ...order, command_id });
      },
      what: 'monthly measurements',
    });
  },
});
