import type { Token } from '../document/types.ts';
import { DOES } from '../lexicons/closed.ts';
import { words } from '../lexicons/list.ts';
import { singular } from '../names/forms.ts';

/** Words of a question that say nothing about what the customer needs. */
const VAGUE = words(`
  quel quelle quels quelles comment combien avec sans pour dans chez entre vers plus moins tres bien avis prix tarif
  budget cher chere bon bonne meilleur meilleure besoin cherche trouver faire faut conseil conseiller adresse jour heure
  temps personne gens vous nous votre ville centre quartier pres proche ouvert ouverte where what which good best
`);

/** What the customer asks for, from the lower-case words of the question. */
export const needOf = (asked: readonly Token[]) =>
  new Set(
    asked
      .filter((t) => (!t.capital || t.opening) && t.fold.length > 3)
      .map((t) => singular(t.fold))
      .filter((word) => !VAGUE.has(word)),
  );

const SMALL = '(?:(?:de|d|du|des|les?|la|l|aux?|en|sur|pour|avec|une?|dans|any|the|a) )*';
const OBJECT = `${SMALL}(?:(?!(?:que|qu|toujours|forcement|encore|seulement|tou[ts]e?s?) )[a-z]+ (?:(?:de|d|du|des|les?|la|l) )*)?([a-z]+)`;
/** What is said further of the object narrows it: "pas de camembert pasteurisé". */
const ENDS =
  '(?= ?(?:$|[.;:!?)]|,(?! (?:il|elle|ils|elles|mais) )|et |ni |car |depuis |pour |ici |chez |dans |faute ))';
/** The words after it are what the business does not do, or when it is closed. */
const NOT_DONE = new RegExp(
  `(?:(?:ne|n) (?:(?:y|en|se|s|la|les?|vous) )*(?:${DOES}|(?:offr|pass|possed|admet|autoris|tien|touch)[a-z]*|a|ont)(?: [a-z]+ment| donc| helas)? (?:pas|plus|aucune?|jamais|ni|point)|(?:a|ont) (?:arrete|cesse|abandonne|renonce|supprime|jamais (?:fait|vendu|propose))|(?:does not|doesn t|do not|don t|won t|no longer|cannot|can t) [a-z]+|fermee?s?(?= (?:l[ea]s?|en|aux?) )) ${OBJECT}${ENDS}`,
  'gu',
);
const NOT_BROUGHT = /(?:^|\s)ne livr[a-z]* (?:pas|plus)(?=\s|$)/u;

/** R2d: the text denies what the customer asks for: "n'accepte pas les chiens", "ne pratique pas l'hypnose". */
export const deniesNeed = (text: string, need: ReadonlySet<string>): boolean =>
  need.size > 0 &&
  ([...text.matchAll(NOT_DONE)].some(([, object = '']) => need.has(singular(object))) ||
    (NOT_BROUGHT.test(text) && [...need].some((word) => word.startsWith('livr'))));
