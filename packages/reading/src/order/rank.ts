import type { Around, Candidate } from '../candidates/types.ts';
import {
  AFTER,
  ARTICLE,
  BEFORE,
  BEHIND,
  CLAUSE_BEFORE,
  CLAUSE_STEP,
  IN_ORDER,
  IN_REVERSE,
  LAST_AFTER,
  NOUN,
  RANK_WORD,
  SET,
  SET_AFTER,
  SET_LATER,
} from '../lexicons/order/rank.ts';
import { find, holds } from '../patterns/holds.ts';

/** One recommendation found: what is recommended, where it stands in the text, the rank the answer gives it. */
export type Ranked<T> = { value: T; at: number; rank: number | null };

/** What a clause begins after: "la première à X, la deuxième à Y et la troisième à Z". */
const CLAUSE = /^.*(?:[,;:] | (?:et|and|puis) )(?=[a-z])/u;
const BEHIND_AFTER = new RegExp(`^ ?${BEHIND}(?= )`, 'u');
const BEHIND_BEFORE = new RegExp(`(?:^|\\s)${BEHIND} ${ARTICLE}$`, 'u');
const SET_BEFORE = new RegExp(`(?:^|\\s)${SET} (?:[a-z]+ )?${ARTICLE}$`, 'u');
const behind = (word: string) => /^(?:apres|derriere|behind|after)$/u.test(word);
const LAST = 99;

/**
 * "X vient en second, Y en premier", "X (n° 2)": the verb is left out. Never "2e" or "1er" in brackets, which are districts.
 */
const SHORT = [
  'premiere?|l or|tete|1re|1ere|pole position',
  'deuxieme|seconde?|l argent',
  'troisieme|le bronze',
  'quatrieme',
  'cinquieme',
].map(
  (words, k) =>
    new RegExp(
      `^ ?(?:(?:en |la |le )?(?:${words})(?: ${NOUN})?(?= ?(?:$|[.;!]|, |et ))|[(,] (?:numero|n|no) ${k + 1}(?= ?(?:$|[,.;:)!])))`,
    ),
);

function rank(patterns: readonly RegExp[], text: string): number | null {
  const at = holds(RANK_WORD, text) ? patterns.findIndex((p) => p.test(text)) : -1;
  return at < 0 ? null : at + 1;
}

/** Rank that the words before the name give it. */
function rankBefore({ before, tail }: Around): number | null {
  const whole = before.length > 70 ? null : rank(BEFORE, before);
  if (whole !== null) return whole;
  const clause = tail.replace(CLAUSE, '');
  return clause === tail ? null : (rank(CLAUSE_BEFORE, clause) ?? rank(CLAUSE_STEP, clause));
}

/** Rank that the words of the sentence give to the name, before it or after it. */
export function rankInWords(c: Candidate, a: Around): number | null {
  const before = holds(RANK_WORD, a.tail) ? rankBefore(a) : null;
  if (c.form === null) return before;
  const after = a.after.slice(0, 90);
  if (holds(LAST_AFTER, after)) return LAST;
  const beside = a.ownEnd < a.after.length;
  if (beside && holds(BEHIND_AFTER, after)) return 2;
  if (holds(BEHIND_BEFORE, a.tail)) return 1;
  const set = beside && holds(SET_BEFORE, a.tail) ? find(SET_AFTER, after)?.[1] : undefined;
  if (set !== undefined) return behind(set) ? 2 : 1;
  const later = find(SET_LATER, a.tail)?.[1];
  if (later !== undefined) return behind(later) ? 1 : 2;
  // "X vient en second, Y en premier": what stands before Y is said of X.
  return rank(SHORT, after) ?? before ?? rank(AFTER, after);
}

/** The rank of a name in such a list, `before` being that of the one before in the sentence. */
export function rankInList(a: Around, before: number | null | undefined): number | null {
  if (!a.before.includes(' : ')) return null;
  if (holds(IN_REVERSE, a.before)) return (before ?? LAST) - 1;
  return holds(IN_ORDER, a.before) ? (before ?? 0) + 1 : null;
}

/**
 * The one series of ranks that orders the answer (R5), null without: numbers that restart in several lists rank nothing
 * across them, and a series needs two ranked businesses, each with its own rank. One item of `groups` is one business.
 */
export function rankingSeries(
  groups: readonly (readonly { rank: number | null; series: string }[])[],
): string | null {
  const series = new Map<string, number[]>();
  for (const group of groups) {
    for (const name of new Set(group.map((f) => f.series))) {
      const rank = group.find((f) => f.series === name)?.rank;
      if (rank !== null && rank !== undefined) series.set(name, [...(series.get(name) ?? []), rank]);
    }
  }
  const proper = [...series].filter(([, ranks]) => ranks.length > 1 && new Set(ranks).size === ranks.length);
  return proper.length === 1 ? (proper[0]?.[0] ?? null) : null;
}

/** R5: ranked businesses by rank, the others after them in the order of the text. */
export function inOrder<T>(found: Ranked<T>[], ofWords = true): T[] {
  const byText = [...found].sort((a, b) => a.at - b.at);
  const ranked = byText.filter((f) => f.rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const others = byText.filter((f) => f.rank === null);
  // "🏆 Notre préféré : X", then 🥈 and 🥉: what stands before a ranking that begins with 2 is its first.
  const first =
    ranked[0]?.rank === 2 && !ofWords ? others.filter((f) => f.at < (ranked[0]?.at ?? 0)).slice(-1) : [];
  return [...first, ...ranked, ...others.filter((f) => f !== first[0])].map((f) => f.value);
}
