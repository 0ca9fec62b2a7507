import { fold } from '../document/fold.ts';
import type { Unit } from '../document/types.ts';
import { AGAINST_AFTER, CLOSED_AFTER, REFUSES_AFTER } from '../lexicons/cues.ts';
import { GONE_BARE } from '../lexicons/gone.ts';
import { TAKES_HEADINGS } from '../lexicons/labels-of-lists.ts';
import { holds } from '../patterns/holds.ts';
import { saidAfterwards, sets } from './afterwards.ts';
import { no, type Verdict } from './verdict.ts';

const flat = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Letters of a line that says one thing. */
const SHORT = 90;

function shortAgainst(line: string): Verdict | null {
  if (line.length > SHORT) return null;
  if (holds(CLOSED_AFTER, line)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (holds(REFUSES_AFTER, line)) return no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
  if (holds(AGAINST_AFTER, line)) return no('déconseillé', 'R2c', true);
  if (holds(GONE_BARE, line)) return no('fermé', 'R2d · fermé pour de bon', true);
  return sets(line);
}

/** What a short line beside a name says against it. */
const lineAgainst = (text: string): Verdict | null => shortAgainst(flat(text));

/** The same of a sentence under an entry: a long one must be about the house. */
export function sentenceAgainst(text: string): Verdict | null {
  const line = flat(text);
  return shortAgainst(line) ?? saidAfterwards(line);
}

export function cellsAgainst(row: readonly Unit[], headings: ReadonlyMap<number, string>): Verdict | null {
  for (const cell of row) {
    const verdict = lineAgainst(cell.text);
    if (verdict !== null) return verdict;
    if (
      TAKES_HEADINGS.test(headings.get(cell.col) ?? '') &&
      /^\W*(?:non|no|aucune?|complet|complete|ferme|fermee)\b|^\s*[❌🚫⛔✖✘✗]/iu.test(fold(cell.text))
    ) {
      return no('ne sert pas ce besoin', 'R2d · colonne « non »', true);
    }
  }
  return null;
}
