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
import { adresseDe } from '../sources/adresse.ts';
import type { Mesure } from './mesure.ts';

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

/** The client and the question for which an answer is read. */
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
