import { hasSignWord } from '../candidates/likeness.ts';
import type { Token } from '../document/types.ts';
import { ALSO_WORDS, FIRST_NAMES } from '../lexicons/first-names.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { TRADE_FAMILIES } from '../lexicons/trades.ts';
import { sameName } from '../names/spelling.ts';

export const CIVIL = words('madame monsieur mademoiselle mme mlle mr mrs ms m messieurs mesdames');

const TRADE: ReadonlySet<string> = new Set(TRADE_FAMILIES.flatMap((f) => [...f]));

/** What the words of a name say of somebody: a first name alone, first name and surname, "Mme Fayolle". */
export type Person = 'first' | 'full' | 'civil';

const capital = (t: Token | undefined) => t?.capital === true && !/\d/u.test(t.raw);
const surname = (t: Token | undefined) =>
  capital(t) && t !== undefined && sameName(t.gap) && !isKind(t.fold) && t.raw.length > 1;

/** Where a first name ends: "Jean-Marc", "Anne-Sophie"; 0 without. */
function firstName(tokens: readonly Token[], k: number, alone: boolean): number {
  const token = tokens[k];
  if (token === undefined || !capital(token)) return 0;
  const compound = tokens[k + 1]?.gap === '-' && capital(tokens[k + 1]);
  if (compound) return FIRST_NAMES.has(token.fold) || FIRST_NAMES.has(tokens[k + 1]?.fold ?? '') ? k + 2 : 0;
  return FIRST_NAMES.has(token.fold) || (!alone && ALSO_WORDS.has(token.fold)) ? k + 1 : 0;
}

/** The particles of a surname: "Solène d'Aubigny", "Ange de la Torre". */
const PARTICLE = /^(?:de|d|du|des|la|le|van|von|ben|el|al|da|di|dos|y)$/u;

export function personNamed(tokens: readonly Token[]): Person | null {
  const [first] = tokens;
  if (first === undefined || tokens.length > 6) return null;
  if (CIVIL.has(first.fold) && first.capital && tokens.length > 1) return 'civil';
  const one = firstName(tokens, 0, true);
  if (one === tokens.length) return 'first';
  const and = tokens[one]?.fold === 'et' || tokens[one]?.fold === 'and';
  if (one > 0 && and && firstName(tokens, one + 1, true) === tokens.length) return 'first';
  const end = firstName(tokens, 0, false);
  if (end === 0 || hasSignWord(tokens)) return null;
  let k = end;
  while (k < tokens.length - 1 && PARTICLE.test(tokens[k]?.fold ?? '')) k++;
  const rest = tokens.slice(k);
  if (rest.length === 0 || rest.length > 3 || !rest.every((t) => surname(t) || t.gap === '-')) return null;
  // "Nathalie Picot" is somebody, "Nathalie Fleurs" a shop.
  const last = rest.at(-1);
  const word =
    last?.common === true && (one === 0 || rest.length > 1 || /s$/u.test(last.fold) || TRADE.has(last.fold));
  return word ? null : 'full';
}
