import { readFileSync } from 'node:fs';
import { holds, holdsBeginning, type Sorted } from './sorted.ts';

/**
 * The communes, departments and regions of France: 34,800 names from the official geographic code of INSEE (Licence Ouverte
 * 2.0) in the package @etalab/decoupage-administratif 6.0.0 (MIT); ../communes.main.ts writes the file.
 */
let towns: Sorted | undefined;

const list = (): Sorted => {
  towns ??= { bytes: readFileSync(new URL('./communes.txt', import.meta.url)), between: 0x0a };
  return towns;
};

/** The names asked about last are kept. */
const kept = new Map<string, boolean>();
const [KEPT, LONGEST] = [20_000, 40];

/** Folded words with single spaces, the article dropped: "ecole valentin", "havre". */
export function isCommune(name: string): boolean {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const found = holds(list(), name);
  if (kept.size >= KEPT) kept.clear();
  if (name.length <= LONGEST) kept.set(name, found);
  return found;
}

const keptShort = new Map<string, boolean>();

/** The usual short name of a longer one: "theix" for Theix-Noyalo. */
export function isShortCommune(name: string): boolean {
  const known = keptShort.get(name);
  if (known !== undefined) return known;
  const found = holdsBeginning(list(), `${name} `);
  if (keptShort.size >= KEPT) keptShort.clear();
  if (name.length <= LONGEST) keptShort.set(name, found);
  return found;
}
