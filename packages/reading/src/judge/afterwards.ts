import { LEFT_OUT_AFTER, USELESS_AFTER } from '../lexicons/counsel-against.ts';
import { AGAINST_AFTER, CLOSED_AFTER, REFUSES_AFTER, STILL_GOOD } from '../lexicons/cues.ts';
import { ENDED, MAY_HAVE_ENDED } from '../lexicons/ended.ts';
import { DENIED, GONE, HANDED_ON, MAY_BE_GONE, NOBODY_AFTER } from '../lexicons/gone.ts';
import { A_PART, ABOUT_IT, LINKS, OF_A_HOUSE, TURNS_TO_IT } from '../lexicons/judge/afterwards.ts';
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

/** "Cette maison", "l'école", "le couple": the house by what it is. */
const BY_ITS_KIND = new RegExp(
  `(?:^ ?${LINKS}|\\s(?:mais|or|seulement|car|puisque?|parce que?|vu que|sauf que|hormis que|but) )(?:le|la|les|l|cet|cette|ce|the|this) ([a-z]+)`,
  'gu',
);
/** "Les photos font envie ; les décisions de justice, moins": the writer still speaks of it. */
const TWO = 2;

export function about(sentence: string): boolean {
  if (holds(A_PART, sentence)) return false;
  if (holds(TURNS_TO_IT, sentence)) return true;
  if (holds(ABOUT_IT, sentence)) return true;
  return [...sentence.matchAll(BY_ITS_KIND)].some(([, noun = '']) => OF_A_HOUSE.test(noun) || isKind(noun));
}

/** What the sentences that follow, as long as they are about the house, say against it. */
export function saidAfterwards(text: string): Verdict | null {
  let left = TWO;
  for (const raw of text.split(/ [.!?](?= |$)/u)) {
    if (left-- === 0) break;
    const said = withoutInsertions(raw);
    if (left === TWO - 1 && holds(MAY_WARN, raw) && holds(DROPPED_NEXT, raw)) return leftOut;
    if (
      raw.trim() === '' ||
      !(
        holds(MAY_BE_GONE, said) ||
        holds(MAY_TURN_DOWN, said) ||
        holds(MAY_WARN, said) ||
        holds(MAY_HAVE_ENDED, said)
      )
    )
      continue;
    if (!about(raw)) {
      // "Les photos font envie ; […]": what closes a house for good needs no pronoun.
      if (
        left === TWO - 1 &&
        !holds(A_PART, raw) &&
        (outright(LEFT_OUT_AFTER, said) || outright(USELESS_AFTER, said))
      )
        return leftOut;
      if (
        left === TWO - 1 &&
        !holds(A_PART, raw) &&
        saysGone(raw) &&
        !/^ ?(?:chez|a|au|aux|dans|si|pour|quand|vous)\b/u.test(raw)
      )
        return closed;
      continue;
    }
    if (holds(STILL_GOOD, said)) return null;
    const verdict = sets(said);
    if (verdict !== null) return verdict;
    if (holds(CLOSED_AFTER, said) || (holds(GONE_AFTER, said) && !handedOn(said))) return closed;
    if (outright(REFUSES_AFTER, said) || outright(SERVES_NONE, said)) return refuses;
    if (outright(AGAINST_AFTER, said)) return leftOut;
  }
  return null;
}
