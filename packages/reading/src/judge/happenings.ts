import type { Around, Candidate } from '../candidates/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { AT_ITS_DATE, GATHERS, OCCASION, OUTING, WHENEVER } from '../lexicons/judge/happenings.ts';
import { wordsOf } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** What a fair, a feast or a race is called by its first word, or by the noun before its name. */
const EVENTS = wordsOf('events');
const openerOf = ({ unit, i, j }: Candidate): string => {
  const own = unit.tokens.slice(i, j).filter((t) => !LIGHT.has(t.fold));
  return own[1]?.gap === '-' ? `${own[0]?.fold}-${own[1].fold}` : (own[0]?.fold ?? '');
};
/** "le salon [Micronora]", "la fête des [Louches]". */
const nounBefore = ({ unit, i }: Candidate): string => {
  const at = /^(?:de|du|des|d|la|l|le)$/u.test(unit.tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  return unit.tokens[at]?.capital ? '' : (unit.tokens[at]?.fold ?? '');
};

/** R6: fairs, feasts, races and what one visits besides, by when they are and what they are for. */
export function happening(c: Candidate, a: Around): Verdict | null {
  if (holds(OCCASION, a.after) || holds(AT_ITS_DATE, a.after))
    return no('pas un nom d’entreprise', 'R6 · événement');
  const noun = [openerOf(c), nounBefore(c)].find((w) => EVENTS.has(w));
  if (noun !== undefined && (holds(WHENEVER, a.whole) || holds(GATHERS, a.after)))
    return no('pas un nom d’entreprise', 'R6 · événement');
  return holds(OUTING, a.after) ? no('pas un nom d’entreprise', 'R6 · ce que l’on visite') : null;
}
