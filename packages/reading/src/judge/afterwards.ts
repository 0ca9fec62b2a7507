import { LEFT_OUT_AFTER, USELESS_AFTER } from '../lexicons/counsel-against.ts';
import { AGAINST_AFTER, CLOSED_AFTER, REFUSES_AFTER, STILL_GOOD } from '../lexicons/cues.ts';
import { ENDED, MAY_HAVE_ENDED } from '../lexicons/ended.ts';
import { DENIED, GONE, HANDED_ON, MAY_BE_GONE, NOBODY_AFTER } from '../lexicons/gone.ts';
import { isKind } from '../lexicons/kinds.ts';
import { MAY_TURN_DOWN, NOT_SERVED } from '../lexicons/not-served.ts';
import { GONE_AFTER } from '../lexicons/paradigms.ts';
import { SERVES_NONE } from '../lexicons/refusals.ts';
import { TURNED_DOWN } from '../lexicons/turned-down.ts';
import { DROPPED_NEXT, MAY_WARN, WARNED_AFTER } from '../lexicons/warned-off.ts';
import { find, holds } from '../patterns/holds.ts';
import { concedes } from './concession.ts';
import { withoutInsertions } from './insertions.ts';
import { no, type Verdict } from './verdict.ts';

const closed = no('fermé', 'R2d · fermé pour de bon', true);
const refuses = no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
const leftOut = no('déconseillé', 'R2c · laissé de côté', true);

const handedOn = (said: string) => holds(HANDED_ON, said) && !holds(NOBODY_AFTER, said);

/** Closed for good, and neither denied nor handed on to others. */
export function saysGone(said: string): boolean {
  const found =
    (holds(MAY_BE_GONE, said) ? find(GONE, said) : null) ??
    (holds(MAY_HAVE_ENDED, said) ? find(ENDED, said) : null);
  if (found === null || holds(DENIED, `${said.slice(0, found.index)} `)) return false;
  return !handedOn(said);
}

/** "Je ne la retiendrais pas pour une béance": said of one case only. */
const FOR_THAT = /^ pour (?:cela|ca|une?|des|les?|la|l|du) /u;

/** The pattern is found, of everything, and nothing good comes after it. */
function outright(pattern: RegExp, said: string): boolean {
  const found = find(pattern, said);
  if (found === null) return false;
  const rest = said.slice(found.index + found[0].length);
  return !concedes(rest) && (/rien|aucun/u.test(found[0]) || !FOR_THAT.test(`${rest} `));
}

/** What a sentence says of the house besides what the phrases of said.ts know. */
export function sets(said: string): Verdict | null {
  if (saysGone(said)) return closed;
  if (holds(MAY_WARN, said) && outright(WARNED_AFTER, said)) return leftOut;
  if (!holds(MAY_TURN_DOWN, said)) return null;
  if (outright(NOT_SERVED, said) || outright(TURNED_DOWN, said)) return refuses;
  if (outright(LEFT_OUT_AFTER, said) || outright(USELESS_AFTER, said)) return leftOut;
  return null;
}

const LINKS =
  '(?:(?:mais|parce que|or|seulement|seul|probleme|attention|malheureusement|helas|depuis|aujourd hui|bref|et|car|dommage|simplement|en fait|en realite|verification faite|en verifiant|renseignements pris|sauf que|cela dit|ceci dit|reste que|il se trouve que|on apprend que|a noter|unfortunately|sadly|but|however|note that|now|(?:since|after|following|as of|depuis|apres) (?:(?:the|le|la|les|l|its|their|son|sa|ses|leurs?) )?(?:[a-z\\d]+ ){0,3}?[a-z\\d]+(?= (?:, )?(?:it|they|il|elle|ils|elles) )|(?:depuis|en|au|a|fin|debut|mi|voila|il y a|l) (?:[a-z\\d]+ ){1,4},) (?:[,:] )?(?:que |qu )?){0,4}';
/** The sentence is about the house just named: a pronoun, a possessive, or nobody at all. */
const ABOUT_IT = new RegExp(
  `^ ?${LINKS}(?:il|elle|ils|elles|celui ci|celle ci|ceux ci|celles ci|son|sa|ses|leur|leurs|inutile|rien|pas la peine|ce n est|ce ne sont|c est|aucune?|impossible|n y|ne l|ne le|ne la|en l etat|dans ces conditions|du coup|resultat|conclusion|moralite|autant|mieux vaut|vous n y|vous gagner|vous perdr|vous ser|passez|je l|je le|je la|je les|je ne l|je ne le|je ne la|on n y|it|its|they|their|he|she|his|her)\\b`,
  'u',
);
/** "Cette maison", "l'école", "le couple": the house by what it is. */
const BY_ITS_KIND = new RegExp(`^ ?${LINKS}(?:le|la|les|l|cet|cette|ce|the|this) ([a-z]+)`, 'u');
const OF_A_HOUSE =
  /^(?:maison|adresse|enseigne|equipe|patronn?e?|gerante?|couple|fondat[a-z]+|proprietaires?|structure|site|page|repondeur|standard|vitrine|rideau|local|locaux|association|societe|entreprise|etablissement|liquidation|fermeture|certification|lieu|endroit|famille|duo|owners?|company|firm|place|website|business|premises|couple)$/u;
/** "Les photos font envie ; les décisions de justice, moins": the writer still speaks of it. */
const TWO = 2;

/** "Leur antenne de Châlons": a part of the house, or another one. */
const A_PART = new RegExp(
  `^ ?${LINKS}(?:son|sa|ses|leur|leurs|l|la|le|les|its|their|cette) (?:autre|seconde?|deuxieme|ancien(?:ne)?s?|antenne|agence|filiale|succursale|annexe|voisine?s?|concurrente?s?|service|atelier d[eu]|boutique d[eu]|site d[eu]|magasin d[eu]|branch|other|former)\\b`,
  'u',
);

/** "Je comprends leur enthousiasme, mais son répondeur est sans ambiguïté". */
const TURNS_TO_IT =
  /(?:^|\s)(?:mais|or|seulement|car|puisque?|parce que?|vu que|sauf que|hormis que|but) (?:il|elle|ils|elles|son|sa|ses|leur|leurs|la maison|l (?:agenda|ecole|enseigne|adresse|equipe)|le (?:carnet|repondeur|patron|site)|it|its|they|their)(?=\s)/u;

export function about(sentence: string): boolean {
  if (holds(A_PART, sentence)) return false;
  if (holds(TURNS_TO_IT, sentence)) return true;
  if (holds(ABOUT_IT, sentence)) return true;
  const noun = BY_ITS_KIND.exec(sentence)?.[1] ?? '';
  return OF_A_HOUSE.test(noun) || isKind(noun);
}

/** What the sentences that follow, as long as they are about the house, say against it. */
export function saidAfterwards(text: string): Verdict | null {
  let left = TWO;
  for (const raw of text.split(/ [.!?](?= |$)/u)) {
    if (left-- === 0) break;
    if (left === TWO - 1 && holds(MAY_WARN, raw) && holds(DROPPED_NEXT, raw)) return leftOut;
    if (
      raw.trim() === '' ||
      !(
        holds(MAY_BE_GONE, raw) ||
        holds(MAY_TURN_DOWN, raw) ||
        holds(MAY_WARN, raw) ||
        holds(MAY_HAVE_ENDED, raw)
      )
    )
      continue;
    if (!about(raw)) {
      // "Les photos font envie ; […]": what closes a house for good needs no pronoun.
      if (left === TWO - 1 && !holds(A_PART, raw)) {
        const said = withoutInsertions(raw);
        if (outright(LEFT_OUT_AFTER, said) || outright(USELESS_AFTER, said)) return leftOut;
      }
      if (
        left === TWO - 1 &&
        !holds(A_PART, raw) &&
        saysGone(raw) &&
        !/^ ?(?:chez|a|au|aux|dans|si|pour|quand|vous)\b/u.test(raw)
      )
        return closed;
      continue;
    }
    const said = withoutInsertions(raw);
    if (holds(STILL_GOOD, said)) return null;
    const verdict = sets(said);
    if (verdict !== null) return verdict;
    if (holds(CLOSED_AFTER, said) || (holds(GONE_AFTER, said) && !handedOn(said))) return closed;
    if (outright(REFUSES_AFTER, said) || outright(SERVES_NONE, said)) return refuses;
    if (outright(AGAINST_AFTER, said)) return leftOut;
  }
  return null;
}
