import { fr } from '@agence/gesture';
import { isoDay, readableDay, unix } from '@agence/platform/paris';
import type { Needs } from '../needs.ts';
import type { Mesure } from './mesure.ts';
import { constaterPlafond } from './plafond.rule.ts';

/** Tells clients, once a day, that the day's ceiling of calls holds a measurement back until the next. */
export const direPlafond = async (needs: Needs, id: string, mesure: Mesure): Promise<void> => {
  const { cells, mesures, dossiers, clock } = needs;
  const { compte, client, revision, origine, lancee } = mesure;
  const jour = isoDay(clock.now());
  if (mesure.plafond_le === jour || mesure.diagnostic !== undefined || !(await cells.blocked(id, jour)))
    return;
  const command_id = `${id}:plafond:${jour}`;
  await dossiers.remettreEtats({
    ...{ compte, client, revision, command_id },
    mesure: origine,
    mesuree_ts: unix(lancee),
    issue: 'en cours',
    etats: [],
    documents: [],
    detail: fr`Le plafond d'appels aux IA du ${readableDay(jour)} est atteint ; la mesure reprend d'elle-même le lendemain.`,
  });
  await mesures.carryOut(id, constaterPlafond, { command_id, confirmer: true, jour });
};
