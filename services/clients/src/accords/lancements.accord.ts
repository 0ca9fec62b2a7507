import { type Pair, publishAgain } from '@agence/platform/bus/reconcile';
import type { Platform } from '@agence/platform/service';
import type { Essai } from '@agence/proto/measurement/v1/measurement';
import { unix } from '@agence/words/paris';
import { DOSSIERS, type Dossier, type DossierState, type Issue } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';

/** Whether dossier and tries agree: while it waits, a try runs; after a failure, no try of its revision succeeded. */
const heard = ({ issue, revision }: Dossier, tries: readonly Essai[]): boolean => {
  if (issue === 'en cours') return tries.some(({ etat }) => etat === 'en cours');
  return !tries.some((essai) => essai.etat === 'faite' && essai.revision === revision);
};

/**
 * Reconciles a launch with its measurement. Published again, the launch starts a measurement that never started, under
 * the same id; a finished measurement reports its outcome again.
 */
export const lancementsAccord = (
  { measurement }: Pick<Needs, 'measurement'>,
  { db }: Pick<Platform, 'db'>,
): Pair<DossierState> => ({
  name: 'lancements',
  kind: DOSSIERS,
  where: { 'state.issue': { $in: ['en cours', 'en échec'] satisfies Issue[] } },
  differences: async (client, state) => {
    if (state === null || state.lancee === null || state.issue === 'faite') return [];
    const { compte, revision } = state;
    const { mesure, le, mensuelle = false } = state.lancee;
    const { essais } = await measurement.lireMesures({ compte, client });
    const tries = essais.filter(({ id }) => id === mesure || id.startsWith(`${mesure}_`));
    if (heard(state, tries)) return [];
    const data = { compte, client, revision, mesure, lancee_ts: unix(le), mensuelle };
    return [{ fact: mesure, mend: () => publishAgain(db, { name: 'mesure_lancee', data }) }];
  },
});
