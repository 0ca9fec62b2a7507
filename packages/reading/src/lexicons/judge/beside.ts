import { pattern, regex } from '../../patterns/pattern.ts';

export const JOINS = new RegExp(
  pattern`
    ^\s*(?:, par exemple)?\s*(?:
      ,
      |,? ?(?:
        (?:et|ou)(?: (?:bien|encore|alors|même|sinon|aussi|enfin|surtout))?|ainsi qu[e’']|puis|voire
        |mais aussi|sans oublier|and|or
      )(?:\s+(?:à|au|aux|des))?
    )\s*(?:(?:de|du|d['’]|chez|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$
  `,
  'iu',
);

/** The last words before the second of two that a relative clause parts: "A, dont le gérant…, ou bien à [B]". */
export const GOES_ON = new RegExp(
  pattern`
    [,)]\s(?:
      ou(?: bien| encore| alors| même| sinon)
      |ainsi que
      |voire
      |sans oublier
      |mais aussi
      |et (?:aussi|enfin|même|encore|surtout)
      |or else
      |as well as
    )\s(?:(?:de|du|des|d['’]|chez|à|au|aux|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$
  `,
  'iu',
);

/** "X arrive en tête, suivi de [Y]": the next of an order. */
export const FOLLOWED = regex`
  (?:^|\s)followed (?:[a-z]+ )?by (?:the )?$
  |(?:^|\s)(?:
    ex aequo|a egalite(?: parfaite)?|au coude a coude|au meme niveau|tied|level|on a par
  ) (?:avec|que|with)(?: (?:le|la|les|l|the))? $
  |(?:^|\s)(?:
    suivie?s?|talonnee?s?|devancee?s?|precedee?s?
  )(?: [a-z]+){0,3} (?:de|du|des|d|par)(?: (?:le|la|les|l))? $
`;

/** "X ou les équipes de [Y]", "et chez les gens de Y": the people of a house are the house. */
export const TEAM_OF = regex`
  (?:^|\s)(?:ou|et|puis|ni|mais|soit|comme|or|and) (?:
    (?:bien|encore|surtout|aussi|alors) )?(?:a |aux |chez |avec |sur )?(?:les|l|la|le|the|ceux) ?(?:
    equipes?
    |gens
    |artisans
    |compagnons
    |ouvriers
    |techniciens
    |patronn?e?
    |gerante?
    |freres
    |soeurs
    |atelier
    |maison
    |comptoir
    |boutique
    |stand
    |team
    |people
  )? ?(?:de|du|des|d|chez|at|of) (?:la |le |les |l )?$
`;
