import { fr } from '@agence/gesture';
import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { answerCells } from './answer-cells.ts';
import { createCells } from './create-cells.ts';
import { dayOf } from './days.ts';
import { planDe, remettreEtats } from './lancer.ts';
import type { Mesure } from './mesure.ts';
import { annuler } from './mesures.rule.ts';

/** A measurement whose account is not served for longer gives way to the next one. */
const WAITS_DAYS = 30;

const DETAIL_ARRETEE = fr`La mesure a été arrêtée, parce que votre compte n'a pas été servi assez longtemps pour la finir ; la suivante part dès qu'il l'est.`;

export const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};

/** Whether another day may begin: the client is still there, and its account served. A measurement without hope ends. */
const goesOn = async (needs: Needs, id: string, mesure: Mesure): Promise<boolean> => {
  const { mesures, clock } = needs;
  const at = clock.now();
  // Clients knows by itself that a removed client is measured no more.
  if ((await planDe(needs, mesure)) !== null) {
    if (await isServi(needs, mesure.compte)) return true;
    if (at < daysLater(mesure.lancee, WAITS_DAYS)) return false;
    const outcome = { command_id: `${id}:arretee`, issue: 'en échec', detail: DETAIL_ARRETEE };
    await remettreEtats(needs, mesure, outcome);
  }
  await mesures.carryOut(id, annuler, { command_id: `${id}:annuler`, confirmer: true, at });
  return false;
};

/** Creates the calls that are due and missing: the launch stopped early, or another day came. Missed days come with it. */
export const nextDay = async (needs: Needs, id: string, mesure: Mesure, created: number): Promise<void> => {
  const day = dayOf(mesure, needs.clock.now());
  if (created >= answerCells(id, mesure, 0, day).length) return;
  if (day === 1 || (await goesOn(needs, id, mesure))) await createCells(needs, id, mesure);
};
