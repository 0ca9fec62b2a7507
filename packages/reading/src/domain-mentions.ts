import { around } from './candidates/around.ts';
import type { Collected } from './candidates/collected.ts';
import { headOf } from './candidates/head.ts';
import { emphasisOver } from './candidates/known.ts';
import type { Around, Candidate } from './candidates/types.ts';
import { fold } from './document/fold.ts';
import type { Unit } from './document/types.ts';
import type { Found } from './found.ts';
import { companyOf } from './judge/company.ts';
import { unknownAgainst } from './judge/further.ts';
import { saidAgainst } from './judge/said.ts';
import { no, type Verdict, yes } from './judge/verdict.ts';
import { type Beside, signsOf, weigh } from './judge/weigh.ts';
import { ENOUGH, WEIGHTS } from './judge/weights.ts';
import { DEALS, DEALS_AFTER, SOURCED } from './lexicons/domain-mentions.ts';
import { isKind } from './lexicons/kinds.ts';
import { PLATFORMS } from './lexicons/platforms.ts';
import { sameHost } from './names/domains.ts';
import { scopeOfKnown } from './scope.ts';
import type { ReadingContext } from './types.ts';

const platforms = new Set(PLATFORMS.map((p) => fold(p).replaceAll(/[^\p{L}\p{N}]/gu, '')));

/** One deals with the house on its site, or the domain stands for the house that acts. */
function dealsThere({ before, after }: Around): boolean {
  if (SOURCED.test(before) && !DEALS_AFTER.test(after)) return false;
  return DEALS.test(before) || DEALS_AFTER.test(after);
}

/** "depann29.fr, tenu par un artisan": somebody of the trade keeps the site. */
const keptBy = (after: string): boolean =>
  /^ ?[,(] ?(?:[a-z]+ )?(?:tenu|gere|anime|monte|lance|cree|edite|dirige|pilote) par (?:un|une|des|deux|trois) ((?:[a-z]+ ?){1,2})/u
    .exec(after)?.[1]
    ?.split(' ')
    .some(isKind) === true;

/** "commandez sur laine-solidaire.fr, un atelier du Vaucluse": the kind after the comma makes it a house. */
function toldWhat(a: Around): boolean {
  const { after } = a;
  if (keptBy(after)) return true;
  const said = /^ ?[,(] ?(?:un|une|le|la|l) ((?:[a-z]+ ?){1,3})/u.exec(after)?.[1] ?? '';
  return dealsThere(a) && said.trim().split(' ').some(isKind);
}

const NOBODY: Beside = {
  joined: 0,
  inside: false,
  ahead: false,
  after: false,
  again: false,
  where: null,
  latest: null,
  emphasis: null,
};

/** "voyez x.fr", "j'ai trouvé x.fr, qui répare": offered as a name would be. */
const offered = (c: Candidate, a: Around): boolean => weigh(signsOf(c, a, NOBODY), WEIGHTS) >= ENOUGH;

/** The domains under which businesses of the country have their sites. */
const NATIONAL = /^[\p{L}\d-]+\.(?:fr|com|eu|bzh|net|org|eus|corsica|alsace|paris|co|io|app|example)$/u;

function verdictOf(c: Candidate, a: Around, client: boolean, email: boolean, amongNames: boolean): Verdict {
  const against = saidAgainst(c, a) ?? unknownAgainst(c, a);
  if (against !== null && !(c.head && against.counted === false && against.reason === 'repère'))
    return against;
  if (!client && platforms.has((c.name.split('.')[0] ?? '').toLowerCase()))
    return no('plateforme', 'R6 · plateforme');
  const inBrackets = /\( ?$/u.test(a.before);
  if (c.head && (amongNames || !/^\s*[.,;]?\s*$/u.test(c.plain.text.slice((c.plain.at[c.j - 1] ?? 0) + 3))))
    return yes('R7 · domaine en tête d’entrée', 0.8);
  if ((email && !SOURCED.test(a.before)) || (!inBrackets && (dealsThere(a) || keptBy(a.after))))
    return yes('R7 · domaine à contacter', 0.75);
  // "relevé sur x.fr" is a source, "j'ai trouvé x.fr" a house.
  const read = SOURCED.test(a.before) && /(?:^|\s)(?:sur|dans|par|de|d|chez) $/u.test(a.before);
  if (!inBrackets && !read && offered(c, a)) return yes('R7 · domaine proposé dans le texte', 0.7);
  return no('source seulement', 'R2f · domaine donné comme source');
}

/** The client, or a third party, named only by its domain or e-mail address (R7, R2f). */
export function domainMentions(
  all: Collected,
  { client: { entreprise } }: ReadingContext,
  site: string,
  scopes: readonly (Verdict | null)[],
): Found[] {
  if (all.domains.length === 0) return [];
  const company = companyOf(all);
  const entries = new Map(all.entries.map((e) => [e.unit, e]));
  const cells = new Set(all.tables.flatMap((table) => table.cells.map(({ unit }) => unit)));
  const named = (unit: Unit): boolean => {
    const entry = entries.get(unit);
    return cells.has(unit) || (entry !== undefined && company(entry) > 0);
  };
  return all.domains.flatMap(({ unit, hit }): Found[] => {
    const plain = all.plains[unit.index] ?? { text: '', at: [] };
    const client = sameHost(hit.host, site);
    const titled = unit.marked || unit.kind === 'heading' || named(unit);
    const opens = unit.line === 0 && titled && hit.i === headOf(unit)?.i;
    const amongNames = opens && (all.fields.cards.has(unit) || named(unit));
    const name = client ? entreprise : hit.host;
    const c: Candidate = {
      unit,
      plain,
      i: hit.i,
      j: hit.j,
      name,
      who: client ? 'client' : 'autre',
      form: null,
      how: 'domain',
      head: opens,
      emphasised: false,
      branch: '',
      doubtful: false,
      otherKind: false,
    };
    const a = around(c);
    if (
      !client &&
      !amongNames &&
      (!NATIONAL.test(hit.host) ||
        !(opens || toldWhat(a) || (emphasisOver(unit, hit.i, hit.j)?.kind === 'strong' && offered(c, a))))
    )
      return [];
    // "2. Réservez sur x.fr": the entry of a list that no other name heads.
    const heads = opens || ![...all.entryOf.keys()].some((o) => o.unit === unit && o.form !== null);
    const scope = client ? scopeOfKnown(scopes, unit) : scopes[unit.index];
    const verdict = scope ?? verdictOf(c, a, client, hit.email, amongNames);
    return [
      {
        c,
        a,
        verdict,
        rank: heads ? unit.ordinal : null,
        series: entries.get(unit)?.group ?? `list${unit.list}`,
        as: null,
      },
    ];
  });
}
