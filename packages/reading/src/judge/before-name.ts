import type { Around, Candidate } from '../candidates/types.ts';
import {
  LEAVE_ASIDE_BEFORE,
  NEEDLESS,
  NOT_ADVISED_BEFORE,
  ONLY_PLACED,
  REVERSED_BEFORE,
  USELESS_BEFORE,
} from '../lexicons/counsel-against.ts';
import { AMONG_THEM, MAY_WARN_BEFORE, WARNED_AROUND, WARNED_BEFORE } from '../lexicons/warned-off.ts';
import { find, holds } from '../patterns/holds.ts';
import { withoutInsertions } from './insertions.ts';
import { praisedByDenial } from './praised.ts';

/** "On aurait tort d'écarter X": what would be advice against is turned round. */
export const reversed = (tail: string): boolean => holds(REVERSED_BEFORE, tail);

/** "Fuyez, si vous m'en croyez, X". */
const SET_BETWEEN =
  / , (?:si|s|dans|a|en|pour|comme|selon|d apres|quoi|sauf|meme|vu|malgre|au moins|if|in) [a-z\d ]{2,45} ,(?= )/gu;

/** "Je ne mettrais pas X en premier": ranked lower, not left out. */
export const onlyPlaced = (a: Around): boolean =>
  ONLY_PLACED.test(a.after) &&
  /(?:^|\s)(?:mett|met|plac|cit|class|retien)[a-z]* (?:[a-z]+ ){0,4}$/u.test(a.tail);

/** "Évitez en revanche X", "Inutile de perdre une matinée chez X", "Je n'inclus pas X". */
export function advisedAgainst(a: Around): boolean {
  if (praisedByDenial(a.tail)) return false;
  const tail = withoutInsertions(a.tail).replaceAll(SET_BETWEEN, '');
  if (holds(LEAVE_ASIDE_BEFORE, tail) || holds(NOT_ADVISED_BEFORE, tail))
    return !reversed(tail) && !holds(ONLY_PLACED, a.after);
  if (holds(MAY_WARN_BEFORE, tail) && holds(WARNED_BEFORE, tail)) return !reversed(tail);
  if (AMONG_THEM[1].test(a.after) && AMONG_THEM[0].test(a.before)) return true;
  if (WARNED_AROUND.some(([left, right]) => right.test(a.after) && left.test(tail))) return true;
  const useless = find(USELESS_BEFORE, tail);
  return useless !== null && !holds(NEEDLESS, ` ${useless[1] ?? ''}`) && !reversed(tail);
}

/** The writer thinks of it, then takes it back: "Ma première idée serait X… sauf que non". */
const TAKEN_BACK =
  /^ ?(?:[,.:;!?–(] ?)*(?:(?:attendez|attention|ah|euh|enfin|oups|pardon|sauf que|mais|en fait|zut|hum|oh|wait|actually|sorry)(?: ?[,.:;] ?| {0,2}))*(?:non(?= ?[,.:;!])|oubliez|erreur|je me reprends|je me corrige|je retire|au temps pour moi|autant pour moi|je rectifie|no(?= ?[,.:;!])|scratch that|my mistake)/u;
const SAYING_NO =
  /(?:^|\s)(?:sauf que|ah|attendez|enfin|en fait|mais|wait|actually) (?:, )?(?:non|no)(?= ?[,.:;!]|$)/u;

const firstSentence = (text: string) => / ?[^.!?]*/u.exec(text)?.[0] ?? '';

export function takenBack(c: Candidate, a: Around): boolean {
  if (c.head) return false;
  const after = a.after.slice(0, a.ownEnd);
  const next = a.rest.slice(0, 200);
  if (
    !/(?:^|\s)(?:non?|oubliez|erreur|je (?:me|re)|au temps|autant pour|scratch|my mistake)/u.test(
      `${after} ${next}`,
    )
  )
    return false;
  return (
    holds(TAKEN_BACK, `${after.length < 6 ? after : ''}${next}`) ||
    holds(SAYING_NO, after) ||
    holds(SAYING_NO, firstSentence(next))
  );
}

/** What would have been, before the name or after it: "J'aurais volontiers commencé par X", "X m'aurait paru tout indiqué". */
const WOULD_HAVE_BEFORE =
  /(?:^|\s)(?:(?:j|on|nous|vous|il) aur(?:ais|ait|ions|iez)|i (?:would|d) have|i ?d have) (?!tort |tendance |besoin |envie |peur |du mal |raison |beau |pu (?:aussi|egalement))(?:[a-z]+ ){1,6}$/u;
const WOULD_HAVE_AFTER =
  /^ ?,? ?(?:m |vous |nous |lui )?(?:aur(?:ait|aient) (?:ete|paru|fait|pu|convenu|merite|eu|semble|constitue|coche|suffi|figure|constitue|represente)|would have (?:been|made|suited|fitted|done))(?=\s)/u;
/** What stands in the way of it. */
const BUT =
  /(?:^|\s)(?:mais|sauf|helas|malheureusement|seulement|or|toutefois|cependant|pourtant|(?:si|s) (?:[a-z]+ ){0,7}?(?:n |ne )(?:[a-z]+ )?(?:[a-z]+(?:ait|aient))|si (?:[a-z]+ ){1,6}(?:avait|etait|avaient|etaient)|s (?:il|elle|ils|elles) (?:n )?(?:avai|etai)[a-z]+|n etai(?:t|ent)|(?:il y a|voila) (?:[a-z\d]+ ){1,3}(?:ans?|annees?|mois|semaines?|saisons?)|l an(?:nee)? (?:dernier|derniere|passee?)|autrefois|naguere|jadis|but|if|had|unfortunately|except)(?=\s|$)/u;

export function contraryToFact(c: Candidate, a: Around): boolean {
  const after = a.after.slice(0, a.ownEnd);
  const wished =
    (!c.head && /aur|have/u.test(a.tail) && holds(WOULD_HAVE_BEFORE, a.tail)) ||
    holds(WOULD_HAVE_AFTER, after);
  return wished && holds(BUT, `${after} ${firstSentence(a.rest)}`);
}

/** "peut être confiée à X", "gagne à être acheté chez X": what the customer may have done there. */
const MAY_BE_DONE =
  /(?:^|\s)(?:(?:peu(?:t|vent)|pourr(?:a|ont|ait|aient)|doi(?:t|vent)|devr(?:a|ait|aient)|gagne(?:nt|rait)? a|merite(?:nt|rait)? d|mieux vaut|demande(?:nt)? a|est a|sont a|a) (?:, [a-z ]{2,25} , )?etre (?:[a-z]+ )?|(?:est|sont|etre)? ?(?:a|bon a) |(?:se|s) )(?:confie|achete|commande|demande|realise|effectue|reserve|execute|pris|prise|retire|prepare|fait|faite|repare)(?:e|s|es|r|nt)?(?: [a-z]+){0,2} (?:a|au|aux|chez|par|aupres de|aupres du)(?: (?:le|la|les|l))? ?$/u;
/** "On aurait tort de quitter la ville sans passer chez X"; "achetez sans passer par X" leaves X out. */
const NOT_WITHOUT =
  /(?:^|\s)(?:tort|dommage|impossible|difficile|inconcevable|impensable|idiot|bete|sacrilege|erreur|crime|peche|jamais|pas|point|plus|saurait|rare|(?:peut|peux|pouvez) (?:pas )?) ?(?:[a-z\d]+ ){0,8}sans (?:avoir |etre |faire |vous |s |se |d abord )*(?:pass|all|pouss|fai|arret|gout|visit|voir|vu|entr|essay|sonn|frapp|tour|detour|halte|crochet|saut)[a-z]*(?: [a-z]+){0,4}$/u;

/** "Je n'ai rien trouvé de mieux que X": the one that nothing is better than. */
const NONE_BETTER =
  /(?:^|\s)(?:rien|personne|pas|guere|jamais|aucune?|nulle part|difficile|impossible|dur|won t|can t|cannot|never|nobody|nothing|nowhere|no|hard|difficult)(?: [a-z]+){0,5}? (?:mieux|meilleure?s?|better|plus [a-z]+|aussi [a-z]+)(?: [a-z]+){0,6} (?:que|qu|than)(?: (?:chez|le|la|les|l|at|the))* ?$|(?:^|\s)(?:inutile|besoin|peine|pourquoi|pas) (?:[a-z]+ ){0,7}(?:plus loin|ailleurs) (?:que|qu)(?: (?:chez|a|au|aux|le|la|les|l))* ?$/u;

/** "À part X, personne n'en a": alone of all. */
export const onlyOne = (a: Around): boolean =>
  /^ ?(?:a part|hormis|excepte|mis a part|en dehors d[eu]|sans compter|apart from|except)(?: (?:le|la|les|l|chez|the))? ?$/u.test(
    a.before,
  ) &&
  /^ ?, (?:je ne (?:vois|connais|trouve)|(?:personne|nul|aucune?|rien|peu de|guere)(?= )|il n y a|on ne |les autres|tou[ts]e?s? (?:les autres|sont (?:complet|ferme))|nobody|no one|there s no)/u.test(
    a.after,
  );

/** "Vous ne serez pas déçu par X". */
const NO_REGRET =
  /(?:^|\s)(?:ne|n) (?:ser(?:a|as|ez|ai|ons|ont|ais|ait|iez)|etes|ai|avez|a) (?:[a-z]+ )?(?:pas|jamais|plus) (?:[a-z]+ )?(?:decue?s?|mecontente?s?|fachee?s?|lasse)(?: [a-z]+)? (?:par|de|du|d|avec|chez)(?: (?:le|la|les|l))? ?$/u;

/** "Les autres ont fermé, sauf X", "Je ne vois personne, à part X": what is denied of all the others. */
const BUT_ONE =
  /(?:^|\s)(?:ferm[a-z]*|disparu[a-z]*|complet[a-z]*|refus[a-z]*|indisponibles?|debordee?s?|introuvables?|aucune?|personne|rien|ne|n) (?:[a-z]+ ){0,8}(?:, )?(?:sauf|hormis|excepte|a part|mis a part|en dehors d[eu]|except|apart from)(?: (?:le|la|les|l|chez|a|au|the|peut etre))* ?$/u;

/** Offered by what stands before the name, though the last words alone could set it aside. */
export const offeredHere = (before: string): boolean =>
  holds(BUT_ONE, before) ||
  praisedByDenial(before) ||
  holds(MAY_BE_DONE, before) ||
  holds(NO_REGRET, before) ||
  (/ (?:que?|than) [a-z ]{0,9}$/u.test(before) && holds(NONE_BETTER, before)) ||
  (before.includes(' sans ') && holds(NOT_WITHOUT, before.trimEnd()));
