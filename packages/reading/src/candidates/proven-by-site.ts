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
    const shares = (own: ReadonlySet<string>) => c.unit.tokens.slice(c.i, c.j).some((t) => own.has(t.fold));
    const after = sites.some(
      ({ unit, hit }) =>
        unit === c.unit && hit.i === c.j && /^\s*[(–:,[]+\s*$/u.test(unit.tokens[hit.i]?.gap ?? ''),
    );
    if (after || linkedTo(c, names.site)) return shares(words);
    // "4. **Hexagone SI** : extincteurs. hexagone-si.fr": the line begins with the name and ends with the site.
    const opens = c.emphasised && (c.unit.tokens[c.i]?.from ?? 0) - c.unit.head < 3;
    return (
      opens && shares(cores) && sites.some(({ unit, hit }) => unit === c.unit && hit.j === unit.tokens.length)
    );
  };
  const { name, who } = own;
  const itself = { form: own, name, who, how: 'core', branch: '', doubtful: false } as const;
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
