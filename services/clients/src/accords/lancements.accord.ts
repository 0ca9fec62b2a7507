import { type Pair, publishAgain } from '@agence/platform/reconcile';
import type { Platform } from '@agence/platform/service';
import { unix } from '@agence/words/paris';
import { DOSSIERS, type DossierState } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';

/** A launch that is under way, and the measurement of that id. Told again, it is the same measurement. */
export const lancementsAccord = (
  { measurement }: Pick<Needs, 'measurement'>,
  { db }: Pick<Platform, 'db'>,
): Pair<DossierState> => ({
  name: 'lancements',
  kind: DOSSIERS,
  differences: async (client, state) => {
    if (state === null || state.lancee === null || state.issue !== 'en cours') return [];
    const { compte, revision } = state;
    const { mesure, le } = state.lancee;
    const { mesures } = await measurement.lireMesures({ compte, client });
    if (mesures.includes(mesure)) return [];
    const data = { compte, client, revision, mesure, lancee_ts: unix(le) };
    return [{ fact: mesure, mend: () => publishAgain(db, { name: 'mesure_lancee', data }) }];
  },
});
