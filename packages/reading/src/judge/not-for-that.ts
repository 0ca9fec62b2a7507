import type { Around } from '../candidates/types.ts';
import { saidOf } from './clause.ts';
import { SHORTEST, stem } from './stem.ts';

/** "Pas de camembert à la [Ferme]": denied before the name; never "pas de meilleur camembert qu'à la". */
const DENIED_BEFORE =
  /^ ?(?:mais )?(?:pas|point|plus|aucune?|ni) (?:de |d )?([a-z]+)(?: (?!qu)[a-z]+){0,2} (?:a|au|aux|chez) (?:la |le |les |l )?$/u;
/** "N'allez pas chercher un camembert chez [X]". */
const NOT_FOUND_BEFORE =
  /(?:^|\s)(?:n|ne) (?:y )?(?:trouv|cherch|all|compt|esper|achet|demand)[a-z]* (?:donc |surtout )?(?:pas|plus|point|aucune?|jamais)(?: (?:trouver|chercher|acheter|demander))? (?:de |d |une? |le |la |les |l |des |votre )?([a-z]+)(?: (?!qu|mieux|ailleurs)[a-z]+){0,3} (?:a|au|aux|chez|dans)(?: (?:la|le|les|l))? $/u;
/** "Inutile d'y aller pour une folk", "n'y cherchez pas de folk": the house is a pronoun, what is asked comes after. */
const SENT_AWAY =
  /(?:^|\s)(?:(?:inutile|(?:pas|plus) la peine|rien ne sert|a quoi bon|nul besoin) (?:de |d )(?:vous y|s y|y|l|le|la|les|lui|leur) [a-z]+(?: [a-z]+){0,3}? pour|(?:n y (?:all|cherch|compt|pass|entr|cour|pouss)(?:ez|ons)|ne (?:l|le|la|les|lui|leur) (?:appel|contact|sollicit|demand|choisi|pren)[a-z]*) (?:donc )?(?:pas|point|rien|jamais)(?: (?:trouver|chercher))?(?: pour)?|no point (?:going|calling|asking)(?: there| them)? for) (?:(?:une?|des|du|de|d|le|la|les|l|votre|vos|ce|cet|cette|a|an|the|your|any) )*([a-z]+)/gu;

/** R2d: what is asked is what the sentence sends the customer away for. */
export function notForThat(a: Around, need: ReadonlySet<string>): boolean {
  const asked = (word = '') => word.length >= SHORTEST && need.has(stem(word));
  if (asked(DENIED_BEFORE.exec(a.before)?.[1]) || asked(NOT_FOUND_BEFORE.exec(a.tail)?.[1])) return true;
  if (!/inutile|peine|sert|bon |besoin|n y |ne l|point/u.test(`${a.after} ${a.rest}`)) return false;
  return [...`${saidOf(a)} ${a.rest.slice(0, 240)}`.matchAll(SENT_AWAY)].some(([, word]) => asked(word));
}
