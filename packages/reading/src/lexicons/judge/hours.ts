import { pattern, regex } from '../../patterns/pattern.ts';

export const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end)s?';

/** "n'ouvrent ce jour-là", "sont fermés ces jours-là": the day of the question. */
export const THAT_DAY = regex`
  (?:^|\s)(?:
    (?:fermee?s?|porte close|relache|ferment)
    |(?:ne|n) (?:sont |est )?(?:
      ouvr|serv|recoi|travaill|consult|livr|fonctionn|ouverte?s?
    )[a-z]*(?: (?:pas|ni|jamais))?
  ) (?:ce|ces|cette) (?:jours?|soir|soiree|matin|nuit|date) la\b
`;

export const MOMENT = '(?:soir|soiree|midi|matin|apres midi|nuit)';

/** "est fermé le dimanche", "n'ouvre pas le samedi", "ne sert ni le lundi ni le dimanche soir". */
export const CLOSED_THEN = new RegExp(
  pattern`
    (?:^|\s)(?:
      fermee?s?
      |ferment
      |(?:ne|n) (?:
        sert|servent|ouvre|travaille|recoit|recoivent|intervient|interviennent|consulte|se deplace|livre
        |depanne|accueille|fonctionne|prend|est|sont
      )(?:nt)?(?: donc)? (?:pas|jamais|ni)(?: ouverte?s?)?
    ) (?:(?:aussi|tous|toujours) )?(
      (?:(?:le|les|du|et|ni|,) |${DAY} (?:${MOMENT} )?)*${DAY}(?: ${MOMENT})?
    )(?=\s|$)
  `,
  'gu',
);
