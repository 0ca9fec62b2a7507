import type { Around, Candidate } from '../candidates/types.ts';
import { sentenceStart } from '../document/plain.ts';
import type { Found, Verdict } from './verdict.ts';

const JOINS =
  /^\s*(?:,|,? ?(?:(?:et|ou|ni)(?: (?:bien|encore|alors|même|sinon|aussi|enfin|surtout))?|ainsi qu[e’']|puis|voire|mais aussi|sans oublier|and|or)(?:\s+(?:à|au|aux|des))?)\s*(?:(?:de|du|d['’]|chez|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$/iu;

/** How a name is joined to the previous one in its sentence: 2 by "et" or "ou", 1 by a comma, 0 not. */
export function joined(c: Candidate, last: Found | undefined): number {
  if (last === undefined || last.c.unit !== c.unit || last.c.j > c.i) return 0;
  if (last.c.i < sentenceStart(c.unit.tokens, c.i)) return 0;
  const from = c.unit.tokens[last.c.j - 1]?.to ?? 0;
  const between = c.unit.text.slice(from, c.unit.tokens[c.i]?.from ?? 0).replace(/^\s*\([^()]{0,60}\)/u, '');
  if (!JOINS.test(between)) return 0;
  return /(?:et|ou|ni|que|voire|puis|aussi|oublier|and|or)\s/iu.test(between) ? 2 : 1;
}

/** "X ne livre pas, Y non plus". */
const LIKEWISE =
  /^ ?(?:, )?(?:(?:lui|elle|eux|elles) )?(?:non plus|idem|pareil|de meme|meme (?:chose|constat|cas)|neither)(?= |$)/u;

/** The verdict on the name before that holds for this one too: "X ne livre pas, Y non plus". */
export function sharedVerdict(c: Candidate, a: Around, found: readonly Found[]): Verdict | null {
  if (c.head) return null;
  const previous = found.findLast((f) => f.c.form !== null);
  if (previous === undefined || previous.verdict.counted) return null;
  if (c.unit.index > previous.c.unit.index + 1) return null;
  return LIKEWISE.test(a.after) && previous.verdict.veto ? previous.verdict : null;
}
