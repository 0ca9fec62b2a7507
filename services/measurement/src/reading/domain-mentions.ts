import { around } from './candidates/around.ts';
import { headOf } from './candidates/head.ts';
import type { Candidate } from './candidates/types.ts';
import type { Collected } from './collect.ts';
import { fold } from './document/fold.ts';
import type { Found } from './found.ts';
import { unknownAgainst } from './judge/further.ts';
import { saidAgainst } from './judge/said.ts';
import { no, type Verdict, yes } from './judge/verdict.ts';
import { isKind } from './lexicons/kinds.ts';
import { PLATFORMS } from './lexicons/platforms.ts';
import { hostOf, sameHost } from './names/domains.ts';
import { scopeOfKnown } from './scope.ts';
import type { ReadingContext } from './types.ts';

const GO_TO =
  /(?:^|\s)(?:reserv\p{L}+|contact\p{L}+|ecri\p{L}+|appel\p{L}+|command\p{L}+|visit\p{L}+|rendez vous|prenez rendez vous|prendre rendez vous|passez|passer|allez|demand\p{L}+|devis|adressez vous|inscri\p{L}+|joignable|renseign\p{L}+|consult\p{L}+|tentez|essayez|optez|via|book|order|write|email|go|try|visit)(?: [\p{L}\d,]+){0,5} ?$/u;
const platforms = new Set(PLATFORMS.map((p) => fold(p).replaceAll(/[^\p{L}\p{N}]/gu, '')));

/** "commandez sur laine-solidaire.fr, un atelier du Vaucluse": the kind after the comma makes it a house. */
function toldWhat(c: Candidate): boolean {
  const { before, after } = around(c);
  const said = /^ ?[,(] ?(?:un|une|le|la|l) ((?:[a-z]+ ?){1,3})/u.exec(after)?.[1] ?? '';
  return GO_TO.test(before) && said.trim().split(' ').some(isKind);
}

function verdictOf(c: Candidate, client: boolean, email: boolean): Verdict {
  const a = around(c);
  const against = saidAgainst(c, a) ?? unknownAgainst(c, a);
  if (against !== null && !(c.head && against.counted === false && against.reason === 'repère'))
    return against;
  if (!client && platforms.has((c.name.split('.')[0] ?? '').toLowerCase()))
    return no('plateforme', 'R6 · plateforme');
  const inBrackets = /\( ?$/u.test(a.before);
  if (c.head && !/^\s*[.,;]?\s*$/u.test(c.plain.text.slice((c.plain.at[c.j - 1] ?? 0) + 3)))
    return yes('R7 · domaine en tête d’entrée', 0.8);
  if (!inBrackets && (email || GO_TO.test(a.before))) return yes('R7 · domaine à contacter', 0.75);
  return no('source seulement', 'R2f · domaine donné comme source');
}

/** The client, or a third party, named only by its domain or e-mail address (R7, R2f). */
export function domainMentions(
  all: Collected,
  context: ReadingContext,
  scopes: readonly (Verdict | null)[],
): Found[] {
  const site = hostOf(context.client.site);
  return all.domains.flatMap(({ unit, hit }): Found[] => {
    const plain = all.plains[unit.index] ?? { text: '', at: [] };
    const client = sameHost(hit.host, site);
    const head = unit.marked ? headOf(unit) : null;
    const opens = head !== null && hit.i === head.i;
    const name = client ? context.client.entreprise : hit.host;
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
    if (!client && !opens && !toldWhat(c)) return [];
    if (
      !client &&
      !/^[\p{L}\d-]+\.(?:fr|com|eu|bzh|net|org|eus|corsica|alsace|paris|co|example)$/u.test(hit.host)
    )
      return [];
    const verdict = scopeOfKnown(scopes, unit) ?? verdictOf(c, client, hit.email);
    return [
      { c, a: around(c), verdict, rank: opens ? unit.ordinal : null, series: `list${unit.list}`, as: null },
    ];
  });
}
