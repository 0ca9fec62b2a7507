import type { Around, Candidate } from '../candidates/types.ts';
import { rankInList, rankInWords } from './rank.ts';

const HERE =
  '(?:vient|viennent|arrive|arrivent|figure|figurent|on trouve|il y a|se place|se glisse|je (?:mets|place|mettrais|placerais|verrais|retiens)|comes|is)';
const ARTICLE = '(?:le |la |les |l |the |chez )?';
const THEM = '(?:lui|elle|eux|elles|ce dernier|cette derniere|it|them|that)';

/** "Juste derrière, X", "vient ensuite X", "puis X", "suivi de X": one place after the house ranked last. */
const NEXT_BEFORE = new RegExp(
  `(?:^|[,;:.] |et |and )(?:(?:(?:juste|tout juste|de peu|just|close|right) )?(?:derriere|apres|behind|after)(?: ${THEM})?|puis|ensuite|dans la foulee|then|next|next up|suivent?|(?:vient|viennent|arrive|arrivent) (?:ensuite|derriere|apres|juste (?:derriere|apres)))(?: ?,)?(?: ${HERE})? ?${ARTICLE}$|suivie?s? (?:de (?:pres|peu) )?(?:de|par|du|d) ${ARTICLE}$|followed (?:closely )?by ${ARTICLE}$`,
  'u',
);
const NEXT_AFTER =
  /^ ?(?:(?:le|la|les|l) )?(?:suit|suivent|vient ensuite|arrive ensuite|vient (?:juste )?(?:derriere|apres)|arrive (?:juste )?(?:derriere|apres)|est juste derriere|talonne|comes next|follows)(?= ?(?:$|[,.;:]|de pres|avec|pour|closely))/u;
/** "Devant lui, X", "un cran au-dessus, X", "X le devance": one place before. */
const AHEAD_BEFORE = new RegExp(
  `(?:^|[,;:.] |et |and )(?:juste |just )?(?:devant|avant|un cran au dessus|une marche (?:au dessus|plus haut)|ahead of|above|ahead)(?: (?:de |d )?${THEM})(?: ?,)?(?: ${HERE})? ?${ARTICLE}$`,
  'u',
);
const AHEAD_AFTER =
  /^ ?(?:(?:le|la|les|l) (?:devance|precede|depasse|surclasse|bat|coiffe)|(?:passe|reste|est|arrive|finit|termine) (?:juste |loin |nettement )?devant)(?:nt)?(?= ?(?:$|[,.;:]|de |d |pour |grace ))/u;

/** A second place without a first: the last house offered before it has the first, though nothing says so. */
export function supplyFirst(
  found: { rank: number | null; series: string; verdict: { counted: boolean } }[],
): void {
  const ranked = found.filter((f) => f.series === 'words' && f.rank !== null && f.verdict.counted);
  if (ranked.length === 0 || ranked.some((f) => f.rank === 1) || !ranked.some((f) => f.rank === 2)) return;
  const second = found.findIndex((f) => f.series === 'words' && f.rank === 2 && f.verdict.counted);
  const first = found.slice(0, second).findLast((f) => f.verdict.counted && f.series === 'words');
  if (first?.rank === null) first.rank = 1;
}

/** The rank that a sentence gives by the house ranked just before it; null without. */
function rankCarried(a: Around, last: number | null): number | null {
  if (last === null) return null;
  if (NEXT_BEFORE.test(a.tail) || NEXT_AFTER.test(a.after)) return last + 1;
  return AHEAD_BEFORE.test(a.tail) || AHEAD_AFTER.test(a.after) ? last - 1 : null;
}

/** The rank that words give to a name: its own, the next of a list, or the one beside `last`; never again that of the one `before`. */
export function rankTold(
  c: Candidate,
  a: Around,
  before: number | null | undefined,
  last: number | null,
): number | null {
  const own = rankInWords(c, a);
  return (
    (own === before ? null : own) ?? rankInList(a, before) ?? (c.form === null ? null : rankCarried(a, last))
  );
}
