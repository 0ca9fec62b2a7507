import type { z } from 'zod';

/** The screen that the console makes of a call without fields to type: its button, then what its reply says. */
export type Form<Labels = Readonly<Record<string, string>>> = Place & {
  readonly titre: string;
  /** Above the button. A proposal shows its note there. */
  readonly chapeau?: string;
  /** The labels of the reply's fields that are listed. */
  readonly labels: Labels;
  readonly bouton: string;
  /** The title once the call is done. */
  readonly fait: string;
  /** A suspended account may send it too. */
  readonly suspended?: 'send';
};

/** Its path under `/console/`. `link` stands on the screen above; null where that screen links to it only at times. */
type Place =
  | { readonly path: `${'clients/{id}' | 'formule'}/${string}/`; readonly link: string }
  | { readonly path: string; readonly link: null };

/** The labels of the fields of a reply. */
export type LabelsOf<R extends z.ZodType> = Readonly<Partial<Record<keyof z.infer<R>, string>>>;
