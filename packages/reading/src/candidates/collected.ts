import type { Unit } from '../document/types.ts';
import type { DomainHit } from '../names/domains.ts';
import type { Entry, Makes } from './entries.ts';
import type { TableNames } from './tables.ts';
import type { Candidate } from './types.ts';

/** Every possible business of an answer, with the structure that decides about it. */
export type Collected = {
  units: readonly Unit[];
  known: Candidate[];
  unknown: Candidate[];
  domains: { unit: Unit; hit: DomainHit }[];
  entries: Entry[];
  tables: TableNames[];
  /** The entry that a candidate heads. */
  entryOf: Map<Candidate, Entry>;
  /** By unit index: the first token of each declared name. */
  knownStarts: number[][];
  /** Layouts of the entries that declared names head. */
  makes: Makes;
};
