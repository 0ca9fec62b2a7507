import { regex } from '../patterns/pattern.ts';

export const GRIEVANCE = regex`
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
`;

/** The question wants somebody else than whom it names, wherever it says so: "X ne répond plus, qui d’autre ?" */
export const WANTS_ANOTHER = regex`
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
`;

/** Somebody under age: "mon fils de 16 ans". */
export const MINOR = regex`
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
`;

export const OR_ELSE = regex`
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
`;
