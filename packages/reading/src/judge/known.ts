import type { Around, Candidate } from '../candidates/types.ts';
import { verbFollows } from '../candidates/verbs.ts';
import { LOCATED, RECOMMENDS } from '../lexicons/advice.ts';
import { ABOUT_BEFORE, NOTHING_KNOWN, PRAISED_BY_DENIAL, STILL_GOOD } from '../lexicons/passing.ts';
import { usedAsName } from './common-words.ts';
import { saidAgainst } from './said.ts';
import type { Setting } from './setting.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** A question to the customer: "Vous trouvez X trop cher ?". */
const ASKS_BACK = /(?:^|\s)(?:(?<!rendez )vous|votre|vos|you|your|decue?s?|envie|besoin|marre)\b[^.]*\? ?$/u;
/** A clause before "mais" is not about the name after it. */
const CONCEDED = /^.* (?:mais|but|en revanche|par contre|toutefois|cependant|however) /u;

/** "X fait mieux que Y, qui reste correct". */
const STAYS = /^ ?, (?:qui |which )?(?:reste|demeure|remains|is still) /u;

/** R3: the text after the name describes the business. */
function describes(c: Candidate, a: Around): boolean {
  const following = `${a.after} ${a.next}`;
  return (
    STILL_GOOD.test(following) ||
    LOCATED.test(a.after) ||
    verbFollows(c) ||
    /^ ?(?:it|they|ils?|elles?) /u.test(a.next) ||
    /\d ?€|€ ?\d|\d h\b|\d %/u.test(following)
  );
}

/** R2b and R3: the mention only repeats the question. */
function echoes(c: Candidate, a: Around, setting: Setting): Verdict | null {
  if (c.head || c.form === null) return null;
  const following = `${a.after} ${a.next}`;
  const stay = /(?:^|\s)(?:gard|conserv|rest)er(?: (?:chez|a|avec))? (?:le |la |les |l )?$/u.test(a.tail);
  if (setting.left.has(c.form) && !stay && !STILL_GOOD.test(following) && !RECOMMENDS.test(a.tail))
    return no('echo', 'R3 · la question demande autre chose');
  if (ASKS_BACK.test(a.whole)) return no('echo', 'R2b · question retournée');
  if (c.who !== 'client') return null;
  if (setting.declines && !describes(c, a)) return no('echo', 'R2b · reprise de la question');
  const described = setting.compared.has(c.form) || RECOMMENDS.test(a.tail) || describes(c, a);
  return setting.asked && (ABOUT_BEFORE.test(a.tail) || !described)
    ? no('echo', 'R3 · nom repris sans être décrit')
    : null;
}

/** Verdict on one mention of a declared name. */
export function judgeKnown(c: Candidate, a: Around, setting: Setting): Verdict {
  const start = c.unit.tokens[c.i]?.from ?? 0;
  if (c.unit.marks.some((m) => m.kind === 'strike' && m.from <= start && m.to > start))
    return no('fermé', 'R2d · nom barré', true);
  if (c.head && /[❌🚫⛔✖✘✗]/u.test(c.unit.text.slice(0, start)))
    return no('déconseillé', 'R2c · barré d’une croix', true);
  if (!usedAsName(c, a, setting)) return no('mot courant', 'R9 · mots ordinaires, pas le nom');
  const against = saidAgainst(c, a, setting.need);
  const stays = against?.counted === false && against.reason === 'echo' && STAYS.test(a.after);
  if (against !== null && !stays) return against;
  const line = `${a.before.replace(CONCEDED, '')} ${a.after.slice(0, a.ownEnd)}${/^ ?\? ?$/u.test(a.after) ? a.next : ''}`;
  if (!c.head && NOTHING_KNOWN.test(line) && !PRAISED_BY_DENIAL.test(line))
    return no('sans information', 'R2a · rien n’est connu');
  const echo = echoes(c, a, setting);
  if (echo !== null) return echo;
  return yes(c.head ? 'R1 · entrée de liste' : 'R1 · proposé dans le texte');
}
