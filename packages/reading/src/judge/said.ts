import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { RECOMMENDS } from '../lexicons/advice.ts';
import { AGAINST_AFTER, AGAINST_BEFORE, AGAINST_NEXT, REVERSED_BEFORE } from '../lexicons/against.ts';
import { CLOSED_AFTER, REFUSES_AFTER } from '../lexicons/closed.ts';
import { isKind } from '../lexicons/kinds.ts';
import {
  CONFUSED_BEFORE,
  ECHO_BEFORE,
  LANDMARK_BEFORE,
  LANDMARK_KIND,
  SOURCE_BEFORE,
  SUPPLIER_BEFORE,
} from '../lexicons/passing.ts';
import { STREETS } from '../lexicons/places.ts';
import { no, type Verdict } from './verdict.ts';

const AGAINST = no('déconseillé', 'R2c · déconseillé', true);
const CLOSED = no('fermé', 'R2d · fermé pour de bon', true);
const REFUSES = no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
const LANDMARK = no('repère', 'R2e · sert à situer');
const SUPPLIER = no('référence ou fournisseur', 'R2e · client, fournisseur ou passé');
const SOURCE = no('source seulement', 'R2f · cité comme source');

/** "Hormis X, je ne vois personne". */
const ALONE = /\s(?:personne|aucune?|rien|je ne (?:vois|connais))\s/u;
/** "Autrefois, on allait chez X". */
const TIME_GONE =
  /^ ?(?:autrefois|jadis|naguere|il fut un temps|du temps|du vivant|a (?:l|une) epoque|dans les annees|back in|for years)\s/u;

/** The verdict of the words before a name against it; null without. */
function saidBefore(c: Candidate, { tail, before, after }: Around): Verdict | null {
  if (tail === '' || REVERSED_BEFORE.test(tail)) return null;
  if (CONFUSED_BEFORE.test(tail)) return no('à ne pas confondre', 'R2g · à ne pas confondre', true);
  if (AGAINST_BEFORE.test(tail)) return AGAINST;
  if (ECHO_BEFORE.test(tail))
    return ALONE.test(` ${after}`) ? null : no('echo', 'R2b · reprise de la question');
  if (TIME_GONE.test(before)) return CLOSED;
  if (LANDMARK_BEFORE.test(tail) || isKind(LANDMARK_KIND.exec(tail)?.[1] ?? '')) return LANDMARK;
  if (RECOMMENDS.test(tail)) return null;
  if (SOURCE_BEFORE.test(tail)) return SOURCE;
  if (SUPPLIER_BEFORE.test(tail)) return SUPPLIER;
  return namesStreet(tail) ? no('repère', 'R2e · nom de rue ou de lieu', c.form === null) : null;
}

/** True when the name belongs to a street, stop or place: "rue Pasteur", "la gare Pasteur". */
function namesStreet(tail: string): boolean {
  const words = tail
    .replace(/(?: (?:de|du|des|d|la|le|les|l))+ ?$/u, '')
    .trimEnd()
    .split(' ');
  const [verb, noun] = [words.at(-2) ?? '', words.at(-1) ?? ''];
  if (/^(?:se|je|on|y|il|elle|qui|la|poussez)$/u.test(verb) && /^(?:place|porte)$/u.test(noun)) return false;
  return STREETS.has(noun) || /^(?:parking|arret|station|hopital|gare|parvis)$/u.test(noun);
}

/** Words and signs that begin a clause with another subject. */
const TURN = /\s(?:;|\.|mais (?:sa|son|ses|leurs?)|tandis que|alors que|contrairement|whereas|while)\s/u;

function ruleOn(text: string): Verdict | null {
  if (AGAINST_AFTER.test(text)) return AGAINST;
  if (CLOSED_AFTER.test(text)) return CLOSED;
  return REFUSES_AFTER.test(text) ? REFUSES : null;
}

/** True when a sentence is about the business before it: it begins with a pronoun or a noun for a business. */
function about(sentence: string): boolean {
  const [, pronoun, noun = ''] =
    /^ ?(?:(?:mais|or|cependant|toutefois|attention|malheureusement|depuis|seulement|en revanche|car|but|however|sadly)(?: ,| :)? )?(?:(il|elle|ils|elles|on|y|ses|sa|son|leurs?|they|it|its|their|he|she)|(?:le|la|les|l|cet|cette|ce|the|this) ([a-z]+)) /u.exec(
      sentence,
    ) ?? [];
  return (
    pronoun !== undefined ||
    isKind(noun) ||
    /^(?:maison|etablissement|equipe|enseigne|societe|entreprise|adresse|patronn?e?|gerante?|proprietaire|couple|agenda|carnet|planning|fonds|local|bail|place|team|owners?)$/u.test(
      noun,
    )
  );
}

/** The text about a name: up to the next declared name, or beyond if a plural verb has both as subject ("Ni X ni Y n'ouvrent"). */
function saidOf({ after, ownEnd }: Around): string {
  const own = after.slice(0, ownEnd);
  const both =
    /^ ?(?:,|et|ni|ou|and|or) ?(?:le |la |les |l )?$/u.test(own) && /(?:ent|ont)(?=\s)/u.test(after);
  return both ? after : own;
}

/** Most sentences after that of the name that may still be about it. */
const FOLLOWING = 3;

/** The verdict of the text after a name against it: of its clause, then of the next sentences about it. */
function saidAfter(a: Around): Verdict | null {
  const own = saidOf(a);
  const turn = TURN.exec(own);
  const clause = (turn === null ? own : own.slice(0, turn.index)).replace(/^ [:;] /u, ' ');
  const ofClause = ruleOn(clause);
  if (ofClause !== null) return ofClause;
  if (turn !== null && about(own.slice(turn.index + turn[0].length - 1))) {
    const later = ruleOn(own.slice(turn.index));
    if (later !== null) return later;
  }
  for (const sentence of a.rest.split(/ [.!?:;](?= |$)| , (?=(?:mais|but) )/u).slice(0, FOLLOWING)) {
    if (AGAINST_NEXT.test(sentence)) return AGAINST;
    if (!about(sentence)) continue;
    const verdict = ruleOn(sentence);
    if (verdict !== null) return verdict;
  }
  return null;
}

/** The verdict of the surrounding text against a business (R2); null without. */
export const saidAgainst = (c: Candidate, a: Around): Verdict | null =>
  (c.head ? null : saidBefore(c, a)) ?? saidAfter(a);

/** Characters; a longer line says too much to be a verdict on the business above it. */
const SHORT = 90;

/** The verdict of the lines or cells of an entry against its business; null without. */
export function linesAgainst(lines: readonly string[]): Verdict | null {
  for (const line of lines) {
    const flat = ` ${fold(line)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
    const verdict = flat.length > SHORT ? null : ruleOn(flat);
    if (verdict !== null) return verdict;
  }
  return null;
}
