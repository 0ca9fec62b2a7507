import { extend } from '../candidates/spans.ts';
import type { Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { conjugated } from '../lexicons/conjugation.ts';
import { LINKS, NUMBER_WORDS, OPENERS, PREPOSITIONS } from '../lexicons/grammar.ts';
import { words, wordsOf } from '../lexicons/list.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';

/** What may stand between a subject and its verb. */
const CLITICS = words(`
  ne n y s se lui elle eux aussi vous me nous en les l le la also itself themselves still now peut-etre
  egalement quant
`);

/** Verbs that anything may be the subject of. */
const WEAK = wordsOf('weak');

/** "compte 140 voies"; a town has its inhabitants. */
const counted = ({ unit }: Candidate, object: Token | undefined): boolean =>
  object !== undefined &&
  (NUMBER_WORDS.has(object.fold) || /^\d+$/u.test(object.fold)) &&
  !unit.tokens
    .slice(unit.tokens.indexOf(object), unit.tokens.indexOf(object) + 4)
    .some((t) => /^(?:habitants?|ames?|hectares?|km|inhabitants)$/u.test(t.fold));

/** What somebody does who works for others, with a reflexive pronoun: "se débrouille", "s'adapte", "se valent". */
const REFLEXIVE = wordsOf('reflexive');

const isSe = (token: Token | undefined) => token?.fold === 'se' || token?.fold === 's';

/** How much the verb that follows says of a provider: 2, or 1 for a verb of any subject, 0 without. */
function verbWeight(c: Candidate): number {
  if (!verbFollows(c)) return 0;
  const reflexive = c.unit.tokens
    .slice(c.j, c.j + 6)
    .some((t, k, near) => isSe(t) && REFLEXIVE.has(near[k + 1]?.fold ?? ''));
  if (reflexive) return 2;
  const verb = c.unit.tokens
    .slice(c.j, c.j + 6)
    .find((t) => PROVIDER_VERBS.has(t.fold) && !CLITICS.has(t.fold) && t.raw !== 'à');
  if (verb === undefined || !WEAK.has(verb.fold)) return 2;
  const object = c.unit.tokens[c.unit.tokens.indexOf(verb) + 1];
  return (/^(?:a|ont|has|have|compte|comptent|offre|offrent)$/u.test(verb.fold) &&
    (/^(?:un|une|des|deux|trois|qu|que|a|an|two)$/u.test(object?.fold ?? '') || counted(c, object))) ||
    (/^(?:fait|font)$/u.test(verb.fold) &&
      /^(?:un|une|des|de|d|du|aussi|egalement)$/u.test(object?.fold ?? ''))
    ? 1.5
    : 1;
}

const OBJECTS = words(`
  un une des le la les l son sa ses leur leurs du de deux trois quatre plusieurs vos votre chaque toute
  tout aussi surtout egalement encore sur a its their a an the
`);

/** Verbs that may also open a sentence: "Reste X". */
const COMES = words('vient viennent reste restent suit suivent arrive arrivent');

/** An English verb of the third person, whatever it is, by what follows it: "sails on". */
const ENGLISH_VERB = /^[a-z]{3,}[^s]s$/u;
const ENGLISH_AFTER = words('on in at from to a an the its their your you up out over through with by for');

/** A verb by its form, whatever it is: "aligne des", where no list of verbs knows "aligne". */
function shapedAt(tokens: readonly Token[], k: number, begins = false): boolean {
  const [verb, object] = [tokens[k], tokens[k + 1]];
  if (verb === undefined || verb.capital || verb.fold.length < 3) return false;
  if (LINKS.has(verb.fold) || PREPOSITIONS.has(verb.fold)) return false;
  if (OPENERS.has(verb.fold) && !COMES.has(verb.fold)) return false;
  if (
    ENGLISH_VERB.test(verb.fold) &&
    !/é/u.test(verb.raw) &&
    ENGLISH_AFTER.has(object?.fold ?? '') &&
    object?.fold !== 'a'
  )
    return true;
  if (!conjugated(verb.raw, verb.fold)) return false;
  if (begins || object === undefined) return begins;
  return sameName(object.gap) && (OBJECTS.has(object.fold) || PREPOSITIONS.has(object.fold));
}

/** Past what may stand between a subject and its verb; not past "se": "se visite", "se boit" are said of things. */
function pastClitics(tokens: readonly Token[], from: number): number {
  // "s'en charge", "s'y emploie": somebody's doing.
  const own = isSe(tokens[from]) && /^(?:en|y)$/u.test(tokens[from + 1]?.fold ?? '');
  let k = own ? from + 2 : from;
  while (
    k < from + 3 &&
    !isSe(tokens[k]) &&
    CLITICS.has(tokens[k]?.fold ?? '') &&
    !tokens[k]?.capital &&
    sameName(tokens[k]?.gap ?? ',')
  )
    k++;
  return k;
}

/** What a house has for its customers comes with an indefinite article or a possessive: "aligne des balcons". */
const GIVEN = words(
  'un une des son sa ses leur leurs deux trois quatre plusieurs vos votre chaque its their a an',
);

/** "le Mahogany aligne des balcons": such a verb after the name, and whether it gives something. */
export function verbByShape(c: Candidate): 'gives' | 'acts' | null {
  const { tokens } = c.unit;
  for (const from of verbPlaces(c)) {
    if (tokens[from]?.opening || !sameName(tokens[from]?.gap ?? ',')) continue;
    const k = pastClitics(tokens, from);
    if (sameName(tokens[k]?.gap ?? ',') && shapedAt(tokens, k, beginsClause(c)))
      return GIVEN.has(tokens[k + 1]?.fold ?? '') ? 'gives' : 'acts';
  }
  return null;
}

const JOINS_OR_PLACES = words('et ou and or a au aux de du in on at near of');
/** Where the verb of the name may stand: right after it, after the name it is joined to, after its place. */
function verbPlaces(c: Candidate): number[] {
  const { tokens } = c.unit;
  const link = tokens[c.j];
  if (link === undefined || link.opening || !sameName(link.gap)) return [c.j];
  if (!JOINS_OR_PLACES.has(link.fold)) return [c.j];
  let k = c.j + 1;
  if (/^(?:le|la|les|l|the|rue|place|chez)$/u.test(tokens[k]?.fold ?? '') && !tokens[k]?.capital) k++;
  if (/^(?:de|des|du|d)$/u.test(tokens[k]?.fold ?? '')) k++;
  if (!tokens[k]?.capital || tokens[k]?.opening) return [c.j];
  return [c.j, extend(tokens, k)];
}

const DEFINITE = words('le la les l');
/** The name is the first word of its sentence or clause, its article aside. */
function beginsClause({ unit, i }: Candidate): boolean {
  const before = DEFINITE.has(unit.tokens[i - 1]?.fold ?? '') ? i - 1 : i;
  const first = unit.tokens[before];
  return first !== undefined && (first.opening || (first.gap !== ' ' && /[;:]\s*$/u.test(first.gap)));
}

/** True when a provider's verb follows the name, brackets after the name skipped: "Soupirail (fermé lundi) travaille". */
export function verbFollows(c: Candidate): boolean {
  const { tokens } = c.unit;
  let k = c.j;
  const gap = tokens[k]?.gap ?? ',';
  if (gap !== ' ' && /^\s*\(/u.test(gap)) {
    const close = tokens.slice(k + 1, k + 15).findIndex((t) => t.gap.includes(')'));
    if (close < 0) return false;
    k += close + 1;
    if (/\)\s*[,.;:]/u.test(tokens[k]?.gap ?? '')) return false;
  } else if (!sameName(gap)) return false;
  return (
    verbFrom(tokens, k) ||
    verbPlaces(c)
      .slice(1)
      .some((from) => verbFrom(tokens, from))
  );
}

export function verbFrom(tokens: readonly Token[], from: number): boolean {
  for (let k = from; k < from + 4; k++) {
    const token = tokens[k];
    if (token === undefined || token.opening || (k > from && !sameName(token.gap))) return false;
    if (isSe(token) && REFLEXIVE.has(tokens[k + 1]?.fold ?? '')) return true;
    if (PROVIDER_VERBS.has(token.fold) && !CLITICS.has(token.fold)) {
      return (token.fold !== 'a' || token.raw === 'a') && !/é(?:e?s?)$/u.test(token.raw);
    }
    if (!CLITICS.has(token.fold)) return false;
  }
  return false;
}

/** "L'Entracte, en face du théâtre, sert": the verb comes after what is set between two commas. */
function verbAfterApposition(c: Candidate): boolean {
  const { tokens } = c.unit;
  const comma = tokens[c.j]?.gap ?? ' ';
  if (comma !== ', ' && (comma === ' ' || !/^\s*,\s*$/u.test(comma))) return false;
  for (let k = c.j + 1; k < Math.min(tokens.length, c.j + 22); k++) {
    const token = tokens[k];
    if (token === undefined || token.opening) return false;
    if (token.gap === ' ') continue;
    if (/[;:]/u.test(token.gap)) return false;
    if (token.gap.includes(',')) return verbFrom(tokens, k) || shapedAt(tokens, k);
  }
  return false;
}

/** The verb that the name is the subject of. */
export function verbAfter(c: Candidate): 'does' | 'has' | 'is' | 'gives' | 'acts' | 'doesLater' | null {
  const verb = verbWeight(c);
  if (verb > 0) return verb > 1.5 ? 'does' : verb > 1 ? 'has' : 'is';
  const shape = verbByShape(c);
  if (shape !== null) return shape;
  return verbAfterApposition(c) ? 'doesLater' : null;
}
