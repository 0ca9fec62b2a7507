import { regex } from '../../patterns/pattern.ts';

export const AT_TOWN = regex`
  ^ ?(?:[,(«»"] ?)*(?:
    (?:
      mais|qui|elle|il|celui ci|celle ci|y|est|se trouve|situee?|basee?|installee?|domiciliee?|implantee?
      |etablie?
    ) )*(?:a|au|en|de|d|in|at|of)? ?(?:la |le |l )?([a-z]+(?: [a-z]+)?)
`;

export const TOWN_BEFORE = regex`
  (?:
    ^|
    [,;] |
    (?:montez|descendez|poussez|allez|filez) )(?:
    (?:jusqu )?(?:a|au|en|in)
  ) (?:la |le |l )?([a-z]+(?: [a-z]+)?) [,:] (?:le |la |les |l |chez )?$
`;

export const TOWN_LATER = regex`
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
`;

/** R8c: a namesake in another town or of another trade. The town when it is offered there, else why it is not counted. */
export const NOTHING_TO_DO = regex`
  (?:^ ?[,;:.]|:) rien a voir(?! (?:malgre|avec (?:son|sa|le|la|celle|celui) (?:voisin|precedent|premier|d a cote|ci dessus))
  )
`;

export const TOLD_APART = regex`
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
`;
