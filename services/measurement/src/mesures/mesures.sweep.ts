import { logAndContinue } from '@agence/platform/log-and-continue';
import { goesOn, wakes } from '@agence/platform/rests';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import type { Conclude } from '../cells/conclude.ts';
import type { Needs } from '../needs.ts';
import { direAttente } from './attente.ts';
import { lancer } from './lancer.ts';
import { reprendreDiagnostic } from './lancer-diagnostic.ts';
import type { Mesure } from './mesure.ts';
import { constaterRetard, reprendre } from './mesures.rule.ts';

/** After this long a running measurement is told to be late, by the product clock. */
const LATE_MS = 24 * 3_600_000;

const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};

/** One more try of a measurement that failed; those of an account that is not served rest until it is. */
const takeUp = async (needs: Needs, id: string, mesure: Mesure, now: Date): Promise<void> => {
  const { compte, client, revision, origine } = mesure;
  if (mesure.diagnostic !== undefined) await reprendreDiagnostic(needs, mesure);
  else if (!(await goesOn(needs.mesures.rests, compte, (one) => isServi(needs, one)))) return;
  else await lancer(needs, { compte, client, revision, origine, lancee: now, essai: mesure.essai + 1 });
  // A person may ask for it again: each time is a command of its own.
  const command_id = `${id}:reprendre:${mesure.reprise_le?.getTime()}`;
  await needs.mesures.carryOut(id, reprendre, { command_id, confirmer: true });
};

/** Concludes what no worker concluded, tells what is late or held back by the day's ceiling, and takes up what failed the day before. */
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
      const late = now.getTime() - mesure.lancee.getTime() > LATE_MS && !mesure.en_retard;
      const command = { command_id: `${id}:retard`, confirmer: true };
      if (late)
        await logAndContinue(
          needs,
          id,
          async () => void (await mesures.carryOut(id, constaterRetard, command)),
        );
    }
    for (const { id, mesure } of unlessEnding(ending, await mesures.toTakeUp(now)))
      await logAndContinue(needs, id, () => takeUp(needs, id, mesure, now));
  },
});

export const reveils = (needs: Needs): Sweep =>
  wakes(needs.mesures.rests, (compte) => isServi(needs, compte));
