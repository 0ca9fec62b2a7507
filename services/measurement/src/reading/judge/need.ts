import type { Around } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { LIGHT, OPENERS, PREPOSITIONS } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { singular } from '../names/forms.ts';
import { no, type Verdict } from './verdict.ts';

/** Words of a question that say how one asks rather than what one needs. */
const ASKING = words(`
  adresse adresses avis autour besoin bonne bonnes bons cherche cherchons choisir comment combien conseil conseils connais connaissez contacter cote demande
  entre environ environs faire faut meilleur meilleure meilleurs meilleures mieux moins niveau nouveau nouvelle ouvert ouverte ouverts petit petite petits petites
  plutot possible pourrais pouvez premier prendre prix proche proches quartier quelle quelles quelque quelques quelqu rapide rapidement recherche recommander recommandez recommandes
  region samedi dimanche semaine serieux serieuse serieuses soir suite tarif tarifs trouver trouve urgence urgent vacances ville vraie vraiment veux voudrais aller celui celle centre cher chere
  where which what best good near around need looking find someone recommend should would could cheap
`);

/** The beginning by which the forms of a word are known: "réparer", "réparation", "réparateur". */
const stem = (word: string): string => singular(word).slice(0, 5);
const SHORTEST = 4;

/** What the question asks for, as stems: "réparer une selle d'obstacle" gives "repar", "selle", "obsta". */
export function needOf(question: readonly Token[], aside: ReadonlySet<string>): ReadonlySet<string> {
  const own = question.filter(
    ({ fold, capital, opening }) =>
      fold.length >= SHORTEST &&
      !/^\d/u.test(fold) &&
      !(capital && !opening) &&
      !aside.has(fold) &&
      !ASKING.has(fold) &&
      !isKind(fold) &&
      !LIGHT.has(fold) &&
      !OPENERS.has(fold) &&
      !PREPOSITIONS.has(fold),
  );
  return new Set(own.map((t) => stem(t.fold)));
}

const ARTICLES = '(?:(?:de|d|du|des|le|la|les|l|un|une|en|sur|pour|a|au|aux|any|the) ){0,3}';
/** Not doing a thing, in the words that follow a name: "ne fait pas de", "pas de", "refuse les". */
const WITHOUT = new RegExp(
  `(?:^|[\\s,;:(])(?:(?:ne|n) (?:[a-z]+ ){1,3}?(?:pas|plus|jamais|aucune?)|(?:mais|et|,|;|–) (?:pas|sans|plus|aucune?)|refuse(?:nt)?|exclu(?:t|ent)|laisse(?:nt)? de cote|fait l impasse|no|not|without) ${ARTICLES}((?:[a-z]+ ?){1,2})`,
  'gu',
);
/** Given up for something else: "s'est recentré sur la vente", "se consacre désormais aux trottinettes". */
const TURNED =
  /(?:^|[\s,;:(])(?:(?:se (?:limite|cantonne|borne|consacre)(?:nt)? (?:desormais|maintenant|uniquement|exclusivement|aujourd hui))|s (?:est|etait) (?:recentree?|reconvertie?|reorientee?)) (?:(?:de|d|du|des|le|la|les|l|a|au|aux|sur|vers|dans|en) ){0,3}((?:[a-z]+ ?){1,6})/gu;

/** After "pas", these only weigh what is said: "pas toujours", "pas seulement", "pas que". */
const WEIGHS =
  /^(?:toujours|forcement|seulement|que|qu|beaucoup|souvent|encore|avant|plus|tous|toutes|trop|tres|si|aussi|besoin|moins|mal|loin|cher|only|always|just)\b/u;
/** R2d: the answer says outright that the house does not do what is asked. */
export function lacksNeed(a: Around, need: ReadonlySet<string>): Verdict | null {
  if (need.size === 0) return null;
  const said = a.after.slice(0, a.ownEnd);
  // The last word tells the most: "guitares électriques" are not the guitars one asks about.
  const contents = (object: string) =>
    object.split(' ').filter((w) => w.length >= SHORTEST && !PREPOSITIONS.has(w));
  const needed = (object: string) =>
    contents(object)
      .slice(-1)
      .some((w) => need.has(stem(w)));
  const without = [...said.matchAll(WITHOUT)].some(
    ([, object = '']) => !WEIGHS.test(object) && needed(object),
  );
  const turned = [...said.matchAll(TURNED)].some(
    ([, object = '']) => !contents(object).some((w) => need.has(stem(w))),
  );
  return without || turned ? no('ne sert pas ce besoin', 'R2d · ne fait pas ce qui est demandé', true) : null;
}
