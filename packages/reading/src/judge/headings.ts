import { dotted } from '../candidates/likeness.ts';
import type { Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { BRANDS } from '../lexicons/brands.ts';
import { LIGHT, NUMBER_WORDS } from '../lexicons/grammar.ts';
import { PUBLIC_ROW } from '../lexicons/judge/headings.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { words } from '../lexicons/list.ts';
import { isTown } from '../names/towns.ts';
import { no, type Verdict } from './verdict.ts';

const ONE_WORD_BRANDS: ReadonlySet<string> = new Set(BRANDS.filter((b) => !b.includes(' ')));
const CLOSED_WORDS = words(
  'concession concessionnaire automobiles automobile motors motor store center retail',
);

/** "Trois visites à faire autour de Brest", "Recherche de fuite à Bompas": words of the language, capitals only for places. */
function announces(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length < 3) return false;
  const verb = tokens.some(
    (t, k) =>
      !t.capital &&
      /(?:er|ir|re)$/u.test(t.fold) &&
      t.common &&
      /^(?:a|pour|de|d)$/u.test(tokens[k - 1]?.fold ?? ''),
  );
  const at = tokens.findIndex(
    (t, k) => k > 1 && /^(?:a|au|aux|en|vers|autour|pres|dans)$/u.test(t.fold) && !t.capital,
  );
  const before = tokens.slice(1, at < 0 ? tokens.length : at);
  const plain = (first.common || NUMBER_WORDS.has(first.fold)) && before.every((t) => !t.capital);
  if (!plain || at < 0) return verb && plain;
  const place = tokens.slice(at + 1).filter((t) => !/^(?:de|du|d|la|le|les|l)$/u.test(t.fold));
  return verb || (place.length > 0 && place[0]?.capital === true && isTown(place) && before.length > 0);
}

/** "Entreprise B", "Artisan n° 2", "Nom de votre artisan": a gap to fill in. */
function placeholder(tokens: readonly Token[]): boolean {
  const own = tokens.filter((t) => !LIGHT.has(t.fold) && t.fold !== 'no' && t.fold !== 'n');
  const [first, second] = own;
  if (first === undefined) return false;
  if (
    /^(?:nom|name|votre|your)$/u.test(first.fold) &&
    own.some((t) => /^(?:votre|your|artisan|entreprise|prestataire)$/u.test(t.fold))
  )
    return true;
  return (
    own.length === 2 &&
    (isKind(first.fold) ||
      GENERIC.has(first.fold) ||
      /^(?:option|offre|devis|prestataire)$/u.test(first.fold)) &&
    /^(?:[A-Z]|\d)$/u.test(second?.raw ?? '')
  );
}

/** "tablier PVC complet": a thing in lower case, in an answer that has capitals. */
function lowerThing(tokens: readonly Token[]): boolean {
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const [first] = own;
  return (
    first !== undefined &&
    own.length > 1 &&
    (tokens[0] === first || (tokens[1] === first && tokens[0]?.capital === false)) &&
    !first.capital &&
    (first.common || /(?:eur|age|ment|tion|ure|oire?|ette)s?$/u.test(first.fold)) &&
    !/\d/u.test(first.raw) &&
    !dotted(tokens) &&
    !isKind(first.fold) &&
    !GENERIC.has(first.fold)
  );
}

/** "Toyota Yaris II": a make and its model, not its dealer. */
export function model(tokens: readonly Token[]): boolean {
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const [first] = own;
  return (
    first !== undefined &&
    own.length > 1 &&
    ONE_WORD_BRANDS.has(first.fold) &&
    !own.slice(1).some((t) => isKind(t.fold) || CLOSED_WORDS.has(t.fold)) &&
    !isTown(own.slice(1)) &&
    own.slice(1).some((t) => /\d|^[IVX]+$/u.test(t.raw) || (!t.common && own.length === 2))
  );
}

/** "P.-S.", "N.B.": what is added, never a name. */
export const addition = (tokens: readonly Token[]): boolean =>
  /^(?:p s|n b|ps|nb|p p s|\d+ (?:bis|ter)|(?:plan|etape|phase|niveau|step|day|jour) (?:[a-z]|\d+))$/u.test(
    tokens.map((t) => t.fold).join(' '),
  );

/** In a table, the column before the names says what they are: "Musée", "Piscine à vagues". */
export const publicRow = (c: Candidate, row: string): boolean =>
  c.unit.kind === 'cell' && c.unit.col > 0 && PUBLIC_ROW.test(row);

/** A title, a price or a thing at the head of an entry: words that name nobody (R6). */
export function titleWords(c: Candidate, company: number): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  // "**Un notaire**": somebody of a trade, without a name.
  if (
    /^(?:un|une|des|an)$/u.test(tokens[0]?.fold ?? '') &&
    tokens.slice(1).every((t) => !t.capital && t.common)
  )
    return no('pas un nom d’entreprise', 'R6 · sans nom');
  if (addition(tokens) || (company < 2 && placeholder(tokens)))
    return no('pas un nom d’entreprise', 'R6 · intitulé');
  const last = tokens.at(-1)?.to ?? 0;
  if (/[€%]/u.test(c.unit.text.slice(tokens[0]?.from ?? 0, last)))
    return no('pas un nom d’entreprise', 'R6 · prix');
  if (company < 3 && lowerThing(tokens)) return no('pas un nom d’entreprise', 'R6 · chose ou prestation');
  return announces(tokens) && (company < 2 || isTown(tokens.slice(-1)))
    ? no('pas un nom d’entreprise', 'R6 · annonce une partie')
    : null;
}
