import type { Part } from '@agence/look/courbe';

/** Why two measurements in a row are not compared: other models or versions, another reading, other questions. */
export type Rupture = 'ias' | 'lecture' | 'questions';

/** A measurement in the course of months. `date` is a day in Paris, YYYY-MM-DD; `mois`: the month of most of its days. */
export type MoisMesure = Part & {
  date: string;
  mois?: string | undefined;
  /** Answers that cite the client first; null when they were not counted then. */
  premier: number | null;
  /** Mentions of the client, and of all businesses followed; absent when they were not counted then. */
  voix?: { client: number; tous: number };
  /** What changed since the measurement before. */
  ruptures: Rupture[];
  /** The questions that are still asked in the same words. */
  questions: (Part & { n: number })[];
};
