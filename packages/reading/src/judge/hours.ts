import { findAll, holds } from '../patterns/holds.ts';
import { stemsOf } from './stem.ts';

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end)s?';
/** "n'ouvrent ce jour-là", "sont fermés ces jours-là": the day of the question. */
const THAT_DAY =
  /(?:^|\s)(?:(?:fermee?s?|porte close|relache|ferment)|(?:ne|n) (?:sont |est )?(?:ouvr|serv|recoi|travaill|consult|livr|fonctionn|ouverte?s?)[a-z]*(?: (?:pas|ni|jamais))?) (?:ce|ces|cette) (?:jours?|soir|soiree|matin|nuit|date) la\b/u;
const DAYS = /^(?:lundi|mardi|mercr|jeudi|vendr|samed|diman|week|jour|noel|paque|ferie)/u;
const MOMENT = '(?:soir|soiree|midi|matin|apres midi|nuit)';
/** "est fermé le dimanche", "n'ouvre pas le samedi", "ne sert ni le lundi ni le dimanche soir". */
const CLOSED_THEN = new RegExp(
  `(?:^|\\s)(?:fermee?s?|ferment|(?:ne|n) (?:sert|servent|ouvre|travaille|recoit|recoivent|intervient|interviennent|consulte|se deplace|livre|depanne|accueille|fonctionne|prend|est|sont)(?:nt)?(?: donc)? (?:pas|jamais|ni)(?: ouverte?s?)?) (?:(?:aussi|tous|toujours) )?((?:(?:le|les|du|et|ni|,) |${DAY} (?:${MOMENT} )?)*${DAY}(?: ${MOMENT})?)(?=\\s|$)`,
  'gu',
);
const EACH = new RegExp(`(${DAY})(?: (${MOMENT}))?`, 'gu');

/** R2d: the question is about a day on which the answer says that the house is closed. On any other day it is a reservation (R1). */
export function closedWhenAsked(said: string, about: ReadonlySet<string>): boolean {
  if (holds(THAT_DAY, said) && [...about].some((s) => DAYS.test(s))) return true;
  const asked = (word: string) => [...stemsOf([word])].some((s) => about.has(s));
  return findAll(CLOSED_THEN, said).some(([, times = '']) =>
    [...times.matchAll(EACH)].some(
      ([, day = '', moment]) => asked(day.split(' ')[0] ?? day) && (moment === undefined || asked(moment)),
    ),
  );
}
