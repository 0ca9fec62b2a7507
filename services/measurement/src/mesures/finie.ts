import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { countOfAnswers } from './answer-cells.ts';
import { createCells } from './create-cells.ts';
import type { Figee, Mesure } from './mesure.ts';
import { figer } from './mesures.rule.ts';
import { readOn } from './next-readings.ts';
import { readingsOf } from './reading-cells.ts';
import { type Readings, readingsMade } from './replies.ts';

/** A measurement of which no call is open any more, with what is concluded from. */
export type Finie = {
  readonly id: string;
  readonly mesure: Mesure;
  readonly figee: Figee;
  readonly all: readonly StoredCell[];
  readonly readings: Readings;
};

/** The command of a step of the conclusion, the same however often it is taken. */
export const order = (command_id: string) => ({ command_id, confirmer: true });

/** What is to be concluded now; null as long as a call is open, and once it was concluded. */
export const finie = async (needs: Needs, id: string): Promise<Finie | null> => {
  const { mesures, cells, answers } = needs;
  const { state: mesure } = await mesures.read(id);
  // Erased while its calls were out: what was answered since goes too.
  if (mesure?.etat === 'annulée' && mesure.questions.length === 0)
    for (const pour of [id, readingsOf(id)]) await answers.forget(pour);
  if (mesure === null || mesure.etat !== 'en cours') return null;
  if ((await cells.count(id)) < countOfAnswers(mesure)) {
    // Its launch died before all of them were written.
    await createCells(needs, id, mesure);
    return null;
  }
  if (await cells.live(id)) return null;
  const all = await cells.of(id);
  if (await readOn(needs, id, mesure, all)) return null;
  const readings = await readingsMade(needs, id);
  return { id, mesure, figee: await fige(needs, id, [...all, ...readings.cells]), all, readings };
};

/** The moment of the conclusion and the outcomes that were unknown then, as they were fixed first. */
const fige = async ({ mesures, clock }: Needs, id: string, all: readonly StoredCell[]): Promise<Figee> => {
  const inconnues = all.filter(({ etat }) => etat === 'indeterminate').map(({ _id }) => _id);
  const command = { ...order(`${id}:figer`), figee: { at: clock.now(), inconnues } };
  const outcome = await mesures.carryOut(id, figer, command);
  return 'proposal' in outcome ? outcome.proposal : command.figee;
};
