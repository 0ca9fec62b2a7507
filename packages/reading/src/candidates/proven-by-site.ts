import type { Unit } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { type DomainHit, sameHost } from '../names/domains.ts';
import type { Known } from '../names/forms.ts';
import type { Candidate } from './types.ts';

/** What is collected so far: names of either kind, domains, and per unit the first tokens of the known names. */
type SoFar = {
  known: Candidate[];
  unknown: Candidate[];
  domains: { unit: Unit; hit: DomainHit }[];
  knownStarts: number[][];
};

/** "Me Inès Ouazzani (ouazzani-avocat.fr)": the client's own site after a name proves it the client's (R8b). */
export function provenBySite(out: SoFar, names: Known): void {
  const own = names.forms.find((f) => f.who === 'client');
  const after = new Map(
    out.domains
      .filter(
        ({ hit, unit }) =>
          sameHost(hit.host, names.site) && /^\s*[(–:,]\s*$/u.test(unit.tokens[hit.i]?.gap ?? ''),
      )
      .map(({ hit, unit }) => [unit, hit.i]),
  );
  if (own === undefined || after.size === 0) return;
  const words = new Set(own.tokens.filter((w) => !LIGHT.has(w)));
  for (const c of out.unknown)
    if (after.get(c.unit) === c.j && c.unit.tokens.slice(c.i, c.j).some((t) => words.has(t.fold))) {
      Object.assign(c, { form: own, name: own.name, who: own.who, how: 'core' });
      out.known.push(c);
      out.knownStarts[c.unit.index]?.push(c.i);
    }
  out.unknown = out.unknown.filter((c) => c.form === null);
}
