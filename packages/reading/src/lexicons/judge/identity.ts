import { pattern } from '../../patterns/pattern.ts';

export const AT_TOWN = new RegExp(
  pattern`
    ^ ?(?:[,(«»"] ?)*(?:
      (?:
        mais|qui|elle|il|celui ci|celle ci|y|est|se trouve|situee?|basee?|installee?|domiciliee?|implantee?
        |etablie?
      ) )*(?:a|au|en|de|d|in|at|of)? ?(?:la |le |l )?([a-z]+(?: [a-z]+)?)
  `,
  'u',
);

export const TOWN_BEFORE = new RegExp(
  pattern`
    (?:
      ^|
      [,;] |
      (?:montez|descendez|poussez|allez|filez) )(?:
      (?:jusqu )?(?:a|au|en|in)
    ) (?:la |le |l )?([a-z]+(?: [a-z]+)?) [,:] (?:le |la |les |l |chez )?$
  `,
  'u',
);

export const TOWN_LATER = new RegExp(
  pattern`
    (?:
      installee?
      |basee?
      |domiciliee?
      |situee?
      |implantee?
      |etablie?
      |se trouve
      |exerce
      |located
      |based
    )(?: [a-z]+){0,3} (?:a|au|en|dans le|dans la|dans l|in|at) (?:la |le |l )?([a-z]+)
  `,
  'u',
);

/** R8c: a namesake in another town or of another trade. The town when it is offered there, else why it is not counted. */
export const NOTHING_TO_DO = new RegExp(
  pattern`
    (?:^ ?[,;:.]|:) rien a voir(?! (?:malgre|avec (?:son|sa|le|la|celle|celui) (?:voisin|precedent|premier|d a cote|ci dessus))
    )
  `,
  'u',
);

export const TOLD_APART = new RegExp(
  pattern`
    (?:^|\s)(?:
      attention
      |precision
      |trompez
      |confon[a-z]+
      |homonymes?
      |tomberez
      |remonte
      |ressort
      |apparait
      |que l on trouve
      |aussi trouve
      |cependant
      |en revanche
    )(?=\s|$)
  `,
  'u',
);
