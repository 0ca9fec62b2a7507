import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { countOfAnswers } from './answer-cells.ts';
import type { Figee, Mesure } from './mesure.ts';
import { figer } from './mesures.rule.ts';
import { nextDay } from './next-day.ts';
import { readOn } from './next-readings.ts';
import { type Readings, readingsMade } from './read.ts';
import { allReadingsOf } from './reading-cells.ts';

/** A measurement without open calls, with the facts for its conclusion. */
export type Finie = {
  readonly id: string;
  readonly mesure: Mesure;
  readonly figee: Figee;
  readonly all: readonly StoredCell[];
  readonly readings: Readings;
};

/** The command of a conclusion step; the same id makes a repeated step harmless. */
export const order = (command_id: string) => ({ command_id, confirmer: true });

/** The measurement to conclude now; null while a call is open, and once it is concluded. */
export const finie = async (needs: Needs, id: string): Promise<Finie | null> => {
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
  const all = await cells.of(id);
  if (await readOn(needs, id, mesure, all)) return null;
  const readings = await readingsMade(needs, id);
  return { id, mesure, figee: await fige(needs, id, [...all, ...readings.cells]), all, readings };
};

/** The time of the conclusion, and the calls whose outcome was unknown then; the first values stay. */
const fige = async ({ mesures, clock }: Needs, id: string, all: readonly StoredCell[]): Promise<Figee> => {
  const inconnues = all.filter(({ etat }) => etat === 'indeterminate').map(({ _id }) => _id);
  const command = { ...order(`${id}:figer`), figee: { at: clock.now(), inconnues } };
  const outcome = await mesures.carryOut(id, figer, command);
  return 'proposal' in outcome ? outcome.proposal : command.figee;
};
