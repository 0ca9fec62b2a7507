import { hasSignWord, isCapital, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { verbFollows } from '../candidates/verbs.ts';
import { APPOSED, RECOMMENDS } from '../lexicons/advice.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { isTown } from '../lexicons/places.ts';
import { notBusiness } from './not-business.ts';
import { saidAgainst } from './said.ts';
import { no, sumOf, type Verdict, yes } from './verdict.ts';

/** Least sum of weights for a name in running text to count. */
const ENOUGH = 3;

/** Context of a name in running text. */
export type Before = {
  /** Joined to a counted business by "et" or "ou" (2) or by a comma (1). */
  joined: number;
  /** It is on the line of an entry headed by a counted business. */
  inside: boolean;
  /** A business is counted before it on its line. */
  after: boolean;
  /** The answer lists at least two businesses in entries or table cells. */
  besideEntries: boolean;
};

const KIND_AFTER =
  /^ ?[,(–:] ?(?:(?:une?|deux|le|la|l|an?|the) )?(?:(?:petite?|grande?|jeune|ancienne?|small|family) )?([a-z]+)(?: ([a-z]+))?/u;

/** True when a kind of provider precedes the name: "le garage [Dubois]", "l'atelier de [Jeanne Bo]". */
function kindBefore({ unit: { tokens }, i }: Candidate): boolean {
  const gap = tokens[i]?.gap ?? ',';
  if (!/^[\s'’]$/u.test(gap)) return false;
  const [link, before] = [tokens[i - 1], tokens[i - 2]];
  if (link !== undefined && !link.capital && isKind(link.fold)) return true;
  return (
    /^(?:de|d|du)$/u.test(link?.fold ?? '') && before !== undefined && !before.capital && isKind(before.fold)
  );
}

const PLACE_BEFORE =
  /(?:^|\s)(?:a|au|aux|en|de|du|des|d|dans|sur|vers|depuis|par|cote|pres|in|at|from|of|near)(?: (?:le|la|les|l|the))? $/u;

/** Sums the weights of the signs that a name in running text is offered to the customer. */
function weigh(c: Candidate, a: Around, before: Before): number {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const lead = own[0];
  const kind = kindBefore(c);
  const after = KIND_AFTER.exec(a.after);
  const kindAfter = after !== null && [after[1], after[2]].some((w) => isKind(w ?? ''));
  const sign = hasSignWord(tokens) || TITLES.has(lead?.fold ?? '');
  const verb = verbFollows(c);
  const recommended = RECOMMENDS.test(a.tail);
  const begins =
    a.before.trim() === '' || /(?:^|[,;:)–] |(?:et|mais|puis|ou) )(?:le |la |les |l |chez )?$/u.test(a.tail);
  const article = tokens[0] !== lead && tokens[0]?.capital === true && !tokens[0].opening;
  const capitals = own.filter(isCapital).length;
  const chez = /(?:^|\s)chez $/u.test(a.tail) || tokens[0]?.fold === 'chez';
  const person = own.length === 2 && own.every((t) => t.capital && !t.common);
  const placed = PLACE_BEFORE.test(a.tail) && !recommended && !kind && !chez && !sign;
  return sumOf([
    [kind, 1.8],
    [chez, 3],
    [recommended, placed ? 3 : 4],
    [begins, 1.1],
    [kindAfter, 3],
    [!kindAfter && APPOSED.test(a.after), 2],
    [verb, 2.2],
    [before.joined === 2, 2.7],
    [before.joined === 1, 1.4],
    [sign, 1.2],
    [article, 2],
    [c.emphasised, 1],
    [capitals > 1, 0.8],
    [tokens.some((t) => t.raw === '&'), 1.2],
    [before.inside && !kind && !sign && before.joined === 0, -2.1],
    [person && (before.inside || before.after) && !kind && !kindAfter, -1.5],
    [placed, -1.8],
    [own.length === 1 && lead?.opening === true && lead.common && !c.emphasised, -1.5],
    [own.length === 1, -1.8],
    [own.length === 1 && /^\p{Lu}{1,6}\d*$/u.test(lead?.raw ?? ''), -1.5],
    [before.besideEntries, -1.5],
    [tokens.some((t) => /^\p{L}+-?\d+$/u.test(t.raw)), -2],
  ]);
}

/** Verdict on an undeclared name in running text. */
export function judgeProse(c: Candidate, a: Around, before: Before, here: ReadonlySet<string>): Verdict {
  const otherwise = notBusiness(c, a, here);
  if (otherwise !== null) return otherwise;
  const score = weigh(c, a, before);
  const tokens = c.unit.tokens.slice(c.i, c.j);
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · trop peu d’indices (${score.toFixed(1)})`);
  if (likeness(tokens) === 'no' || (isTown(tokens) && !c.emphasised))
    return no('pas un nom d’entreprise', 'R6 · intitulé, lieu ou mots courants');
  return saidAgainst(c, a) ?? yes('R1 · proposé dans le texte');
}
