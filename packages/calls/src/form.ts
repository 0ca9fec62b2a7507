import { z } from 'zod';

/** The form that the console makes of a call: a field for each text of its body, then what its reply says. */
export type Form<Labels = Readonly<Record<string, string>>> = Place & {
  readonly titre: string;
  /** Above the fields. A proposal shows its note there. */
  readonly chapeau?: string;
  /** The labels of the body's fields, and of those of the reply that are listed. */
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

/** The labels that a form needs: one for each field of the body. */
export type LabelsOf<S extends z.ZodType, R extends z.ZodType> = Readonly<
  Record<Exclude<keyof z.input<S>, 'confirmer'>, string> & Partial<Record<keyof z.infer<R>, string>>
>;

/** The fields of a body that a person fills in: whether each is required, and whether it takes several lines. */
export const fieldsOf = (body: z.ZodType) =>
  Object.entries<z.ZodType>(body instanceof z.ZodObject ? body.shape : {})
    .filter(([nom]) => nom !== 'confirmer')
    .map(([nom, field]) => ({
      nom,
      requis: !field.safeParse(undefined).success,
      lignes: field.safeParse('a\nb').success,
    }));
