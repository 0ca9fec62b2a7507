import { validity } from '../ai/validity.ts';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { answerCells } from './answer-cells.ts';
import { dayOf } from './days.ts';
import { effacerSiEfface } from './effacer-client.ts';
import { essaiDe, type Plan } from './mesure.ts';
import { readBy, readingCall, readingsOf, seedOf } from './reading-cells.ts';

type Heard = { readonly answer: StoredAnswer; readonly replies: readonly StoredAnswer[] };

/** Finds the valid answer of the previous try for the same question, model and repeat. */
const heard = async (
  { mesures, cells, answers }: Needs,
  { origine, essai }: Plan,
): Promise<(cell: StoredCell, plan: Plan) => Heard | undefined> => {
  const before = essaiDe(origine, essai - 1);
  const { state } = essai > 1 ? await mesures.read(before) : { state: null };
  if (state === null) return () => undefined;
  const replies = Map.groupBy(await answers.of(readingsOf(before)), (reply) => readBy(reply).answer);
  const given = (await answers.of(before)).filter((answer) => validity(answer).valid);
  const valid = new Map(given.map((answer) => [answer._id, answer]));
  const asked = (plan: Plan, { n, model, repeat }: StoredCell) =>
    JSON.stringify([plan.questions.find((row) => row.n === n)?.question, model, repeat]);
  const done = (await cells.of(before)).filter(({ etat }) => etat === 'done');
  const known = new Map(done.map((cell) => [asked(state, cell), valid.get(cell._id)]));
  return (cell, plan) => {
    const answer = known.get(asked(plan, cell));
    if (answer === undefined) return undefined;
    // A reply is reused only for the same reader and the same seed, which sets the order of names.
    const same = plan.lecteur === state.lecteur && seedOf(plan, cell._id) === seedOf(state, answer._id);
    return { answer, replies: same ? (replies.get(answer._id) ?? []) : [] };
  };
};

const taken = (answer: StoredAnswer, { _id, pour }: StoredCell): StoredAnswer => ({
  ...answer,
  _id,
  pour,
  raw: null,
  repris: true,
});

const again = (cell: StoredCell, { answer, replies }: Heard, at: number) => {
  const readings = replies.flatMap((reply) => {
    const call = readingCall(cell, readBy(reply).step, at);
    return call === null ? [] : [{ cell: call, answer: reply }];
  });
  const kept = [{ cell, answer }, ...readings];
  return {
    cells: kept.map((own) => ({ ...own.cell, etat: 'done' as const, ended: at })),
    answers: kept.map((own) => taken(own.answer, own.cell)),
  };
};

/** Creates the cells of a measurement, of its days so far; a later try keeps the valid answers of the previous one. */
export const createCells = async (needs: Needs, pour: string, plan: Plan): Promise<void> => {
  const { cells, answers, databaseNow, clock } = needs;
  const created = await databaseNow();
  const before = await heard(needs, plan);
  const all = answerCells(pour, plan, created, dayOf(plan, clock.now())).map((cell) => {
    const known = before(cell, plan);
    return known === undefined ? { cells: [cell], answers: [] } : again(cell, known, created);
  });
  await answers.take(all.flatMap((entry) => entry.answers));
  await cells.create(all.flatMap((entry) => entry.cells));
  await effacerSiEfface(needs, plan);
};
