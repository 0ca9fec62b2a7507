import type {
  ModelReading,
  NextStep,
  ReadingContext,
  Replies,
  readAnswer,
  readByModel,
} from '@agence/reading';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { Mesure } from './mesure.ts';

export type Reader = { readonly readAnswer: typeof readAnswer; readonly readByModel: typeof readByModel };

/** Loaded by the first measurement whose answers are read: it is most of this service's code. */
export const loadReader = (): Promise<Reader> => import('@agence/reading');

/** For whom an answer is read, and what was asked. */
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
    sources: sources.map(({ url }) => url),
  };
};

/** The reading that these replies make; a step that they lack was not taken, and is not any more. */
export const readingOf = (next: (replies: Replies) => NextStep, replies: Replies): ModelReading => {
  const step = next(replies);
  return 'reading' in step ? step.reading : readingOf(next, { ...replies, [step.ask]: null });
};
