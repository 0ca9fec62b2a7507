import { readFileSync } from 'node:fs';
import { holds, holdsBeginning, type Sorted } from './sorted.ts';

/**
 * The communes, departments and regions of France: 34,800 names from the official geographic code of INSEE (Licence Ouverte
 * 2.0) in the package @etalab/decoupage-administratif 6.0.0 (MIT); communes.main.ts writes the file.
 */
let towns: Sorted | undefined;

const list = (): Sorted => {
  towns ??= { bytes: readFileSync(new URL('./communes.txt', import.meta.url)), between: 0x0a };
  return towns;
};

/** Folded words with single spaces, the article dropped: "ecole valentin", "havre". */
export const isCommune = (name: string): boolean => holds(list(), name);

/** The usual short name of a longer one: "theix" for Theix-Noyalo. */
export const isShortCommune = (name: string): boolean => holdsBeginning(list(), `${name} `);
