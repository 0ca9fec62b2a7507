import { pattern } from '../patterns/pattern.ts';

export const GRIEVANCE = new RegExp(
  pattern`
    \b(?:
      resili
      |litige
      |plainte
      |rembours
      |annul
      |quitter
      |quitte
      |arnaque
      |conteste
      |reclam
      |probleme avec
      |leave
      |leaving
      |cancel
      |refund
      |complain
    )
  `,
  'u',
);

/** The question wants somebody else than whom it names, wherever it says so: "X ne répond plus, qui d’autre ?" */
export const WANTS_ANOTHER = new RegExp(
  pattern`
    (?:^| )(?:qui|quoi|ou|que|quelqu un|quelque chose|personne|rien) d autre|
    (?:^| )(?:un|une) autre|
    quel(?:le|s|les)? autres?|
    autres? (?:que|qu) |
    (?:^| )ailleurs (?:que|qu) |
    remplac|
    alternative|
    (?:someone|somewhere|anyone|anything|something) else|
    other than|
    instead of
  `,
  'u',
);

/** Somebody under age: "mon fils de 16 ans". */
export const MINOR = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:[1-9]|1[0-7]) ans
      |enfants?
      |fils
      |filles?
      |ados?
      |adolescente?s?
      |bebe
      |garcon
      |mineure?
      |collegien(?:ne)?
      |lyceen(?:ne)?
      |petit fils
      |kids?
      |child
      |children
      |son
      |daughter
      |teen[a-z]*
      |toddler
    )(?=\s|$)
  `,
  'u',
);

export const OR_ELSE = new RegExp(
  pattern`
    ^ (?:, )?(?:
      ou
      |ou bien
      |ou plutot
      |ou alors
      |or
      |vs
      |versus
      |contre
      |face a
      |plutot que
    ) (?:(?:le|la|les|l|chez|au|aux|a|the) )*$
  `,
  'u',
);
