import { hasSignWord } from '../candidates/likeness.ts';
import type { Found } from '../found.ts';
import { recommends } from '../lexicons/verbs.ts';
import type { Verdict } from './verdict.ts';

/** "[X] et la CCI organisent": coordinated with the name of a body, a make or an event that comes next. */
export function sharesNext(one: Found, next: Found | undefined): Verdict | null {
  const { c, verdict } = one;
  if (next === undefined || next.c.unit !== c.unit || next.verdict.counted || !verdict.counted) return null;
  if (c.form !== null || c.head || c.emphasised) return null;
  const body = next.verdict.reason === 'organisme public';
  if (!body && hasSignWord(c.unit.tokens.slice(c.i, c.j))) return null;
  if (
    !/^(?:marque ou label|plateforme|organisme public) |événement|l’on visite/u.test(
      `${next.verdict.reason} ${next.verdict.why}`,
    ) ||
    recommends(one.a.tail)
  )
    return null;
  const between = c.unit.text.slice(c.unit.tokens[c.j - 1]?.to ?? 0, c.unit.tokens[next.c.i]?.from ?? 0);
  return /^\s+(?:et|ou|and|or)\s+(?:le |la |les |l['’]|the )?$/u.test(between) ? next.verdict : null;
}
