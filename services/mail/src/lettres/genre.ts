import type { Envoyeur, Lettre } from './lettre.ts';
import * as LETTRES from './lettres.ts';

const PAR_GENRE = { ...LETTRES };

export type Genre = keyof typeof PAR_GENRE;

/** What a letter needs beside the facts that every letter has. */
export type Faits<K extends Genre> = Omit<Parameters<(typeof PAR_GENRE)[K]>[0], keyof Envoyeur>;

export const lettreDe = <K extends Genre>(genre: K, from: Envoyeur, facts: Faits<K>): Lettre =>
  (PAR_GENRE[genre] as (all: object) => Lettre)({ ...from, ...facts });
