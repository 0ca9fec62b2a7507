import type { Around, Candidate } from '../candidates/types.ts';
import { find, holds } from '../patterns/holds.ts';

/** One recommendation found: what is recommended, where it stands in the text, the rank the answer gives it. */
export type Ranked<T> = { value: T; at: number; rank: number | null };

/** Ordinal words by rank, from the first, French then English. */
const ORDINALS = [
  'premiere?|1re|1er|1ere|numero un|number one|first|primo|premierement|tete|haut|medaille d or|(?:en|l) or|top spot|vainqueur|gagnante?|laureate?|winner|(?:numero|n|no|choix n|choix numero) 1|plan a',
  'deuxieme|seconde?|2e|numero deux|number two|second|secundo|deuxiemement|medaille d argent|(?:en |l )?argent|juste derriere|juste apres|dans la foulee|dauphine?|runner up|(?:numero|n|no|choix n|choix numero) 2|plan b',
  'troisieme|3e|numero trois|number three|third|tertio|troisiemement|medaille de bronze|bronze|(?:numero|n|no|choix n|choix numero) 3|plan c',
  'quatrieme|4e|fourth|(?:numero|n|no|choix n|choix numero) 4',
  'cinquieme|5e|fifth|(?:numero|n|no|choix n|choix numero) 5',
];
const NOUN =
  '(?:position|place|rang|marche|choix|option|adresse|piste|recommandation|preference|coup de coeur|du (?:podium|classement)|choice|pick)';
const PLACED =
  '(?:arrivent|viennent|(?:revient|va|vont|echoit|echoue)(?: [a-z]+)? (?:a|au|aux)|arrive|vient|figure|se classe|on trouve|je (?:place|mets|retiens|retiendrais|mettrais|placerais|citerais|prendrais|choisirais|verrais|conseille)|place|se place|trone|s impose|est|serait|reste|c est|viendrait|arriverait|is|comes|goes to|a|au|aux|pour|for)';
const ARTICLE = '(?:le |la |les |l |the |chez )?';

/** "En deuxième position arrive X", "Premier choix : X". */
const BEFORE = ORDINALS.map(
  (words) =>
    new RegExp(
      `(?:^|\\s)(?:(?:en|au|la|le|a la|ma|mon|numero|in|my) )?(?:${words})(?: ${NOUN})?(?: , [a-z]+(?: [a-z]+){0,3} ,)?(?:(?: ,)? ${PLACED})?[ ,:]*${ARTICLE}$`,
    ),
);

/** The same for a clause that leaves its verb out: "la deuxième à Y", "l'or à Z". */
const CLAUSE_BEFORE = ORDINALS.map(
  (words) =>
    new RegExp(
      `^(?:(?:en|la|le|l) )?(?:${words})(?: ${NOUN})?(?: (?:revient|va|echoit|est|goes))? (?:a|au|aux|pour|to) ${ARTICLE}$`,
    ),
);

/** "sur la deuxième, Y ; et tout en haut, Z": the step alone opens the clause. */
const CLAUSE_STEP = ORDINALS.map(
  (words) =>
    new RegExp(
      `^(?:enfin |puis |tout )?(?:sur|en|a|au|in|on) (?:(?:la|le|l|the) )?(?:${words})(?: ${NOUN})? ?[,:] ${ARTICLE}$`,
    ),
);

/** What a clause begins after: "la première à X, la deuxième à Y et la troisième à Z". */
const CLAUSE = /^.*(?:[,;:] | (?:et|and|puis) )(?=[a-z])/u;
/** Whatever the number of the others: "X ferme la marche". */
const LAST_AFTER =
  /^ ?(?:, [^,.;]{3,40} , )?(?:ferm(?:e|ent|erait) la marche|(?:arrive|vient|finit|termine|reste|se classe|est)(?:nt)? (?:bon |bonne )?(?:en )?(?:derniere?|queue)|comes (?:in )?last|brings up the rear)/u;
/** "X arrive derrière Y", "X est devancé par Y": two named, the second first. */
const BEHIND =
  '(?:(?:talonne|suit|trails|follows)(?: de (?:pres|peu))?|(?:est|is|finit|termine) (?:le dauphin d[eu]|la dauphine d[eu]|(?:the )?runner up to)|(?:s incline|cede) (?:devant|face a)|(?:arriv|vien|fini|termin|pass|se class|se plac)[a-z]*(?: (?:juste|de peu))? apres|(?:comes|is|ranks|finishes) (?:just )?(?:behind|after))|(?:arriv|vien|fini|termin|pass|se class|se plac|est|sont|talonn|sui)[a-z]*(?: [a-z]+){0,2} (?:derriere|devancee?s? (?:de peu |largement )?par|precedee?s? (?:de peu )?par|battue?s? (?:de peu )?par)';
const BEHIND_AFTER = new RegExp(`^ ?${BEHIND}(?= )`, 'u');
const BEHIND_BEFORE = new RegExp(`(?:^|\\s)${BEHIND} ${ARTICLE}$`, 'u');
/** "X devance Y", "X passe devant Y": the first first, whatever is written elsewhere. */
const AHEAD =
  '(?:devance|precede|surclasse|bat|coiffe|distance|surpasse|supplante|(?:l emporte|prend le pas|prend l avantage) sur|(?:arriv|pass|fini|termin|rest)[a-z]*(?: (?:juste|loin|nettement))? devant|edges out|beats|outranks|(?:comes|ranks|finishes) (?:just )?(?:ahead of|before))(?:nt)?(?: (?:de (?:peu|justesse|loin)|largement|nettement|d une [a-z]+ [a-z]+))?';
const AHEAD_AFTER = new RegExp(`^ ?${AHEAD} ${ARTICLE}(?=[a-z])`, 'u');
const AHEAD_BEFORE = new RegExp(`(?:^|\\s)${AHEAD} ${ARTICLE}$`, 'u');
/** "Je placerais X derrière Y", "X en second, après Y". */
const SET = '(?:mett|met|plac|class|verr|cit|rang|arriv|vien|rest|put|rank|second|seconde|deuxieme)[a-z]*';
const SET_BEFORE = new RegExp(`(?:^|\\s)${SET} (?:[a-z]+ )?${ARTICLE}$`, 'u');
const SET_AFTER =
  /^ ?(?:(?:en |la |le )?(?:second|seconde|deuxieme)(?: [a-z]+)? ?,? )?(?:(?:juste|just) )?(apres|derriere|behind|after|avant|devant|before|ahead of) (?=[a-z])/u;
const SET_LATER = new RegExp(
  `(?:^|\\s)${SET} (?:[a-z,]+ ){1,8}?(?:(?:juste|just) )?(apres|derriere|behind|after|avant|devant|before|ahead of) ${ARTICLE}$`,
  'u',
);
const behind = (word: string) => /^(?:apres|derriere|behind|after)$/u.test(word);
const LAST = 99;

const RISES =
  '(?:(?:n |ne )?(?:arrive|garde|conserve|tient|obtient|remporte|gagne|merite|s adjuge|rafle|herite de|decrochent?|occupent?|arriverait|vient|viendrait|serait|figure|passe|finit|se classe|se place|se hisse|termine|prend|decroche|occupe|est|reste|monte sur|comes|ranks|is|takes)(?: [a-z]+)? (?:qu |que )?(?:(?:un |une )?(?:bon |bonne |beau |belle |solide |excellent |excellente |digne |honorable |tres [a-z]+ ))?)';
/** "X passe en tête", "X prend la deuxième place". */
const AFTER = ORDINALS.map(
  (words) =>
    new RegExp(
      `^ ?(?:, [^,.;]{3,40} , )?${RISES}(?:(?:en|au|a) )?(?:(?:la|le|l) )?(?:${words})(?: ${NOUN})?(?= ?(?:$|[,.;:()!]|et |avec |pour |grace |de (?:ce|la|mon|ma|notre) |du ))`,
    ),
);

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

/** Every pattern above holds one of these. */
const RANK_WORD =
  /plan [abc] |pole position|prem|1re|1er|tete|haut|medaille|numero|number|first|primo|deux|second|2e|trois|3e|third|tertio|quatr|4e|fourth|cinq|5e|fifth|(?:^|\s)(?:n|no|numero) [1-5]|argent|bronze|(?:^|\s)or(?= )|juste|foulee|top spot|vainqueur|gagnant|laureat|winner|dauphin|runner/;

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
  if (beside && holds(AHEAD_AFTER, after)) return 1;
  if (holds(AHEAD_BEFORE, a.tail)) return 2;
  const set = beside && holds(SET_BEFORE, a.tail) ? find(SET_AFTER, after)?.[1] : undefined;
  if (set !== undefined) return behind(set) ? 2 : 1;
  const later = find(SET_LATER, a.tail)?.[1];
  if (later !== undefined) return behind(later) ? 1 : 2;
  // "X vient en second, Y en premier": what stands before Y is said of X.
  return rank(SHORT, after) ?? before ?? rank(AFTER, after);
}

/** "Mon classement : X, Y, puis Z". */
const IN_ORDER =
  /(?:^|\s)(?:classement|ordre de (?:preference|merite)|palmares|podium|tierce|quinte|trio de tete|top \d|dans l ordre|ranking|in (?:this )?order)(?: [a-z]+){0,5} : /u;
/** "Par ordre croissant de préférence : X, Y, Z": the last is the first. */
const IN_REVERSE =
  /(?:^|\s)(?:du dernier au premier|du moins (?:bon|bien|convaincant) au (?:meilleur|mieux|plus [a-z]+)|(?:ordre|preference) (?:croissante?|inverse)|a rebours|en remontant|(?:compte|decompte) a rebours|from (?:last|worst|third|fifth) to (?:first|best)|(?:reverse|ascending) order)(?: [a-z]+){0,4}(?: \))? : /u;
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
export function inOrder<T>(found: Ranked<T>[]): T[] {
  const byText = [...found].sort((a, b) => a.at - b.at);
  const ranked = byText.filter((f) => f.rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...ranked, ...byText.filter((f) => f.rank === null)].map((f) => f.value);
}
