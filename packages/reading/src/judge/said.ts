import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { RECOMMENDS } from '../lexicons/advice.ts';
import { AGAINST_AFTER, AGAINST_BEFORE, AGAINST_NEXT, REVERSED_BEFORE } from '../lexicons/against.ts';
import { CLOSED_AFTER, HANDED_ON, REFUSES_AFTER } from '../lexicons/closed.ts';
import { withoutInsertions } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import {
  CONFUSED_BEFORE,
  ECHO_BEFORE,
  LANDMARK_BEFORE,
  ON_ITS_PAGE,
  REPORTS,
  REPORTS_AFTER,
  SOURCE_BEFORE,
  SUPPLIER_BEFORE,
} from '../lexicons/passing.ts';
import { STREETS } from '../lexicons/places.ts';
import { deniesNeed } from './need.ts';
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
  /^ ?(?:(?:autrefois|jadis|naguere|il fut un temps|du temps|du vivant|a (?:l|une) epoque|dans les annees|back in|for years)\s|(?:longtemps|hier encore|pendant|avant|jusqu en|until) (?:.*\s)?[a-z]{2,}ai(?:t|ent)\s)/u;

/** The verdict of the words before a name against it; null without. */
function saidBefore(c: Candidate, { tail, before, after }: Around): Verdict | null {
  if (tail === '' || REVERSED_BEFORE.test(tail)) return null;
  if (CONFUSED_BEFORE.test(tail)) return no('à ne pas confondre', 'R2g · à ne pas confondre', true);
  if (AGAINST_BEFORE.test(tail) || AGAINST_BEFORE.test(withoutInsertions(tail))) return AGAINST;
  if (ECHO_BEFORE.test(tail))
    return ALONE.test(` ${after}`) ? null : no('echo', 'R2b · reprise de la question');
  if (TIME_GONE.test(before)) return CLOSED;
  if (LANDMARK_BEFORE.test(tail)) return LANDMARK;
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

const NOTHING: ReadonlySet<string> = new Set();

function ruleOn(text: string, need: ReadonlySet<string>): Verdict | null {
  const readings = [text, withoutInsertions(text)];
  const says = (pattern: RegExp) => readings.some((reading) => pattern.test(reading));
  if (says(AGAINST_AFTER)) return AGAINST;
  if (says(CLOSED_AFTER) && !HANDED_ON.test(text)) return CLOSED;
  return says(REFUSES_AFTER) || deniesNeed(text, need) ? REFUSES : null;
}

const LINKS =
  '(?:(?:mais|or|cependant|toutefois|attention|malheureusement|helas|seulement|en revanche|car|bref|dommage|depuis|et|probleme|hic|bemol|cela dit|but|however|sadly)(?: [,:])?(?: que?)? |(?:depuis|en|fin|debut|il y a|l) (?:[a-z0-9]+ ){1,4}, |(?:since|after|depuis|apres) (?:[a-z0-9]+ ){1,4}(?:, )?(?=(?:they|it|she|he|ils?|elles?) ))*';
/** "Leur autre agence": a part of the business. */
const A_PART =
  '(?! (?:(?:autre|seconde?|deuxieme|ancien|antenne|filiale|succursale|annexe|voisin|concurrent|branch|other)[a-z]*|agence d[eu]?) )';
const ABOUT_IT = new RegExp(
  `^ ?${LINKS}(?:(?:il|elle|ils|elles|on|y|c|ce n|je l[ea]?|je n|aucune?|n y|they|it|he|she)|(?:ses|sa|son|leurs?|its|their|his|her)${A_PART}|(?:le|la|les|l|cet|cette|ce|the|this)${A_PART} ([a-z]+)) `,
  'u',
);
const OF_A_HOUSE =
  /^(?:maison|etablissement|equipe|enseigne|societe|entreprise|adresse|patronn?e?|gerante?|proprietaire|couple|agenda|carnet|planning|fonds|local|bail|place|team|owners?|chef|affaire|salle|numero|rideau|vitrine|plaque|magasin|activite|franchise|fondat(?:eur|rice)|structure|famille|repondeur|standard|lieu|endroit)$/u;

/** True when a sentence is about the business before it: it begins with a pronoun or a noun for a business. */
function about(sentence: string): boolean {
  const found = ABOUT_IT.exec(sentence);
  const noun = found?.[1];
  return found !== null && (noun === undefined || isKind(noun) || OF_A_HOUSE.test(noun));
}

/** The text about a name: up to the next declared name, or beyond if a plural verb has both as subject ("Ni X ni Y n'ouvrent"). */
function saidOf({ tail, after, ownEnd }: Around): string {
  const own = after.slice(0, ownEnd);
  // "Ni X ni Y ne livrent": the verb is denied of each.
  if (/(?:^|\s)(?:ni|neither|nor) (?:le |la |les |l )?$/u.test(tail))
    return after.replace(
      / (ne|n) ((?:[a-z]{1,2} )?[a-z]+)( encore)?/u,
      (_, ne, verb, still) => ` ${ne} ${verb} ${still ? 'plus' : 'pas'}`,
    );
  const both =
    /^ ?(?:,|et|ni|ou|and|or) ?(?:le |la |les |l )?$/u.test(own) && /(?:ent|ont)(?=\s)/u.test(after);
  return both ? after : own;
}

/** Most sentences after that of the name that may still be about it. */
const FOLLOWING = 3;

/** The verdict of the text after a name against it: of its clause, then of the next sentences about it. */
function saidAfter(a: Around, need: ReadonlySet<string>): Verdict | null {
  const own = saidOf(a);
  const turn = TURN.exec(own);
  const clause = (turn === null ? own : own.slice(0, turn.index)).replace(/^ [:;] /u, ' ');
  const ofClause = ruleOn(clause, need);
  if (ofClause !== null) return ofClause;
  if (turn !== null && about(own.slice(turn.index + turn[0].length - 1))) {
    const later = ruleOn(own.slice(turn.index), need);
    if (later !== null) return later;
  }
  // "X ? Surtout pas.": the next sentence answers.
  const asks = /^ ?\? ?$/u.test(own);
  const sentences = a.rest.split(/ [.!?:;](?= |$)| , (?=(?:mais|but) )/u).slice(0, FOLLOWING);
  for (const [k, sentence] of sentences.entries()) {
    if (AGAINST_NEXT.test(sentence)) return AGAINST;
    if (!about(sentence) && !(asks && k === 0)) continue;
    const verdict = ruleOn(sentence, need);
    if (verdict !== null) return verdict;
  }
  return null;
}

/** The verdict of the surrounding text against a business (R2); null without. */
export function saidAgainst(c: Candidate, a: Around, need = NOTHING): Verdict | null {
  if (c.head) return saidAfter(a, need);
  const reports =
    REPORTS_AFTER.test(a.after) ||
    (/(?:^|\s)qu[e]? (?:le |la |l )?$/u.test(a.tail) &&
      /^ (?:class|cit|vant|recommand|prim)[a-z]+ /u.test(a.after)) ||
    (ON_ITS_PAGE.test(a.before) && REPORTS.test(a.after));
  return saidBefore(c, a) ?? (reports ? SOURCE : null) ?? saidAfter(a, need);
}

/** Characters; a longer line says too much to be a verdict on the business above it. */
const SHORT = 90;

/** The verdict of the lines or cells of an entry against its business; null without. */
export function linesAgainst(lines: readonly string[], need = NOTHING): Verdict | null {
  for (const line of lines) {
    const flat = ` ${fold(line)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
    const verdict = flat.length > SHORT ? null : ruleOn(flat, need);
    if (verdict !== null) return verdict;
  }
  return null;
}
