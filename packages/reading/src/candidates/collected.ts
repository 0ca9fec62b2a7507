import type { Unit } from '../document/types.ts';
import type { DomainHit } from '../names/domains.ts';
import type { Entry, Makes } from './entries.ts';
import type { Fields } from './fields.ts';
import type { TableNames } from './tables.ts';
import type { Candidate } from './types.ts';

/** Everything in the answer that may be a business, with the entry that it heads if any. */
export type Collected = {
  units: readonly Unit[];
  known: Candidate[];
  unknown: Candidate[];
  domains: { unit: Unit; hit: DomainHit }[];
  entries: Entry[];
  fields: Fields;
  tables: TableNames[];
  /** The entry that a candidate heads. */
  entryOf: Map<Candidate, Entry>;
  /** Per unit, the first tokens of the known names in it. */
  knownStarts: number[][];
  /** How the entries of known names are made. */
  makes: Makes;
};

export const nothingCollected = (): Collected => ({
  units: [],
  known: [],
  unknown: [],
  domains: [],
  entries: [],
  fields: { labels: new Map(), cards: new Set(), groups: new Set() },
  tables: [],
  entryOf: new Map(),
  knownStarts: [],
  makes: new Map(),
});
