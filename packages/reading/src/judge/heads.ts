import { hasSignWord, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { ADDRESSED, APPOSED, FACTS } from '../lexicons/advice.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { isTown } from '../lexicons/places.ts';
import { notBusiness } from './not-business.ts';
import { saidAgainst } from './said.ts';
import { no, sumOf, type Verdict, yes } from './verdict.ts';

/** Least sum of weights for a head to count. */
const ENOUGH = 3;

/** Sums the weights of the signs that the head of an entry is a business. */
function weigh(c: Candidate, a: Around, body: string, company: number): number {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  const lead = tokens.find((t) => !ARTICLES.has(t.fold))?.fold ?? '';
  // An entry with the layout of a declared name is a business too, whatever its words.
  const series = company > 2 && (c.emphasised || !isKind(lead));
  const saysKind = fold(body.slice(0, 90))
    .split(/[^a-z-]+/u, 9)
    .some((word) => word.length > 3 && isKind(word));
  const lower = !c.emphasised && tokens[0]?.capital === false && !/\d/u.test(tokens[0].raw);
  return sumOf([
    [series, 1],
    [like === 'strong', 2],
    [like === 'no' && !series, -4],
    [company > 1, 2],
    [company > 0 && company <= 1, 1],
    [company < 0, -1.4],
    [FACTS.test(body), 1],
    [APPOSED.test(a.after), 0.5],
    [hasSignWord(tokens) || isKind(c.unit.tokens[c.i - 1]?.fold ?? ''), 1],
    [company < 2 && isTown(tokens), -1.5],
    [c.emphasised, company > 1 && !tokens.every((t) => t.common) ? 1 : 0.5],
    [ADDRESSED.test(a.after) || /^ ?[,(] ?(?:a|au|aux|en|pres) /u.test(a.after), 1],
    [lower, -1],
    [saysKind, 0.5],
  ]);
}

/** Verdict on an undeclared head of an entry; `company` is the score of `companyOf`. */
export function judgeHead(
  c: Candidate,
  a: Around,
  body: string,
  company: number,
  here: ReadonlySet<string>,
): Verdict {
  const otherwise = notBusiness(c, a, here, company > 2) ?? saidAgainst(c, a);
  if (otherwise !== null) return otherwise;
  const score = weigh(c, a, body, company);
  return score < ENOUGH
    ? no('pas un nom d’entreprise', `R6 · intitulé (${score.toFixed(1)})`)
    : yes('R1 · entrée de liste');
}
