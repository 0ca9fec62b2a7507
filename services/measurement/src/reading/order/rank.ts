import type { Around, Candidate } from '../candidates/types.ts';

/** One recommendation found: what is recommended, where it stands in the text, the rank the answer gives it. */
export type Ranked<T> = { value: T; at: number; rank: number | null; series: string };

const WORDS: [RegExp, number][] = [
  [/(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:premiere?|1re|1er|1ere|tete|haut)(?: (?:position|place|rang|marche|choix|du (?:podium|classement)))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|trone|s impose|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u, 1],
  [/(?:^|\s)(?:medaille d or|number one|first place|in first place|first|premier|premiere|premierement|primo)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u, 1],
  [/(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:deuxieme|second|seconde|2e)(?: (?:position|place|rang|marche|choix))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u, 2],
  [/(?:^|\s)(?:medaille d argent|number two|second place|in second place|second|deuxieme|deuxiemement|secundo)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u, 2],
  [/(?:^|\s)(?:en|au|la|le|a la|ma|mon|numero) (?:troisieme|3e)(?: (?:position|place|rang|marche|choix))?(?: (?:arrive|vient|figure|se classe|on trouve|je place|je mets|place|se place|je retiens))?[ ,:]*(?:le |la |les |l |chez )?$/u, 3],
  [/(?:^|\s)(?:medaille de bronze|number three|third place|in third place|third|troisieme|troisiemement|tertio)[ ,:]*(?:is |comes |goes to |a |pour )?(?:le |la |les |l |the |chez )?$/u, 3],
  [/(?:^|\s)(?:en|au|la|le|a la) (?:quatrieme|4e)(?: (?:position|place|rang))?(?: (?:arrive|vient|figure))?[ ,:]*(?:le |la |les |l |chez )?$/u, 4],
  [/(?:^|\s)(?:en|au|la|le|a la) (?:cinquieme|5e)(?: (?:position|place|rang))?(?: (?:arrive|vient|figure))?[ ,:]*(?:le |la |les |l |chez )?$/u, 5],
];

/** Rank that the words of the sentence give to the name that follows them: "En troisième position arrive X". */
export function rankInWords(c: Candidate, a: Around): number | null {
  if (a.before.length > 70) return null;
  return WORDS.find(([pattern]) => pattern.test(a.before))?.[1] ?? null;
}

/**
 * R5: an explicit ranking wins over the text order, businesses outside it come after. Numbers that restart in several
 * lists rank nothing across them; a series needs two ranked businesses, all with their own rank.
 */
export function inOrder<T>(found: Ranked<T>[]): T[] {
  const byText = [...found].sort((a, b) => a.at - b.at);
  const series = new Map<string, Ranked<T>[]>();
  for (const f of byText) if (f.rank !== null) series.set(f.series, [...(series.get(f.series) ?? []), f]);
  const proper = [...series.values()].filter((s) => s.length > 1 && new Set(s.map((f) => f.rank)).size === s.length);
  const ranking = proper.length === 1 ? proper[0] : undefined;
  if (ranking === undefined) return byText.map((f) => f.value);
  const ranked = [...ranking].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...ranked, ...byText.filter((f) => !ranking.includes(f))].map((f) => f.value);
}
