import type { Around, Candidate } from '../candidates/types.ts';

/** One recommendation found: what is recommended, where it stands in the text, the rank the answer gives it. */
export type Ranked<T> = { value: T; at: number; rank: number | null };

const WORDS: [RegExp, number][] = [
  [
    /(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:premiere?|1re|1er|1ere|tete|haut)(?: (?:position|place|rang|marche|choix|du (?:podium|classement)))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|trone|s impose|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u,
    1,
  ],
  [
    /(?:^|\s)(?:medaille d or|number one|first place|in first place|first|premier|premiere|premierement|primo)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u,
    1,
  ],
  [
    /(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:deuxieme|second|seconde|2e)(?: (?:position|place|rang|marche|choix))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u,
    2,
  ],
  [
    /(?:^|\s)(?:medaille d argent|number two|second place|in second place|second|deuxieme|deuxiemement|secundo)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u,
    2,
  ],
  [
    /(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:troisieme|3e)(?: (?:position|place|rang|marche|choix))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u,
    3,
  ],
  [
    /(?:^|\s)(?:medaille de bronze|number three|third place|in third place|third|troisieme|troisiemement|tertio)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u,
    3,
  ],
  [
    /(?:^|\s)(?:en|au|la|le|a la) (?:quatrieme|4e)(?: (?:position|place|rang))?(?: (?:arrive|vient|figure))?[ ,:]*(?:le |la |les |l |chez )?$/u,
    4,
  ],
  [
    /(?:^|\s)(?:en|au|la|le|a la) (?:cinquieme|5e)(?: (?:position|place|rang))?(?: (?:arrive|vient|figure))?[ ,:]*(?:le |la |les |l |chez )?$/u,
    5,
  ],
];

/** Every pattern above holds one of these. */
const RANK_WORD =
  /prem|1re|1er|tete|haut|medaille|number|first|primo|deux|second|2e|trois|3e|third|tertio|quatr|4e|cinq|5e/;

/** Rank that the words of the sentence give to the name that follows them: "En troisième position arrive X". */
export function rankInWords(_c: Candidate, a: Around): number | null {
  if (a.before.length > 70 || !RANK_WORD.test(a.before)) return null;
  return WORDS.find(([pattern]) => pattern.test(a.before))?.[1] ?? null;
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
export function inOrder<T>(found: Ranked<T>[]): T[] {
  const byText = [...found].sort((a, b) => a.at - b.at);
  const ranked = byText.filter((f) => f.rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...ranked, ...byText.filter((f) => f.rank === null)].map((f) => f.value);
}
