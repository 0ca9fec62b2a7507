import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { goesOn, wakes } from '@agence/platform/store/rests';
import type { Conclude } from '../cells/conclude.ts';
import type { Needs } from '../needs.ts';
import { direAttente } from './attente.ts';
import { lancer } from './lancer.ts';
import { reprendreDiagnostic } from './lancer-diagnostic.ts';
import type { Mesure } from './mesure.ts';
import { constaterRetard, reprendre } from './mesures.rule.ts';
import { isServi } from './next-day.ts';
import { readingsOf } from './reading-cells.ts';

/** A measurement that runs for longer than this and its further days is reported late, by the product clock. */
const LATE_MS = 24 * 3_600_000;

/** Retries a failed measurement; it waits while its account is not served. */
const takeUp = async (needs: Needs, id: string, mesure: Mesure, now: Date): Promise<void> => {
  const { compte, client, revision, origine } = mesure;
  if (mesure.diagnostic !== undefined) await reprendreDiagnostic(needs, mesure);
  else if (!(await goesOn(needs.mesures.rests, compte, (account) => isServi(needs, account)))) return;
  else await lancer(needs, { compte, client, revision, origine, lancee: now, essai: mesure.essai + 1 });
  // An operator may order several retries: the time makes each one a command of its own.
  const command_id = `${id}:reprendre:${mesure.reprise_le?.getTime()}`;
  await needs.mesures.carryOut(id, reprendre, { command_id, confirmer: true });
};

/** Concludes measurements and further readings that no worker concluded, reports late and waiting ones, and retries failed ones that are due. */
export const mesuresSweep = (needs: Needs, conclude: Conclude): Sweep => ({
  name: 'mesures',
  every_s: 5,
  run: async (ending) => {
    const { preparations, mesures, clock } = needs;
    const now = clock.now();
    for (const { _id: pour } of unlessEnding(ending, await preparations.toHand()))
      await logAndContinue(needs, pour, () => conclude({ genre: 'preparation', pour }));
    for (const { id, mesure } of unlessEnding(ending, await mesures.running())) {
      await logAndContinue(needs, id, () => conclude({ genre: 'reponse', pour: id }));
      await logAndContinue(needs, id, () => direAttente(needs, id, mesure));
      const late =
        now.getTime() - mesure.lancee.getTime() > LATE_MS * (mesure.jours ?? 1) && !mesure.en_retard;
      const command = { command_id: `${id}:retard`, confirmer: true };
      if (late)
        await logAndContinue(
          needs,
          id,
          async () => void (await mesures.carryOut(id, constaterRetard, command)),
        );
    }
    for (const { id, mesure } of unlessEnding(ending, await mesures.rereading())) {
      const pour = readingsOf(id, mesure.relecture ?? undefined);
      await logAndContinue(needs, id, () => conclude({ genre: 'lecture', pour }));
    }
    for (const { id, mesure } of unlessEnding(ending, await mesures.toTakeUp(now)))
      await logAndContinue(needs, id, () => takeUp(needs, id, mesure, now));
  },
});

export const reveils = (needs: Needs): Sweep =>
  wakes(needs.mesures.rests, (compte) => isServi(needs, compte));
