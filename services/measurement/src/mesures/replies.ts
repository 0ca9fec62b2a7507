import type { Replies } from '@agence/reading';
import type { StoredAnswer } from '../cells/answer.store.ts';
import { isEnded } from '../cells/cell.machine.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { readBy, readingsOf } from './reading-cells.ts';

/** The readings of a measurement: calls, replies, and people's decisions by answer id. */
export type Readings = {
  readonly cells: readonly StoredCell[];
  readonly replies: readonly StoredAnswer[];
  readonly decisions: ReadonlyMap<string, { readonly comptee: boolean; readonly nom?: string }>;
};

export const NO_READINGS: Readings = { cells: [], replies: [], decisions: new Map() };

export const readingsMade = async (
  { cells, answers, citations }: Pick<Needs, 'cells' | 'answers' | 'citations'>,
  mesure: string,
  pour = readingsOf(mesure),
): Promise<Readings> => ({
  cells: await cells.of(pour),
  replies: await answers.of(pour),
  decisions: await citations.of(mesure),
});

/** Replies by answer id. Null for a call that ended without a reply; ids in `unknown` count as such. */
export const repliesByAnswer = (
  { cells, replies, decisions }: Readings,
  unknown: readonly string[] = [],
): ReadonlyMap<string, Replies> => {
  const texts = new Map(replies.map(({ _id, text }) => [_id, text]));
  const ended = cells.filter(isEnded).map((cell) => {
    const text = cell.etat === 'done' && !unknown.includes(cell._id) ? texts.get(cell._id) : undefined;
    return { ...readBy(cell), text: text ?? null };
  });
  return new Map(
    [...Map.groupBy(ended, ({ answer }) => answer)].map(([answer, steps]) => [
      answer,
      {
        ...Object.fromEntries(steps.map(({ step, text }) => [step, text])),
        client: decisions.get(answer)?.comptee,
      },
    ]),
  );
};
