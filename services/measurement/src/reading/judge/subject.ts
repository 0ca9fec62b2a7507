import type { Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { LINKS, OPENERS, PREPOSITIONS } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';

/** What may stand between a subject and its verb. */
const CLITICS = words(
  'ne n y s se lui elle eux aussi vous me nous en les l le la also itself themselves still now peut-etre egalement quant',
);

/** Verbs that anything may be the subject of. */
const WEAK = words(
  'est sont a ont fait font passe passent va vont peut peuvent se s reste restent demeure demeurent garde gardent compte comptent attire attirent rassemble rassemblent concentre offre offrent vaut valent merite meritent figure arrive is are has have can will would does do',
);

/** How much the verb that follows says of a provider: 2, or 1 for a verb of any subject, 0 without. */
export function verbWeight(c: Candidate): number {
  if (!verbFollows(c)) return 0;
  const verb = c.unit.tokens
    .slice(c.j, c.j + 6)
    .find((t) => PROVIDER_VERBS.has(t.fold) && !CLITICS.has(t.fold));
  if (verb === undefined || !WEAK.has(verb.fold)) return 2;
  const object = c.unit.tokens[c.unit.tokens.indexOf(verb) + 1];
  return /^(?:a|ont|has|have)$/u.test(verb.fold) &&
    /^(?:un|une|des|deux|trois|qu|que|a|an|two)$/u.test(object?.fold ?? '')
    ? 1.5
    : 1;
}

const OBJECTS = words(
  'un une des le la les l son sa ses leur leurs du de deux trois quatre plusieurs vos votre chaque toute tout aussi surtout egalement encore sur a its their a an the',
);

/** Verbs that may also open a sentence: "Reste X". */
const COMES = words('vient viennent reste restent suit suivent arrive arrivent');

/** A verb by its shape, whatever it is: "aligne des", where no list of verbs knows "aligne". */
function shapedAt(tokens: readonly Token[], k: number, begins = false): boolean {
  const [verb, object] = [tokens[k], tokens[k + 1]];
  return (
    verb !== undefined &&
    object !== undefined &&
    !verb.capital &&
    verb.fold.length > 3 &&
    /[^u]e$|[^m]ent$|[aeiuo]it$|[aiu]t$|end$|ert$|ient$/u.test(verb.fold) &&
    !/(?:é|ée|ique|able|ible|elle|ienne|aise|aine)$/u.test(verb.raw) &&
    !LINKS.has(verb.fold) &&
    !PREPOSITIONS.has(verb.fold) &&
    (!OPENERS.has(verb.fold) || COMES.has(verb.fold)) &&
    sameName(object.gap) &&
    (OBJECTS.has(object.fold) || (begins && PREPOSITIONS.has(object.fold)))
  );
}

/** "le Mahogany aligne des balcons": such a verb right after the name. */
export const verbByShape = (c: Candidate): boolean =>
  sameName(c.unit.tokens[c.j]?.gap ?? ',') && shapedAt(c.unit.tokens, c.j, beginsClause(c));

/** The name is the first word of its sentence or clause, its article aside. */
function beginsClause({ unit, i }: Candidate): boolean {
  const before = /^(?:le|la|les|l)$/u.test(unit.tokens[i - 1]?.fold ?? '') ? i - 1 : i;
  const first = unit.tokens[before];
  return first !== undefined && (first.opening || /[;:]\s*$/u.test(first.gap));
}

/** True when a provider's verb follows the name, brackets after the name skipped: "Soupirail (fermé lundi) travaille". */
export function verbFollows(c: Candidate): boolean {
  const { tokens } = c.unit;
  let k = c.j;
  if (/^\s*\(/u.test(tokens[k]?.gap ?? '')) {
    const close = tokens.slice(k + 1, k + 15).findIndex((t) => t.gap.includes(')'));
    if (close < 0) return false;
    k += close + 1;
    if (/\)\s*[,.;:]/u.test(tokens[k]?.gap ?? '')) return false;
  } else if (!sameName(tokens[k]?.gap ?? ',')) return false;
  return verbFrom(tokens, k);
}

function verbFrom(tokens: readonly Token[], from: number): boolean {
  for (let k = from; k < from + 4; k++) {
    const token = tokens[k];
    if (token === undefined || token.opening || (k > from && !sameName(token.gap))) return false;
    if (PROVIDER_VERBS.has(token.fold) && !CLITICS.has(token.fold)) {
      return (token.fold !== 'a' || token.raw === 'a') && !/é(?:e?s?)$/u.test(token.raw);
    }
    if (!CLITICS.has(token.fold)) return false;
  }
  return false;
}

/** "L'Entracte, en face du théâtre, sert": the verb comes after what is set between two commas. */
export function verbAfterApposition(c: Candidate): boolean {
  const { tokens } = c.unit;
  if (!/^\s*,\s*$/u.test(tokens[c.j]?.gap ?? '')) return false;
  for (let k = c.j + 1; k < Math.min(tokens.length, c.j + 22); k++) {
    const token = tokens[k];
    if (token === undefined || token.opening || /[;:]/u.test(token.gap)) return false;
    if (token.gap.includes(',')) return verbFrom(tokens, k) || shapedAt(tokens, k);
  }
  return false;
}
