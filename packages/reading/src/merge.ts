import type { Doc } from './document/types.ts';
import type { Found } from './judge/verdict.ts';
import { nameKey } from './names/forms.ts';
import { inOrder, type Ranked, rankingSeries } from './order/rank.ts';
import type { Mention, NotCounted, Span } from './types.ts';

function spanOf({ c }: Found, doc: Doc): Span {
  const first = c.unit.tokens[c.i];
  const last = c.unit.tokens[c.j - 1];
  const start = c.unit.map[first?.from ?? 0] ?? 0;
  const end = (c.unit.map[(last?.to ?? 1) - 1] ?? start) + 1;
  return { excerpt: doc.answer.slice(start, Math.max(start, end)), start, end: Math.max(start, end) };
}

const nameOf = (f: Found): string => f.as ?? f.c.name;

/** A veto excludes every mention of the business, but a namesake's veto only excludes those on its line. */
function forbids({ c, verdict }: Found, other: Found): boolean {
  if (verdict.counted || !verdict.veto) return false;
  return verdict.reason !== 'homonyme' || c.unit === other.c.unit;
}

/** Groups mentions by business, applies vetoes, keeps the ranked or first recommendation of each, and orders them (R5). */
export function merge(found: Found[], doc: Doc): { businesses: Mention[]; notCounted: NotCounted[] } {
  const position = (f: Found) => f.c.unit.index * 100_000 + f.c.i;
  const inText = [...found].sort((a, b) => position(a) - position(b));
  const is = (f: Found) => (f.as === null ? f.c.who : 'autre');
  const known = new Map<string, string>();
  const holders = new Map<string, string>();
  const groups = new Map<string, Found[]>();
  for (const f of inText) {
    // A mention that is neither counted nor a veto does not affect its business.
    if (!f.verdict.counted && !f.verdict.veto) continue;
    const name = nameOf(f);
    // R8a: "Moreau" and "Moreau & Fils" are two businesses if both are declared and head entries.
    const own = f.as === null && f.c.form !== null && f.c.head ? nameKey(name) : null;
    const holder = own === null ? undefined : holders.get(own);
    if (own !== null && holder === undefined) holders.set(own, name);
    const key =
      known.get(name) ?? (holder === undefined || holder === name ? nameKey(name) : `${own} ${name}`);
    known.set(name, key);
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  const cited = [...groups.values()]
    .map((g) => g.filter((f) => !(f.verdict.counted && g.some((other) => forbids(other, f)))))
    .filter((g) => g.some((f) => f.verdict.counted));
  const ranking = rankingSeries(cited.map((g) => g.filter((f) => f.verdict.counted && f.rank !== null)));
  const ranked = cited.flatMap((group): Ranked<Found>[] => {
    const good = group.filter((f) => f.verdict.counted);
    const placed = good.find((f) => f.rank !== null && f.series === ranking);
    const best = placed ?? good[0];
    return best === undefined ? [] : [{ value: best, at: position(best), rank: placed?.rank ?? null }];
  });
  const mentioned = (f: Found): Mention => ({
    ...{ name: nameOf(f), is: is(f), why: f.verdict.why },
    ...spanOf(f, doc),
  });
  const businesses = inOrder(ranked).map(mentioned);
  const notCounted = inText.flatMap((f): NotCounted[] =>
    f.verdict.counted ? [] : [{ ...mentioned(f), reason: f.verdict.reason }],
  );
  return { businesses, notCounted };
}
