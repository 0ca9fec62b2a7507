import type { Around } from '../candidates/types.ts';

/** One recommendation found: what is recommended, where it stands in the text, the rank the answer gives it. */
export type Ranked<T> = { value: T; at: number; rank: number | null };

/** Ordinal words by rank, from the first. */
const ORDINALS = [
  'premiere?|1re|1er|1ere|numero un|number one|first|tete|medaille d or|l or|vainqueur|winner|(?:numero|n|no) 1',
  'deuxieme|seconde?|2e|numero deux|number two|second|medaille d argent|l argent|runner up|(?:numero|n|no) 2',
  'troisieme|3e|numero trois|number three|third|medaille de bronze|bronze|(?:numero|n|no) 3',
  'quatrieme|4e|fourth|(?:numero|n|no) 4',
  'cinquieme|5e|fifth|(?:numero|n|no) 5',
];
const NOUN =
  '(?: (?:position|place|rang|marche|choix|option|adresse|piste|recommandation|preference|du (?:podium|classement)|choice|pick))?';
const PLACED =
  '(?:(?: ,)? (?:arrive(?:nt)?|vien(?:t|nent)|(?:revient|va|vont)(?: [a-z]+)? (?:a|au|aux)|figure|se (?:classe|place)|on trouve|(?:je )?(?:plac|met|retien|conseill)[a-z]*|s impose|est|serait|reste|c est|is|comes|goes to|a|au|aux|pour|for))?';
/** "En deuxième position arrive X", "Premier choix : X". */
const BEFORE = ORDINALS.map(
  (words) =>
    new RegExp(
      `(?:^|\\s)(?:(?:en|au|la|le|a la|ma|mon|in|my) )?(?:${words})${NOUN}(?: , [a-z]+(?: [a-z]+){0,3} ,)?${PLACED}[ ,:]*(?:le |la |les |l |the |chez )?$`,
      'u',
    ),
);
const RANK_WORD =
  /prem|1re|1er|tete|medaille|numero|number|first|deux|second|2e|trois|3e|third|quatr|4e|fourth|cinq|5e|fifth|(?:^|\s)(?:n|no) [1-5]|argent|bronze| or |vainqueur|winner|runner/u;

/** Rank that the words before a name give to it. */
export function rankInWords({ tail }: Around): number | null {
  const at = RANK_WORD.test(tail) ? BEFORE.findIndex((pattern) => pattern.test(tail)) : -1;
  return at < 0 ? null : at + 1;
}

/** The one series of ranks that orders the answer (R5); null: numbers that restart, or stand twice, rank nothing. */
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
export const inOrder = <T>(found: readonly Ranked<T>[]): T[] =>
  found.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.at - b.at).map((f) => f.value);
