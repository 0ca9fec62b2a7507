import { pattern, regex } from '../../patterns/pattern.ts';

const HERE = pattern`
  (?:
    vient
    |viennent
    |arrive
    |arrivent
    |figure
    |figurent
    |on trouve
    |il y a
    |se place
    |se glisse
    |je (?:mets|place|mettrais|placerais|verrais|retiens)
    |comes
    |is
  )
`;

const ARTICLE = '(?:le |la |les |l |the |chez )?';

const THEM = '(?:lui|elle|eux|elles|ce dernier|cette derniere|it|them|that)';

/** "Juste derrière, X", "vient ensuite X", "puis X", "suivi de X": one place after the house ranked last. */
export const NEXT_BEFORE = regex`
  (?:^|[,;:.] |et |and )(?:
    (?:(?:juste|tout juste|de peu|just|close|right) )?(?:derriere|apres|behind|after)(?: ${THEM})?|puis
    |ensuite|dans la foulee|then|next|next up|suivent?
    |(?:vient|viennent|arrive|arrivent) (?:ensuite|derriere|apres|juste (?:derriere|apres))
  )(?: ?,)?(?: ${HERE})? ?${ARTICLE}$
  |suivie?s? (?:de (?:pres|peu) )?(?:de|par|du|d) ${ARTICLE}$
  |followed (?:closely )?by ${ARTICLE}$
`;

export const NEXT_AFTER = regex`
  ^ ?(?:(?:le|la|les|l) )?(?:
    suit
    |suivent
    |vient ensuite
    |arrive ensuite
    |vient (?:juste )?(?:derriere|apres)
    |arrive (?:juste )?(?:derriere|apres)
    |est juste derriere
    |talonne
    |comes next
    |follows
  )(?= ?(?:$|[,.;:]|de pres|avec|pour|closely))
`;

/** "Devant lui, X", "un cran au-dessus, X", "X le devance": one place before. */
export const AHEAD_BEFORE = regex`
  (?:^|[,;:.] |et |and )(?:juste |just )?(?:
    devant
    |avant
    |un cran au dessus
    |une marche (?:au dessus|plus haut)
    |ahead of
    |above
    |ahead
  )(?: (?:de |d )?${THEM})(?: ?,)?(?: ${HERE})? ?${ARTICLE}$
`;

export const AHEAD_AFTER = regex`
  ^ ?(?:
    (?:le|la|les|l) (?:devance|precede|depasse|surclasse|bat|coiffe)
    |(?:passe|reste|est|arrive|finit|termine) (?:juste |loin |nettement )?devant
  )(?:nt)?(?= ?(?:$|[,.;:]|de |d |pour |grace ))
`;
