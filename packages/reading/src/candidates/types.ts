import type { Unit } from '../document/types.ts';
import type { NameForm } from '../names/forms.ts';
import type { Who } from '../types.ts';

/** Something that may be a business, at one place of the answer: tokens i to j (excluded) of a unit. */
export type Candidate = {
  unit: Unit;
  i: number;
  j: number;
  name: string;
  who: Who;
  form: NameForm | null;
  how: 'exact' | 'stem' | 'core' | 'misspelt' | 'acronym' | 'domain' | 'unknown';
  /** It opens an entry: list item, card, heading, cell, bold paragraph. */
  head: boolean;
  /** It is set apart by bold, italic or a link. */
  emphasised: boolean;
  /** The name goes on with a place: "Babilou [Patte-d'Oie]". */
  branch: string;
  /** The branch may as well be a word that makes another name. */
  doubtful: boolean;
  otherKind: boolean;
};

/** Letters before a name that may still bear on it. */
export const BEFORE = 90;

/** Words before and after a candidate within its sentence, folded, and the sentence after. */
export type Around = {
  /** The last words of the sentence before the name, at most {@link BEFORE} letters: what patterns ending at the name read. */
  tail: string;
  before: string;
  after: string;
  next: string;
  /** The sentences after, as far as the next known name or the end of the paragraph. */
  rest: string;
  whole: string;
  /** How much of `after` comes before another known name. */
  ownEnd: number;
};
