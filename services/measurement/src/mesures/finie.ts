import { fr } from '@agence/gesture';
import { daysLater } from '@agence/words/paris';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { answerCells, countOfAnswers } from './answer-cells.ts';
import { createCells } from './create-cells.ts';
import { dayOf } from './days.ts';
import { planDe, remettreEtats } from './lancer.ts';
import type { Figee, Mesure } from './mesure.ts';
import { annuler, figer } from './mesures.rule.ts';
import { readOn } from './next-readings.ts';
import { readingsMade } from './read.ts';
import { allReadingsOf } from './reading-cells.ts';

/** A measurement whose account is not served for longer gives way to the next one. */
const WAITS_DAYS = 30;

const DETAIL_ARRETEE = fr`La mesure a été arrêtée, parce que votre compte n'a pas été servi assez longtemps pour la finir ; la suivante part dès qu'il l'est.`;

/** The command of a conclusion step; the same id makes a repeated step harmless. */
export const order = (command_id: string) => ({ command_id, confirmer: true });

export const isServi = async ({ accounts }: Needs, compte: string): Promise<boolean> => {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' && result.value.servi;
};

/** Whether another day may begin: the client is still there, and its account served. A measurement without hope ends. */
const goesOn = async (needs: Needs, id: string, mesure: Mesure): Promise<boolean> => {
  const at = needs.clock.now();
  // Clients knows by itself that a removed client is measured no more.
  if ((await planDe(needs, mesure)) !== null) {
    if (await isServi(needs, mesure.compte)) return true;
    if (at < daysLater(mesure.lancee, WAITS_DAYS)) return false;
    const outcome = { command_id: `${id}:arretee`, issue: 'en échec', detail: DETAIL_ARRETEE };
    await remettreEtats(needs, mesure, outcome);
  }
  await needs.mesures.carryOut(id, annuler, { ...order(`${id}:annuler`), at });
  return false;
};

/** Creates the calls that are due and missing: the launch stopped early, or another day came. Missed days come with it. */
const nextDay = async (needs: Needs, id: string, mesure: Mesure, created: number): Promise<void> => {
  const day = dayOf(mesure, needs.clock.now());
  if (created >= answerCells(id, mesure, 0, day).length) return;
  if (day === 1 || (await goesOn(needs, id, mesure))) await createCells(needs, id, mesure);
};

/** The time of the conclusion, and the calls whose outcome was unknown then; the first values stay. */
const fige = async ({ mesures, clock }: Needs, id: string, all: readonly StoredCell[]): Promise<Figee> => {
  const inconnues = all.filter(({ etat }) => etat === 'indeterminate').map(({ _id }) => _id);
  const command = { ...order(`${id}:figer`), figee: { at: clock.now(), inconnues } };
  const outcome = await mesures.carryOut(id, figer, command);
  return 'proposal' in outcome ? outcome.proposal : command.figee;
};

/** A measurement without open calls, with the facts for its conclusion. */
export type Finie = NonNullable<Awaited<ReturnType<typeof advance>>>;

/**
 * Creates the calls and readings that are due. Returns the measurement once none is open. Null: one is open, or the
 * measurement is already concluded or cancelled.
 */
export const advance = async (needs: Needs, id: string) => {
  const { mesures, cells, answers } = needs;
  const { state: mesure } = await mesures.read(id);
  // Erased while calls were in progress: answers stored since then are deleted.
  if (mesure?.etat === 'annulée' && mesure.questions.length === 0)
    for (const pour of [id, ...allReadingsOf(id, mesure)]) await answers.forget(pour);
  if (mesure === null || mesure.etat !== 'en cours') return null;
  const created = await cells.count(id);
  if (created < countOfAnswers(mesure)) {
    await nextDay(needs, id, mesure, created);
    return null;
  }
  if (await cells.live(id)) return null;
  const all: readonly StoredCell[] = await cells.of(id);
  if (await readOn(needs, id, mesure, all)) return null;
  const readings = await readingsMade(needs, id);
  return { id, mesure, figee: await fige(needs, id, [...all, ...readings.cells]), all, readings };
};
