import { createHash } from 'node:crypto';
import type {
  ModelReading,
  NextStep,
  ReadingContext,
  Replies,
  readAnswer,
  readByModel,
} from '@agence/reading';
import type { StoredAnswer } from '../cells/answer.store.ts';
import { isEnded } from '../cells/cell.machine.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { adresseDe } from '../sources/adresse.ts';
import type { Mesure } from './mesure.ts';
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

export type Reader = { readonly readAnswer: typeof readAnswer; readonly readByModel: typeof readByModel };

const KEPT = 1_000;
/** Cache of steps by input: the check for open readings and the conclusion compute the same steps. */
const kept = new Map<string, NextStep>();

const remembering =
  (read: typeof readByModel): typeof readByModel =>
  (...given) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const step = read(...given);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, step);
    return step;
  };

/** Loaded on demand, because the reader is most of this service's code. */
export const loadReader = async (): Promise<Reader> => {
  const { readAnswer, readByModel } = await import('@agence/reading');
  return { readAnswer, readByModel: remembering(readByModel) };
};

export const contextOf = (
  { fiche }: Pick<Mesure, 'fiche'>,
  question: string,
  { sources }: StoredAnswer,
): ReadingContext => {
  const { entreprise, site_web: site, ville, metier, concurrents } = fiche;
  return {
    client: { entreprise, site, ville, metier },
    concurrents,
    question,
    sources: sources.map(adresseDe).filter((url) => url !== null),
  };
};

/** The reading from these replies. A missing reply counts as null, because its step will not be made any more. */
export const readingOf = (next: (replies: Replies) => NextStep, replies: Replies): ModelReading => {
  const step = next(replies);
  return 'reading' in step ? step.reading : readingOf(next, { ...replies, [step.ask]: null });
};
