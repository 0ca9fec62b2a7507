import type { Candidate } from '../candidates/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LANDMARKS, LOCATING, STREETS } from '../lexicons/places.ts';
import { find, holds } from '../patterns/holds.ts';

const LANDMARK_BEFORE = new RegExp(
  `(?:^|\\s)(?:${LOCATING.join('|')})(?: [a-z]+ et)?(?: (?:de|du|des|d|a|au|aux))?(?: (?:le|la|les|l|chez|the|enseigne|magasin|restaurant|boutique|ancienne? [a-z]+|ancien|ancienne))*(?: «| ")? ?$`,
  'u',
);
/** "derrière le café L'Univers": the landmark with its kind. */
const LANDMARK_KIND = new RegExp(
  `(?:^|\\s)(?:${LOCATING.join('|')})(?: (?:de|du|des|d|a|au|aux))?(?: (?:le|la|les|l|the))? ([a-z]+)(?: (?:de|du|des|d|of)(?: (?:la|le|l|les|the))?)? ?$`,
  'u',
);
/** "poussez jusqu'à X": a place to go to, not one to go by. */
const GO_AS_FAR =
  /(?:pouss|all|mont|descend|fil|ven|ir|remont)[a-z]*(?: [a-z]+)? jusqu (?:a|au|aux|chez) ?(?:le |la |les |l )?$/u;
/** "poussez jusqu'à la maroquinerie X"; "descendez jusqu'à la pharmacie X" tells the way. */
const PUSH_AS_FAR = /pouss[a-z]*(?: [a-z]+)? jusqu (?:a|au|aux) ?(?:le |la |les |l )?[a-z]+ $/u;
/** "renseignez-vous auprès de X": of a name that somebody declared; of others, often a body that pays or informs. */
const ASK_THERE =
  /(?:renseign|inform|adress|demand|reserv|inscri)[a-z]*(?: vous)?(?: [a-z]+){0,3} aupres (?:de|du|des|d) ?(?:le |la |les |l )?$/u;
const besideKind = (before: string) => isKind(find(LANDMARK_KIND, before)?.[1] ?? '');
const ENGLISH_BESIDE =
  /(?:^|\s)(?:across|opposite|down|up|round|around|doors?|minutes?|steps?|metres?|yards?|block|blocks|corner)(?: [a-z]+){0,3} (?:from|to|of) (?:the )?$/u;
const DISTANCE =
  /(?:^|\s)(?:\d+|un|une|deux|trois|quatre|cinq|six|dix|quinze|vingt|cent|deux cents|quelques) ?(?:m|metres?|km|kilometres?|minutes?|min|mn|pas|numeros?|rues?|portes?|stations?|arrets?)(?: (?:a pied|a velo|en voiture|en bus|en tram|de marche))? (?:de|du|des|d|apres|avant)(?: (?:la|le|les|l))? ?$/u;
const BETWEEN = /(?:^|\s)(?:entre|between) (?:[a-z\d' ]{1,60}) (?:et|and)(?: (?:le|la|les|l|the))? ?$/u;

/** "Le grand jeu se passe au X": what one comes for is there. */
const HAPPENS_THERE =
  /(?:^|\s)(?:(?:se (?:passe|joue|deroule|tient|vit|deguste|savoure|partage|prolonge|decide)|s (?:achete|apprend|essaie|offre|ecoute))(?:nt|ra|rait)?|(?:a|ont|aura) lieu)(?: [a-z]+){0,2} (?:a|au|aux|chez|dans)(?: (?:le|la|les|l))? ?$/u;

/** "J'hésiterais entre Y et X": weighed against each other. */
const WEIGHED =
  /(?:^|\s)coeur balance (?:[a-z]+ )?(?:entre|between) |(?:^|\s)(?:j|je|on|i|i d) (?:hesit|balanc|choisir|would choose)[a-z]*(?: [a-z]+){0,2} (?:entre|between) /u;

/** "Sa voisine [X] vend", "le voisin X": the neighbour itself, not what stands beside it. */
const NEIGHBOUR =
  /(?:^|\s)(?:sa|son|ses|leur|leurs|la|le|les|une?|notre) (?:[a-z]+ )?voisine?s?(?: (?:directe?s?|immediate?s?|d en face|du dessus|de palier))?(?: ,)? (?:(?:le|la|les|l|chez) )?(?:«|")? ?$/u;

/** The words before the name only say where something else is (R2e). */
export const situates = (c: Candidate, before: string): boolean =>
  (holds(LANDMARK_BEFORE, before) &&
    !holds(NEIGHBOUR, before) &&
    !holds(GO_AS_FAR, before) &&
    !holds(HAPPENS_THERE, before) &&
    !(c.form !== null && holds(ASK_THERE, before))) ||
  (besideKind(before) && !(c.form === null && holds(PUSH_AS_FAR, before))) ||
  (holds(BETWEEN, before) && !holds(WEIGHED, before)) ||
  holds(ENGLISH_BESIDE, before) ||
  holds(DISTANCE, before);

/** "Derrière X se cache Anaïs Morel": who keeps it, not where somebody stands. */
export const isBehind = (before: string, after: string): boolean =>
  /(?:^|\s)(?:derriere|behind)(?: (?:le|la|les|l|the|cette|ce|enseigne|nom|de))* ?$/u.test(before) &&
  /^ ?(?:,? ?)(?:se cache|il y a|on (?:re)?trouve|oeuvre|officie|s active|s affaire|is a|are two|is the|stands a)(?:nt)?(?=\s)/u.test(
    after,
  );

/** "voir le X s'allumer": a monument. */
const SEEN_BEFORE = /(?:voir|regarder|admirer|contempler|apercevoir|entendre)(?: (?:le|la|les|l))? ?$/u;
const SEEN_AFTER = /^ ?(?:s |se )?[a-z]{3,}(?:er|ir|re)(?=[ ,.])/u;

export const isSeen = (before: string, after: string): boolean =>
  holds(SEEN_BEFORE, before) && holds(SEEN_AFTER, after);

const OF_STREET = /(?:^|\s)(?:de|du|des|d|la|le|les|l)$/u;

/** "rue [Pasteur]", "arrêt de bus [Pasteur]": the name of a street, a stop or a place. */
export function namesStreet(c: Candidate, before: string): boolean {
  const words = before.trimEnd().replace(OF_STREET, '').trimEnd().replace(OF_STREET, '').trimEnd().split(' ');
  // "Devant lui se place X", "je place X": the verb.
  if (words.at(-1) === 'place' && /^(?:se|je|on|y|il|elle|qui|nous|te)$/u.test(words.at(-2) ?? ''))
    return false;
  // "poussez la porte de X": a house is entered, not a street.
  if (
    /^portes?$/u.test(words.at(-1) ?? '') &&
    words.slice(-5, -1).some((w) => /^(?:pouss|franchi|pass|ouvr|toqu|frapp|sonn)/u.test(w))
  )
    return false;
  const bare = c.how === 'core' && c.j - c.i === 1;
  return (
    (STREETS.has(words.at(-1) ?? '') ||
      (bare && LANDMARKS.has(words.at(-1) ?? '')) ||
      /^(?:parking|arret|station|hopital|gare|rond|parvis)$/u.test(words.at(-1) ?? '') ||
      /(?:arret|station|ligne) (?:de |du )?(?:bus|tram|tramway|metro|velo|velib|taxi)s?$|(?:bus|tram|metro) stop$/u.test(
        words.join(' '),
      )) &&
    !/,$/u.test(before.trimEnd())
  );
}
