import type { Unit } from '../document/types.ts';
import type { NameForm } from '../names/forms.ts';
import type { Who } from '../types.ts';

/** A possible business at tokens i to j (excluded) of a unit. */
export type Candidate = {
  unit: Unit;
  i: number;
  j: number;
  name: string;
  who: Who;
  form: NameForm | null;
  how: 'exact' | 'stem' | 'core' | 'misspelt' | 'acronym' | 'domain' | 'unknown';
  /** It is the head of an entry: list item, card, heading, cell, bold paragraph. */
  head: boolean;
  /** It is in bold, italic or a link. */
  emphasised: boolean;
  /** Place after the name, or another word: "Babilou [Patte-d'Oie]"; empty without. */
  branch: string;
  /** `branch` may be a word of another business name instead of a place. */
  doubtful: boolean;
};

/** Characters before a name that patterns still read. */
export const BEFORE = 90;

/** The folded text around a candidate: its sentence and the sentences after it. */
export type Around = {
  /** The end of `before`, about {@link BEFORE} characters, for patterns that end at the name. */
  tail: string;
  before: string;
  after: string;
  next: string;
  /** At most 480 characters after the sentence, up to a sentence that names a declared business. */
  rest: string;
  whole: string;
  /** Characters of `after` that come before the next declared name. */
  ownEnd: number;
};
