import type { Doc, Unit } from './document/types.ts';
import type { Found } from './found.ts';
import { KINDS, SIGN_CLOSERS, SIGN_OPENERS } from './lexicons/kinds.ts';
import { LEGAL } from './lexicons/legal.ts';
import { looseKey, wordsOf } from './names/forms.ts';
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

/** What tells a name from others: its spelling without legal forms, its words without the shortest. */
type Told = { key: string; words: ReadonlySet<string> };

/** The names of a measurement come again and again: those met last are kept. */
const kept = new Map<string, Told>();
const KEPT = 1_000;

function told(name: string): Told {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const words = wordsOf(name);
  const key = looseKey(words.filter((w) => !LEGAL.has(w))) || name;
  const made = { key, words: new Set(words.filter((w) => w.length > 2 || /\d/u.test(w))) };
  if (kept.size >= KEPT) kept.clear();
  kept.set(name, made);
  return made;
}

const keyOf = (name: string) => told(name).key;

/** The short form of a longer name, or a person of the house: "Agathe Lemoine" at "Maison Agathe". */
function partOf(words: ReadonlySet<string>, others: ReadonlySet<string>[], proper: boolean): boolean {
  const own = [...words];
  const person =
    (own.length === 2 || own.length === 3) &&
    !own.some((w) => KINDS.has(w) || SIGN_CLOSERS.has(w) || SIGN_OPENERS.has(w));
  return others.some(
    (o) =>
      (o.size > own.length && own.every((w) => o.has(w))) ||
      (person &&
        proper &&
        own.length === 2 &&
        o.size > 1 &&
        o.has(own[0] ?? '') &&
        !KINDS.has(own[0] ?? '')) ||
      (person && o.size === 2 && o.has(own.at(-1) ?? '') && [...o].some((w) => SIGN_OPENERS.has(w))),
  );
}

/** A veto stands against every mention of the business; a namesake is another house, and speaks for its own line only. */
function forbids({ c, verdict }: Found, other: Found): boolean {
  if (verdict.counted || !verdict.veto) return false;
  return verdict.reason !== 'homonyme' || c.unit === other.c.unit;
}

/** Brings the mentions of one business together: vetoes first, then its first recommendation; then the order of R5. */
export function merge(found: Found[], doc: Doc): { businesses: Mention[]; notCounted: NotCounted[] } {
  const position = (f: Found) => f.c.unit.index * 100_000 + f.c.i;
  const inText = [...found].sort((a, b) => position(a) - position(b));
  const is = (f: Found) => (f.as === null ? f.c.who : 'autre');
  const known = new Map<string, string>();
  const holders = new Map<string, string>();
  const groups = new Map<string, Found[]>();
  for (const f of inText) {
    // What is neither counted nor a veto changes nothing for its business.
    if (!f.verdict.counted && !f.verdict.veto) continue;
    const name = nameOf(f);
    // R8a: "Moreau" and "Moreau & Fils" are two when both are declared and head entries.
    const own = f.as === null && f.c.form !== null && f.c.head ? keyOf(name) : null;
    const holder = own === null ? undefined : holders.get(own);
    if (own !== null && holder === undefined) holders.set(own, name);
    const key = known.get(name) ?? (holder === undefined || holder === name ? keyOf(name) : `${own} ${name}`);
    known.set(name, key);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [f]);
    else group.push(f);
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
  const kept = withoutParts(ranked, is);
  const businesses = inOrder(kept, ranking === 'words' || ranking === null).map((f): Mention => {
    const verdict = f.verdict.counted ? f.verdict : { why: '', confidence: 0 };
    return {
      name: nameOf(f),
      is: is(f),
      why: verdict.why,
      confidence: Math.round(verdict.confidence * 100) / 100,
      ...spanOf(f, doc),
    };
  });
  const notCounted = inText.flatMap((f): NotCounted[] =>
    f.verdict.counted
      ? []
      : [{ name: nameOf(f), is: is(f), reason: f.verdict.reason, why: f.verdict.why, ...spanOf(f, doc) }],
  );
  return { businesses, notCounted };
}

/** More businesses than this is no answer to a question: parts are not sorted out then. */
const MANY = 100;

/** Two rows of a table, two numbered lines of a list: two houses, though one name holds the other. */
const sameList = (one: Unit, two: Unit | undefined): boolean =>
  one !== two &&
  (one.kind === 'cell'
    ? one.table === two?.table
    : one.ordinal !== null && two?.ordinal != null && one.list === two.list);

function withoutParts(ranked: Ranked<Found>[], is: (f: Found) => string): Ranked<Found>[] {
  if (ranked.length > MANY) return ranked;
  const words = ranked.map((r) => told(r.value.c.name).words);
  const proper = ({ c }: Found) => c.unit.tokens.slice(c.i, c.j).every((t) => !t.common);
  return ranked.filter((r, k) => {
    const own = words[k];
    if (is(r.value) !== 'autre' || r.value.as !== null || own === undefined || own.size === 0) return true;
    return !partOf(
      own,
      words.filter((_, o) => o !== k && !sameList(r.value.c.unit, ranked[o]?.value.c.unit)),
      proper(r.value),
    );
  });
}
