import { hash } from 'node:crypto';
import type { ModelReading, NextStep, ReadingContext, Replies, readByModel } from '@agence/reading';
import type { StoredAnswer } from '../cells/answer.store.ts';
import { isEnded } from '../cells/cell.machine.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import type { Citation } from '../readings/decisions/citation.store.ts';
import { adresseDe } from '../sources/adresse.ts';
import type { Mesure } from './mesure.ts';
import { readBy, readingsOf } from './reading-cells.ts';

/** The readings of a measurement: calls, replies, and people's decisions by answer id. */
export type Readings = {
  readonly cells: readonly StoredCell[];
  readonly replies: readonly StoredAnswer[];
  readonly decisions: ReadonlyMap<string, Pick<Citation, 'comptee' | 'nom'>>;
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
  const replyTo = new Map(replies.map(({ _id, text }) => [_id, text]));
  const ended = cells.filter(isEnded).map((cell) => {
    const known = cell.etat === 'done' && !unknown.includes(cell._id);
    return { ...readBy(cell), text: known ? (replyTo.get(cell._id) ?? null) : null };
  });
  const byAnswer = [...Map.groupBy(ended, ({ answer }) => answer)].map(([answer, steps]) => {
    const texts = Object.fromEntries(steps.map(({ step, text }) => [step, text]));
    return [answer, { ...texts, client: decisions.get(answer)?.comptee }] as const;
  });
  return new Map(byAnswer);
};

const KEPT = 1_000;
/** Cache of steps by input: the check for open readings and the conclusion compute the same steps. */
const kept = new Map<string, NextStep>();

const remembering =
  (read: typeof readByModel): typeof readByModel =>
  (...given) => {
    const key = hash('sha256', JSON.stringify(given));
    const known = kept.get(key);
    if (known !== undefined) return known;
    const step = read(...given);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, step);
    return step;
  };

/** Loaded on demand, because the reader is most of this service's code. */
export const loadReader = async () => {
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
