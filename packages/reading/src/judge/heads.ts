import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { infinitive } from '../lexicons/conjugation.ts';
import { publicBody } from './bodies.ts';
import { headSignsOf } from './head-signs.ts';
import { publicRow, titleWords } from './headings.ts';
import { notBusiness } from './not-business.ts';
import { saidAgainst } from './said.ts';
import { no, type Verdict, yes } from './verdict.ts';
import { weigh } from './weigh.ts';
import { ENOUGH, HEAD_WEIGHTS } from './weights.ts';

/** "Déclarez avec le CESU": what the reader is told to do. */
function orders(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  return first !== undefined && second !== undefined && /[^h]ez$/u.test(first.fold) && !second.capital;
}

/** Verdict on an unknown head of an entry. `company` says how sure it is that the entries around it are businesses, 0 to 2. */
export function judgeHead(
  c: Candidate,
  a: Around,
  body: string,
  company: number,
  here: ReadonlySet<string>,
): Verdict {
  const otherwise = headBesidesWeight(c, a, body, company, here);
  if (otherwise !== null) return otherwise;
  const score = weigh(headSignsOf(c, a, body, company), HEAD_WEIGHTS);
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · intitulé (${score})`);
  return yes('R1 · entrée de liste', Math.min(0.95, 0.5 + score / 12));
}

/** What speaks against a head whatever its signs weigh. */
export function headBesidesWeight(
  c: Candidate,
  a: Around,
  body: string,
  company: number,
  here: ReadonlySet<string>,
): Verdict | null {
  const other = notBusiness(c, a, here, company > 2);
  if (other !== null) return other;
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  const tokens = c.unit.tokens.slice(c.i, c.j);
  if (publicRow(c, body)) return no('organisme public', 'R6 · équipement public');
  const title = titleWords(c, company) ?? publicBody(c, a);
  if (title !== null) return title;
  return orders(tokens) ||
    (company < 3 && tokens.length > 1 && tokens[1]?.fold !== 'et' && infinitive(tokens[0]?.raw ?? ''))
    ? no('pas un nom d’entreprise', 'R6 · consigne')
    : null;
}
