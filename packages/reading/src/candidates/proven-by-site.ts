import { LIGHT } from '../lexicons/grammar.ts';
import { hostOf, sameHost } from '../names/domains.ts';
import type { Known } from '../names/forms.ts';
import type { Collected } from './collected.ts';
import type { Candidate } from './types.ts';

/** True when a link to this site covers the name. */
export const linkedTo = ({ unit, i, j }: Candidate, site: string): boolean => {
  const [from, to] = [unit.tokens[i]?.from ?? 0, unit.tokens[j - 1]?.to ?? Infinity];
  return (
    site !== '' &&
    unit.marks.some(
      (m) => m.url !== undefined && m.from <= from && m.to >= to && sameHost(hostOf(m.url), site),
    )
  );
};

/** "Me Inès Ouazzani (ouazzani-avocat.fr)", "[Me Inès Ouazzani](…)": the client's site proves that a name is the client's (R8b). */
export function provenBySite(out: Collected, names: Known): void {
  const own = names.forms.find((f) => f.who === 'client');
  if (own === undefined || names.site === '') return;
  const sites = out.domains.filter(({ hit }) => sameHost(hit.host, names.site));
  const words = new Set(own.tokens.filter((w) => !LIGHT.has(w)));
  const cores = new Set(own.cores.flat());
  const proven = (c: Candidate): boolean => {
    const tokens = c.unit.tokens.slice(c.i, c.j);
    const shares = (some: ReadonlySet<string>) => tokens.some((t) => some.has(t.fold));
    const here = sites.filter(({ unit }) => unit === c.unit).map(({ hit }) => hit);
    const after = here.some(
      (hit) => hit.i === c.j && /^\s*[(–:,[]+\s*$/u.test(c.unit.tokens[hit.i]?.gap ?? ''),
    );
    if (after || linkedTo(c, names.site)) return shares(words);
    // "4. **Hexagone SI** : extincteurs. hexagone-si.fr": the line begins with the name and ends with the site.
    const opens = c.emphasised && (tokens[0]?.from ?? 0) - c.unit.head < 3;
    return opens && here.some((hit) => hit.j === c.unit.tokens.length) && shares(cores);
  };
  const itself = {
    form: own,
    name: own.name,
    who: own.who,
    how: 'core',
    branch: '',
    doubtful: false,
  } as const;
  for (const c of out.known) {
    const inFull =
      c.unit.tokens
        .slice(c.i, c.j)
        .map((t) => t.fold)
        .join(' ') === c.form?.tokens.join(' ');
    if ((c.who === 'concurrent' ? !inFull : c.branch !== '') && proven(c)) Object.assign(c, itself);
  }
  const found = out.unknown.filter(proven);
  for (const c of found) out.knownStarts[c.unit.index]?.push(c.i);
  out.known.push(...found.map((c) => Object.assign(c, itself)));
  out.unknown = out.unknown.filter((c) => c.form === null);
}
