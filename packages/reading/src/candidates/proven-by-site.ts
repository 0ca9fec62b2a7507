import type { Mark, Unit } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { type DomainHit, hostOf, sameHost } from '../names/domains.ts';
import type { Known } from '../names/forms.ts';
import type { Candidate } from './types.ts';

/** What is collected so far: names of either kind, domains, and per unit the first tokens of the known names. */
type SoFar = {
  known: Candidate[];
  unknown: Candidate[];
  domains: { unit: Unit; hit: DomainHit }[];
  knownStarts: number[][];
};

const covers = ({ kind, from, to }: Mark, { unit, i, j }: Candidate): boolean =>
  kind === 'link' && from <= (unit.tokens[i]?.from ?? 0) && to >= (unit.tokens[j - 1]?.to ?? Infinity);

/** The name is the text of a link to this site. */
export const linkedTo = (c: Candidate, site: string): boolean =>
  site !== '' &&
  c.unit.marks.some((mark) => covers(mark, c) && mark.url !== undefined && sameHost(hostOf(mark.url), site));

/** The declared name, word for word: that it stays, whatever lies behind it (R8a). */
const inFull = ({ unit, i, j, form }: Candidate): boolean =>
  unit.tokens
    .slice(i, j)
    .map((t) => t.fold)
    .join(' ') === form?.tokens.join(' ');

/** "4. **Hexagone SI** : extincteurs. hexagone-si.fr": the name in bold that opens the line which the site closes. */
const opensLine = ({ unit, i, emphasised }: Candidate): boolean =>
  emphasised && (unit.tokens[i]?.from ?? 0) - unit.head < 3;

/** "Me Inès Ouazzani (ouazzani-avocat.fr)", "[Me Inès Ouazzani](…)": the client's own site after or behind a name proves it the client's (R8b). */
export function provenBySite(out: SoFar, names: Known): void {
  const own = names.forms.find((f) => f.who === 'client');
  if (own === undefined || names.site === '') return;
  const after = new Map(
    out.domains
      .filter(
        ({ hit, unit }) =>
          sameHost(hit.host, names.site) && /^\s*[(–:,[]+\s*$/u.test(unit.tokens[hit.i]?.gap ?? ''),
      )
      .map(({ hit, unit }) => [unit, hit.i]),
  );
  const closed = new Set(
    out.domains
      .filter(({ hit, unit }) => sameHost(hit.host, names.site) && hit.j === unit.tokens.length)
      .map(({ unit }) => unit),
  );
  const words = new Set(own.tokens.filter((w) => !LIGHT.has(w)));
  // Farther away, a word of the trade is no proof: the site may be the source of what is said of another.
  const cores = new Set(own.cores.flat());
  const proven = (c: Candidate): boolean => {
    const shares = (some: ReadonlySet<string>) => c.unit.tokens.slice(c.i, c.j).some((t) => some.has(t.fold));
    const beside = after.get(c.unit) === c.j || linkedTo(c, names.site);
    return beside ? shares(words) : closed.has(c.unit) && opensLine(c) && shares(cores);
  };
  const itself = {
    form: own,
    name: own.name,
    who: own.who,
    how: 'core',
    branch: '',
    doubtful: false,
  } as const;
  for (const c of out.known)
    if ((c.who === 'concurrent' ? !inFull(c) : c.branch !== '') && proven(c)) Object.assign(c, itself);
  for (const c of out.unknown)
    if (proven(c)) {
      Object.assign(c, itself);
      out.known.push(c);
      out.knownStarts[c.unit.index]?.push(c.i);
    }
  out.unknown = out.unknown.filter((c) => c.form === null);
}
