import { around } from '../candidates/around.ts';
import { unknownFrom } from '../candidates/candidate.ts';
import { headOf } from '../candidates/head.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { verbFollows } from '../candidates/verbs.ts';
import { RECOMMENDS } from '../lexicons/advice.ts';
import { SOURCE_BEFORE } from '../lexicons/passing.ts';
import { sameHost } from '../names/domains.ts';
import type { ReadingContext } from '../types.ts';
import type { Bench } from './decide.ts';
import { scopeOver } from './scopes.ts';
import type { Found } from './verdict.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Words before a site through which a customer orders, books, pays or asks. */
const DEALS =
  /(?:^|\s)(?:reserv|command|envoy|lou|pa[iy]|vent|formulaire|lien|remplir|contact|ecri|achet|inscri|demand|appel|devis|rendez vous|book|order|buy|email|write)[a-z]*(?: [a-z]+){0,6} (?:sur|a|via|chez|par|on|at|through)? ?(?:le site |son site |leur site )?$/u;

function verdictOf(c: Candidate, a: Around, email: boolean): Verdict {
  if (c.head) return yes('R7 · domaine en tête d’entrée');
  const bracketed = /\( ?$/u.test(a.before);
  if (
    !bracketed &&
    !SOURCE_BEFORE.test(a.tail) &&
    (email || verbFollows(c) || DEALS.test(a.tail) || RECOMMENDS.test(a.tail))
  )
    return yes('R7 · domaine à contacter');
  return no('source seulement', 'R2f · domaine donné comme source');
}

/** Mentions by a domain or an e-mail address alone: of the client (R7, R2f), of others beside declared names. */
export function domainMentions(
  { all, known: { site }, scopes, company }: Bench,
  { client: { entreprise } }: ReadingContext,
): Found[] {
  return all.domains.flatMap(({ unit, hit }): Found[] => {
    const client = sameHost(hit.host, site);
    const entry = all.entries.find((e) => e.unit === unit);
    const head = headOf(unit);
    const opens =
      unit.line === 0 && hit.i === head?.i && (unit.marked || unit.kind !== 'paragraph' || head.emphasised);
    if (!client && !(opens && entry !== undefined && company(entry) > 1)) return [];
    const c: Candidate = {
      ...unknownFrom(unit, hit.i, hit.j, opens),
      name: client ? entreprise : hit.host,
      who: client ? 'client' : 'autre',
      how: 'domain',
    };
    const a = around(c);
    const heads = opens || ![...all.entryOf.keys()].some((o) => o.unit === unit && o.form !== null);
    const series = entry?.group ?? `list${unit.list}`;
    const verdict = scopeOver(scopes, c) ?? verdictOf(c, a, hit.email);
    return [{ c, a, verdict, rank: heads ? unit.ordinal : null, series, as: null }];
  });
}
