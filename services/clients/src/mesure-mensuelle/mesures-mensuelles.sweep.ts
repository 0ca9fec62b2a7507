import { opaqueId } from '@agence/platform/opaque-id';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { isoDay, unix } from '@agence/words/paris';
import type { Due } from '../clients.store.ts';
import { isServi, type Needs } from '../needs.ts';
import { mesurerDeNouveau } from './mesurer-de-nouveau.rule.ts';

const lancer = async ({ dossiers, portefeuilles, clock }: Needs, compte: string, { id, echeance }: Due) => {
  const { state } = await portefeuilles.read(compte);
  const now = clock.now();
  await dossiers.carryOut(id, mesurerDeNouveau, {
    command_id: `mensuelle:${id}:${isoDay(echeance)}`,
    confirmer: true,
    actif: state.clients.some((client) => client.id === id && client.actif),
    servi: true,
    mesure: opaqueId('m'),
    now,
    now_ts: unix(now),
  });
};

/** Measures every covered client again each month on its day; the clients of an account that is not served wait until it is. */
export const mesuresMensuelles = (needs: Needs): Sweep => ({
  name: 'mesures_mensuelles',
  every_s: 10,
  run: async (ending) => {
    const now = needs.clock.now();
    for (const compte of unlessEnding(ending, await needs.dossiers.accountsDue(now))) {
      try {
        if (!(await isServi(needs, compte))) continue;
        const due = await needs.dossiers.due(compte, now);
        for (const one of unlessEnding(ending, due)) await lancer(needs, compte, one);
      } catch (fault) {
        needs.log.warn(
          { compte, fault: String(fault) },
          'monthly measurements of this account wait for the next sweep',
        );
      }
    }
  },
});
