import type { NameForm } from './name-form.ts';

/** A known name met in a unit: tokens i to j (excluded). */
export type Hit = {
  form: NameForm;
  i: number;
  j: number;
  how: 'exact' | 'stem' | 'core' | 'misspelt' | 'acronym';
  /** Another kind of business stands before the shared words ("Hôtel Ferréol" for a jeweller). */
  otherKind: boolean;
};
