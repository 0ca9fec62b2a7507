import { isCommon } from '../candidates/likeness.ts';
import type { Token } from '../document/types.ts';
import { CHAINS } from '../lexicons/chains.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isTown } from '../names/towns.ts';

/** The chains as names are compared: without articles. */
const KNOWN_EVERYWHERE: ReadonlySet<string> = new Set(
  CHAINS.map((name) =>
    name
      .split(' ')
      .filter((word) => !ARTICLES.has(word))
      .join(' '),
  ),
);
const LONGEST_CHAIN = 5;
/** Most names begin as no chain does. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...KNOWN_EVERYWHERE].map((name) => name.split(' ', 1)[0] ?? ''),
);

/** "Kyriad", "Norauto Guérande": a chain, its town aside. A word of the language that opens its sentence may be just that. */
export function chain(own: readonly Token[]): boolean {
  const [lead] = own;
  if (
    lead === undefined ||
    !FIRST_WORDS.has(lead.fold) ||
    (own.length === 1 && lead.opening && isCommon(lead))
  )
    return false;
  for (let n = Math.min(own.length, LONGEST_CHAIN); n > 0; n--) {
    const words = own.slice(0, n).map((t) => t.fold);
    if (KNOWN_EVERYWHERE.has(words.join(' '))) return n === own.length || isTown(own.slice(n));
  }
  return false;
}
