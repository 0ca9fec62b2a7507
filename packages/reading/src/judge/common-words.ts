import { isCommon } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { LIGHT, PREPOSITIONS } from '../lexicons/grammar.ts';
import { ADDRESSED, LABEL, LOCATED } from '../lexicons/judge/common-words.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { ANNOUNCING, recommends } from '../lexicons/verbs.ts';
import { singular } from '../names/forms.ts';
import { holds } from '../patterns/holds.ts';
import { praisedByDenial } from './praised.ts';
import { verbByShape, verbFollows } from './subject.ts';

/** What the question and the answer tell of ordinary words: the question uses the name so, the answer has no capitals. */
type Usage = { ordinary: boolean; caseless: boolean; town: ReadonlySet<string> };

/** Capitals as the name has them: every own word that the name capitalises is capitalised here. */
function wellCased(c: Candidate): boolean {
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const wanted = new Set(
    (c.form?.name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((w) => /^\p{Lu}/u.test(w))
      .map((w) => singular(w.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))),
  );
  const mine = own.filter((t) => wanted.has(singular(t.fold)));
  return mine.length === 0 ? own.some((t) => t.capital || /\d/u.test(t.raw)) : mine.every((t) => t.capital);
}

const recommended = (a: Around) => recommends(a.tail) || holds(ANNOUNCING, a.tail) || praisedByDenial(a.tail);

/** "les frères X", "la famille X": never the plural of a trade. */
const KIN = /^(?:freres?|soeurs?|peres?|meres?|fils|filles?|famille|epoux|cousins?|brothers?|sisters?)$/u;
/** The trade and the town as plain words: "un taxi à Colmar", "les brasseries du Vieux-Port". */
function plainWords(c: Candidate, town: ReadonlySet<string>): boolean {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold) && !KIN.test(t.fold));
  const lead = own[0];
  if (lead === undefined || lead.capital || c.form === null || c.head) return false;
  if (/[sx]$/u.test(lead.fold) && !c.form.tokens.includes(lead.fold)) return true;
  return (
    c.form.cores.length === 0 && own.some((t) => town.has(t.fold)) && tokens.length > c.form.tokens.length
  );
}

/** The emphasis in which the name stands goes on after it. */
function goesOnInside(c: Candidate): boolean {
  const end = c.unit.tokens[c.j - 1]?.to ?? 0;
  return c.unit.marks.some((m) => m.from <= (c.unit.tokens[c.i]?.from ?? 0) && m.to > end + 1);
}

/** "Saison froide, saison chaude", "Demi-sel ou doux ?", "Pas à pas, comment s'inscrire ?": a phrase goes on after the words. */
function phraseGoesOn(c: Candidate, a: Around, own: readonly Token[]): boolean {
  if (verbFollows(c) || (own.length > 1 && wellCased(c))) return false;
  if (
    /^ ?(?:[,:–] ?)?(?:donc|comment|pourquoi|combien|quelle?s?|quoi|quand|how|why|which)(?= )/u.test(a.after)
  )
    return true;
  const next = c.unit.tokens[c.j];
  if (next === undefined || next.capital || /\d/u.test(next.raw)) return false;
  if (!goesOnInside(c) && c.unit.kind !== 'heading') return false;
  if (/^(?:et|ou|and|or)$/u.test(next.fold)) return c.unit.tokens[c.j + 1]?.capital === false;
  if (/^\s*,\s*$/u.test(next.gap)) return !LOCATED.test(a.after);
  return (
    /^[\s\u00a0]$/u.test(next.gap) &&
    !PREPOSITIONS.has(next.fold) &&
    !LOCATED.test(a.after) &&
    !verbByShape(c) &&
    !/^(?:qui|dont|que|est|sont|aussi|l|la|le|les|y|n|ne|se|s)$/u.test(next.fold)
  );
}

/** "« Merci pour tout »": words quoted with others. */
const quotedPhrase = (a: Around): boolean => /[«"] ?$/u.test(a.tail) && /^ ?[a-z][^«»"]* [»"]/u.test(a.after);

const LABEL_BEFORE = new RegExp(
  `(?:^|\\s)(?:${LABEL}|plaques?|macarons?|panonceaux?|autocollants?|logos?)(?: [a-z]+)? ?(?:[:«"] ?)?$`,
  'u',
);
const LABEL_AFTER = new RegExp(
  `^ ?(?:[»"] ?)?[,:(–]? ?(?:ce|cet|cette|un|une|est un|est une) ${LABEL}\\b`,
  'u',
);
const namesLabel = (a: Around): boolean => holds(LABEL_BEFORE, a.tail) || holds(LABEL_AFTER, a.after);

/** "le **cabinet Sanguinaires**": in bold, and nothing else. */
const setApart = ({ unit, i, j }: Candidate): boolean =>
  unit.marks.some(
    (m) => m.kind === 'strong' && m.from === unit.tokens[i]?.from && m.to === unit.tokens[j - 1]?.to,
  );

/** R9: a name made of ordinary words counts only where it is used as a name. */
export function usedAsName(c: Candidate, a: Around, setting: Usage): boolean {
  if (c.form === null || c.how === 'domain' || c.how === 'acronym') return true;
  if (plainWords(c, setting.town)) return false;
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const asked = setting.ordinary && c.form.who === 'client';
  const ordinary = own.every((t) => isCommon(t) || setting.town.has(t.fold) || asked);
  if (ordinary && (phraseGoesOn(c, a, own) || quotedPhrase(a) || namesLabel(a))) return false;
  if (c.head && !c.unit.quoted) {
    if (!ordinary || /^ ?, (?:rue|place|quai|avenue|boulevard)/u.test(a.after)) return true;
    if (!wellCased(c) && own.length === 1 && c.unit.tokens[c.i]?.capital === true && !own[0]?.opening)
      return false;
    return c.emphasised || !/^ ?(?:,|et|ou|de|d|du|des|pour|est|etant|que|qui)\b/u.test(a.after);
  }
  if (!ordinary)
    return (
      setting.caseless ||
      own.some((t) => t.capital || /\d/u.test(t.raw)) ||
      holds(ADDRESSED, a.after) ||
      /(?:^|\s)chez $/u.test(a.tail)
    );
  const presented = LOCATED.test(a.after) || verbFollows(c) || recommended(a);
  if (asked)
    return (
      wellCased(c) &&
      (verbFollows(c) ||
        /(?:^|\s)chez $/u.test(a.before) ||
        recommends(a.tail) ||
        /^ ?[,(] ?(?:rue|place|quai|avenue|boulevard)/u.test(a.after))
    );
  if (own[0]?.opening && own.length === 1)
    return (
      verbFollows(c) ||
      /^ ?[,(] ?(?:rue|place|quai|avenue|boulevard|un |une |qui |dont |a |au )/u.test(a.after)
    );
  const small = own[0]?.capital === false ? own[0] : undefined;
  const proper = own.filter((t) => t !== small && !isKind(t.fold) && !GENERIC.has(t.fold));
  if (
    own.length > 1 &&
    proper.length > 0 &&
    (c.how === 'exact' || setApart(c)) &&
    proper.every((t) => t.capital && !t.opening && !setting.town.has(t.fold))
  )
    return true;
  if (!setting.caseless && !wellCased(c)) {
    if (
      own.length > 1 &&
      c.how === 'exact' &&
      (holds(ADDRESSED, a.after) || (recommends(a.tail) && own.some((t) => t.capital)))
    )
      return true;
    return (
      own.length > 1 && presented && own.some((t) => t.capital && !t.opening && !setting.town.has(t.fold))
    );
  }
  if (own[0]?.opening || /(?:^|\s)(?:l|le|la|les) $/u.test(a.before))
    return presented || own.filter((t) => t.capital).length > 1;
  return true;
}
