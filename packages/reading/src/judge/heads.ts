import { hasSignWord, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import type { Token } from '../document/types.ts';
import { ADDRESSED, APPOSED, FACTS } from '../lexicons/advice.ts';
import { ARTICLES, LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { LABEL_WORDS } from '../lexicons/titles.ts';
import { isTown } from '../names/towns.ts';
import { notBusiness } from './not-business.ts';
import { saidAgainst } from './said.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** A head counts from this sum on. */
const ENOUGH = 3;

/** What the head of an entry shows, and what that weighs for it being a business. */
function weigh(c: Candidate, a: Around, body: string, company: number): number {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  const lead = tokens.find((t) => !ARTICLES.has(t.fold))?.fold ?? '';
  const label = c.unit.ordinal === null && LABEL_WORDS.has(lead);
  // Made like a declared name of its list, it is of one kind with it, whatever its words.
  const series = company > 3 || (company > 2 && !label && (c.emphasised || !isKind(lead)));
  const saysKind = fold(body.slice(0, 90))
    .split(/[^a-z-]+/u, 9)
    .some((word) => word.length > 3 && isKind(word));
  const lower = !c.emphasised && tokens[0]?.capital === false && !/\d/u.test(tokens[0].raw);
  const signs: readonly (readonly [boolean, number])[] = [
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
  ];
  return signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0);
}

/** "Vérifiez les avis", "Comparer les prix", "Artisan 2", "un notaire", "12 €": words that name nobody. */
function namesNobody(c: Candidate, tokens: readonly Token[], company: number): boolean {
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const [first, second] = own;
  if (first === undefined) return true;
  if (/[€%]/u.test(c.unit.text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0))) return true;
  if (
    /^(?:p s|n b|ps|nb|(?:plan|etape|phase|niveau|step|day|jour|option|offre) (?:[a-z]|\d+))$/u.test(
      own.map((t) => t.fold).join(' '),
    )
  )
    return true;
  if (
    /^(?:un|une|des|an)$/u.test(tokens[0]?.fold ?? '') &&
    tokens.slice(1).every((t) => !t.capital && t.common)
  )
    return true;
  const plain = tokens.slice(1).every((t) => !t.capital);
  if (/[^h]ez$/u.test(first.fold) && second?.capital === false) return true;
  if (
    company < 3 &&
    plain &&
    tokens.length > 1 &&
    first.common &&
    /(?:er|ir|re|ing)$/u.test(first.fold) &&
    !isKind(first.fold)
  )
    return true;
  if (
    company < 2 &&
    own.length === 2 &&
    (isKind(first.fold) || GENERIC.has(first.fold)) &&
    /^(?:[A-Z]|\d)$/u.test(second?.raw ?? '')
  )
    return true;
  return (
    company < 3 &&
    own.length > 1 &&
    plain &&
    !first.capital &&
    first.common &&
    !/\d/u.test(first.raw) &&
    !isKind(first.fold)
  );
}

/** Verdict on an unknown head of an entry; `company` says how sure it is that the entries around it are businesses. */
export function judgeHead(
  c: Candidate,
  a: Around,
  body: string,
  company: number,
  here: ReadonlySet<string>,
): Verdict {
  const otherwise = notBusiness(c, a, here, company > 2) ?? saidAgainst(c, a);
  if (otherwise !== null) return otherwise;
  if (namesNobody(c, c.unit.tokens.slice(c.i, c.j), company))
    return no('pas un nom d’entreprise', 'R6 · intitulé');
  const score = weigh(c, a, body, company);
  return score < ENOUGH
    ? no('pas un nom d’entreprise', `R6 · intitulé (${score.toFixed(1)})`)
    : yes('R1 · entrée de liste', Math.min(0.95, 0.5 + score / 12));
}
