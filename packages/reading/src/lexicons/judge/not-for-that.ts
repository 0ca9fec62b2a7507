import { pattern, regex } from '../../patterns/pattern.ts';

/** "Pas de camembert à la [Ferme]": denied before the name; never "pas de meilleur camembert qu'à la". */
export const DENIED_BEFORE = regex`
  ^ ?(?:mais )?(?:
    pas
    |point
    |plus
    |aucune?
    |ni
  ) (?:de |d )?([a-z]+)(?: (?!qu)[a-z]+){0,2} (?:a|au|aux|chez) (?:la |le |les |l )?$
`;

/** "N'allez pas chercher un camembert chez [X]". */
export const NOT_FOUND_BEFORE = regex`
  (?:^|\s)(?:n|ne) (?:y )?(?:
    trouv
    |cherch
    |all
    |compt
    |esper
    |achet
    |demand
  )[a-z]* (?:donc |surtout )?(?:pas|plus|point|aucune?|jamais)(?: (?:trouver|chercher|acheter|demander)
  )? (?:
    de |
    d |
    une? |
    le |
    la |
    les |
    l |
    des |
    votre )?([a-z]+)(?: (?!qu|mieux|ailleurs)[a-z]+){0,3} (?:a|au|aux|chez|dans)(?: (?:la|le|les|l))? $
`;

/** "Inutile d'y aller pour une folk", "n'y cherchez pas de folk": the house is a pronoun, what is asked comes after. */
export const SENT_AWAY = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:
        inutile|(?:pas|plus) la peine|rien ne sert|a quoi bon|nul besoin
      ) (?:de |d )(?:vous y|s y|y|l|le|la|les|lui|leur) [a-z]+(?: [a-z]+){0,3}? pour
      |(?:
        n y (?:all|cherch|compt|pass|entr|cour|pouss)(?:ez|ons)
        |ne (?:l|le|la|les|lui|leur) (?:appel|contact|sollicit|demand|choisi|pren)[a-z]*
      ) (?:donc )?(?:pas|point|rien|jamais)(?: (?:trouver|chercher))?(?: pour)?
      |no point (?:going|calling|asking)(?: there| them)? for
    ) (?:(?:une?|des|du|de|d|le|la|les|l|votre|vos|ce|cet|cette|a|an|the|your|any) )*([a-z]+)
  `,
  'gu',
);
