import { validity } from '../ai/validity.ts';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { answerCells } from './answer-cells.ts';
import { effacerSiEfface } from './effacer-client.ts';
import { essaiDe, type Plan } from './mesure.ts';

/** The valid answers of the try before, by what was asked of whom, how often. */
const heard = async (
  { mesures, cells, answers }: Needs,
  { origine, essai }: Plan,
): Promise<(of: StoredCell, plan: Plan) => StoredAnswer | undefined> => {
  const before = essaiDe(origine, essai - 1);
  const { state } = essai > 1 ? await mesures.read(before) : { state: null };
  if (state === null) return () => undefined;
  const valid = new Map(
    (await answers.of(before)).filter((one) => validity(one).valid).map((one) => [one._id, one]),
  );
  const asked = (plan: Plan, { n, model, repeat }: StoredCell) =>
    JSON.stringify([plan.questions.find((one) => one.n === n)?.question, model, repeat]);
  const done = (await cells.of(before)).filter(({ etat }) => etat === 'done');
  const known = new Map(done.map((cell) => [asked(state, cell), valid.get(cell._id)]));
  return (cell, plan) => known.get(asked(plan, cell));
};

/**
 * The calls of a measurement. Of a second try, what the first one was answered is kept, and counts: only what is missing is
 * asked. Done again, it is the same.
 */
export const createCells = async (needs: Needs, pour: string, plan: Plan): Promise<void> => {
  const { cells, answers, databaseNow } = needs;
  const created = await databaseNow();
  const before = await heard(needs, plan);
  const all = answerCells(pour, plan, created).map((cell) => ({ cell, answer: before(cell, plan) }));
  const taken = all.flatMap(({ cell: { _id }, answer }) =>
    answer === undefined ? [] : [{ ...answer, _id, pour, raw: null, repris: true as const }],
  );
  await answers.take(taken);
  await cells.create(
    all.map(({ cell, answer }) => (answer === undefined ? cell : { ...cell, etat: 'done', ended: created })),
  );
  await effacerSiEfface(needs, plan);
};
