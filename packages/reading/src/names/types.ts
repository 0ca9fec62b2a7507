import type { Who } from '../types.ts';

/** One known business and everything by which an answer may name it. */
export type NameForm = {
  name: string;
  who: Who;
  tokens: string[];
  /** Joined spellings that name it outright. */
  keys: Set<string>;
  /** Words that make it itself once legal forms, generic words, trade and town are taken away, numbers either way. */
  cores: string[][];
  /** Words of the name that are not in the core: legal, generic, trade, town. */
  dropped: Set<string>;
  acronyms: Set<string>;
  /** The network that the name is a branch of: the words before town and district, alone or with the district. */
  stems: Set<string>;
};

/** A known name met in a unit: tokens i to j (excluded). */
export type Hit = {
  form: NameForm;
  i: number;
  j: number;
  how: 'exact' | 'stem' | 'core' | 'misspelt' | 'acronym';
  /** Another kind of business stands before the shared words ("Hôtel Ferréol" for a jeweller). */
  otherKind: boolean;
};
