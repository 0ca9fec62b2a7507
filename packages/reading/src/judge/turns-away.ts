import { BRANDS } from '../lexicons/brands.ts';
import { REFUSES_AFTER } from '../lexicons/cues.ts';
import { DOES_NOT_DO, TURNS_AWAY } from '../lexicons/refusals.ts';
import { find, findAll } from '../patterns/holds.ts';
import { narrowed } from './narrowed.ts';

/** Others than the house: "on n'y achète pas", "ce que beaucoup refusent". */
const OTHERS =
  /(?:^|\s)(?:vous|tu|je|personne|beaucoup|certaine?s|d autres|la plupart|peu|nul|nous|tant|que (?:les|ses|leurs) [a-z]+) ?$/u;
const ofOthers = (before: string, said: string) =>
  OTHERS.test(before) ||
  (/(?:^|\s)on ?$/u.test(before) &&
    /^ ?(?:ne|n) (?:(?:y )?(?:achet|vien|va |sort|venez|venir)|vous )/u.test(said));

/** "a arrêté la vente pour se consacrer à la réparation", "ne vend pas de vélos, il les répare": what it does comes after. */
const INSTEAD =
  /^[^.;]{0,45}? (?:pour (?:se |mieux |ne plus |faire )|et se |mais (?!ne |n |pas |plus |seulement )|, (?:il|elle|ils|elles|on) (?:les |le |la |l |en |y )?(?!ne |n |a |ont |s est |est |vous )[a-z]+)/u;

/** "Plus de rendez-vous avant mars, mais une liste d'attente": one has to wait, which turns nobody away (R1). */
const LATER =
  /^[^.;]{0,30}?(?:avant|jusqu a|jusqu au|jusqu en|d ici|before|until) (?:la |le |l |les |fin |debut |mi |milieu |au |end |mid )*(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|rentree|fetes|noel|paques|toussaint|vacances|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|deux|trois|quatre|six|\d)/u;
const laterOnly = (refused: string, rest: string): boolean =>
  LATER.test(rest) &&
  !/ ni /u.test(rest) &&
  (/(?:rendez|place|creneau|date|table|reservation|appointment|booking)/u.test(refused) ||
    /liste d attente|waiting list/u.test(rest));

/** "ne prend plus de commande après le mercredi": only then. */
const AT_SOME_TIME =
  /^(?: [a-z]+){0,2}? (?:apres|passe|la veille|le jour meme|du jour au lendemain|pour le (?:lendemain|jour|week|soir)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|midi|week)|en (?:juillet|aout|decembre|saison)|a la derniere minute|at weekends?|after|at short notice|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=\s|$)/u;

/** "ne prend pas les enfants, ce qui garantit le calme": a merit. */
const ALL_THE_BETTER =
  /^[^.;]{0,30} , (?:ce qui (?:garantit|assure|permet|evite|laisse|rend|preserve|explique|donne|fait|limite|change)|d ou|et c est tant mieux|c est (?:sa|tout son|un choix|voulu)|which (?:keeps|means|makes|is a))/u;

/** The house refuses this customer, outright. */
export function refuses(said: string): boolean {
  const match = find(REFUSES_AFTER, said);
  if (match === null) return false;
  const rest = said.slice(match.index + match[0].length);
  if (laterOnly(match[0], rest) || AT_SOME_TIME.test(rest) || ALL_THE_BETTER.test(rest)) return false;
  return !(
    /^ ?(?:a|ont) (?:arrete|cesse|abandonne|stoppe) /u.test(match[0]) &&
    (INSTEAD.test(rest) || narrowed(rest))
  );
}

const BUT_DOES =
  /^[^.;]{0,60}? (?:mais|, (?:en revanche|par contre|cependant|toutefois|neanmoins)) (?!ne |n |pas |sans |seulement |uniquement )/u;

/** "ne fait pas de miracle mais dépanne vite": what comes after "mais" is what counts. */
export function turnsAway(said: string): boolean {
  const match = find(TURNS_AWAY, said);
  if (match === null || ofOthers(said.slice(0, match.index + 1), match[0])) return false;
  const rest = said.slice(match.index + match[0].length);
  if (/^ ?(?:ne|n) vend(?:ent)? /u.test(match[0]) && INSTEAD.test(rest)) return false;
  if (/ pas(?: |$)/u.test(match[0]) && narrowed(rest)) return false;
  if (AT_SOME_TIME.test(rest) || ALL_THE_BETTER.test(rest)) return false;
  if (laterOnly(`${match[0]}${rest.slice(0, 30)}`, rest)) return false;
  // "ne vend pas de meubles tout faits : chaque pièce est dessinée": what it does instead is a quality.
  if (/^(?: [a-z]+){2,5} : (?:chaque|tout|toute|tous|toutes|ici)(?= )/u.test(rest)) return false;
  return !(/ pas(?: |$)/u.test(match[0]) && BUT_DOES.test(rest));
}

const MAKES: ReadonlySet<string> = new Set(BRANDS);
/** "ne fait pas de menuiserie": the object is of the question or of the trade; a make is one of those it could take. */
export function withoutAsked(said: string, asked: (word: string) => boolean): boolean {
  return findAll(DOES_NOT_DO, said).some((found) => {
    const [whole, object = ''] = found;
    const rest = said.slice(found.index + whole.length);
    return (
      (asked(object) || MAKES.has(object)) &&
      !ofOthers(said.slice(0, found.index + 1), whole) &&
      !narrowed(rest) &&
      !(/ vend(?:ent)? /u.test(whole) && INSTEAD.test(rest)) &&
      !ALL_THE_BETTER.test(rest) &&
      !BUT_DOES.test(rest)
    );
  });
}
