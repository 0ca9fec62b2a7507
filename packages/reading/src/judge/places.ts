import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import type { Found } from '../found.ts';
import { isShortCommune } from '../lexicons/communes.ts';
import { SET_AT } from '../lexicons/judge/places.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { asTown, isTown } from '../names/towns.ts';
import { lastWord } from '../patterns/last-word.ts';
import { verbFollows } from './subject.ts';
import { no, type Verdict } from './verdict.ts';

/** Said for short too: "Theix" for Theix-Noyalo. A word of the language may begin any name. */
const mayBeTown = (tokens: readonly Token[]): boolean =>
  isTown(tokens) ||
  (tokens.length === 1 &&
    tokens[0]?.common === false &&
    tokens[0].fold.length > 4 &&
    isShortCommune(asTown(tokens)));

const tokensOf = ({ unit, i, j }: Candidate) => unit.tokens.slice(i, j);

const SETS_AT = words(`
  a vers de d sur depuis via entre hors direction in near of around outside between toward towards au aux
  du des
`);
const SMALL = words('le la les l de d du des sur en');
/** A commune named with a preposition that puts it on the map: "une scop de Mauvezin", "à Colombelles". */
function located(c: Candidate, a: Around): boolean {
  if (!SETS_AT.has(lastWord(a.tail))) return false;
  const tokens = tokensOf(c);
  const own = tokens.filter((t) => !SMALL.has(t.fold));
  const common = own.every((t) => t.common);
  if (!SET_AT.test(a.tail) || (common && /(?:^|\s)(?:la|l) $/u.test(a.tail))) return false;
  // "aux Halles de Sète", "à la Table de Cognac": nothing but the commune is the candidate, so that no sign is lost.
  return common && own.length === 1 ? isTown(tokens) && /-/u.test(c.name) : mayBeTown(tokens);
}

export function townNamed(c: Candidate, a: Around): Verdict | null {
  if (c.form !== null || c.head) return null;
  return located(c, a) ? no('pas un nom d’entreprise', 'R6 · lieu, une commune') : null;
}

const BARE = /^\s*[,·|–—(/-]\s*$/u;
const CLOSED = /^\s*(?:$|[.,;:)·|–—(/])/u;

/** What stands right after the name of a house is where it is: "**Ouate & Bois**, [École-Valentin]", "**Blot** · [Rocabey]". */
function placeOfHouse(c: Candidate, found: readonly Found[]): boolean {
  const last = found.at(-1);
  const { unit } = c;
  if (last === undefined || last.c.unit !== unit || !last.verdict.counted) return false;
  const tokens = tokensOf(c);
  if (hasSignWord(tokens) || tokens.some((t) => isKind(t.fold))) return isTown(tokens) && /-/u.test(c.name);
  const [from, to] = [unit.tokens[last.c.j - 1]?.to ?? 0, unit.tokens[c.i]?.from ?? 0];
  const between = unit.text.slice(from, to);
  const after = unit.text.slice(unit.tokens[c.j - 1]?.to ?? 0);
  if (!BARE.test(between) || !CLOSED.test(after) || !(last.c.head || last.c.emphasised)) return false;
  return (
    mayBeTown(tokens) || (last.c.head && !c.emphasised && /[·|–—]/u.test(between) && after.trim() === '')
  );
}

/** Coordinated with a place just named: "à Dax, Saint-Paul ou [Narrosse]". */
function placeToo(c: Candidate, found: readonly Found[], joined: number): boolean {
  const last = found.at(-1);
  return (
    joined > 0 &&
    last !== undefined &&
    !last.verdict.counted &&
    last.c.form === null &&
    last.verdict.why.startsWith('R6 · lieu') &&
    !(joined < 2 && verbFollows(c)) &&
    mayBeTown(tokensOf(c))
  );
}

/** A name taken for a house that says where the house before it is, or that goes on with a list of places. */
export const placeBeside = (c: Candidate, found: readonly Found[], joined: number): Verdict | null =>
  c.form === null && !c.head && (placeOfHouse(c, found) || placeToo(c, found, joined))
    ? no('pas un nom d’entreprise', 'R6 · lieu de la maison qui précède')
    : null;
