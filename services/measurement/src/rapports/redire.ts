import type { Plan } from '../mesures/mesure.ts';
import { readingsMade } from '../mesures/replies.ts';
import type { Needs } from '../needs.ts';
import { conclureRapport } from './conclure-rapport.ts';

/** A launch event came again, since clients may have lost the outcome: hands in the last try's outcome again. */
export const redire = async (
  needs: Needs,
  { client, origine }: Pick<Plan, 'client' | 'origine'>,
): Promise<void> => {
  const tries = await needs.mesures.readMany({ 'state.client': client, 'state.origine': origine });
  const last = tries.toSorted((a, b) => (a.state?.essai ?? 0) - (b.state?.essai ?? 0)).at(-1);
  if (last?.state == null || last.state.etat === 'en cours' || last.state.figee === null) return;
  const { _id: id, state: mesure } = last;
  const { figee } = last.state;
  const [all, readings] = [await needs.cells.of(id), await readingsMade(needs, id)];
  await conclureRapport(needs, { id, mesure, figee, all, readings });
};
