import type { Around, Candidate } from '../candidates/types.ts';
import { FORECASTS, MAPPED, SPEAKER, WAS_THERE } from '../lexicons/judge/elsewhere.ts';
import { words } from '../lexicons/list.ts';
import { isTown } from '../names/towns.ts';
import { holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';
import type { Beside } from './weigh.ts';

/** "Reporting sous Looker Studio": what is done, and with what. */
const DEED = /(?:ing|tion|sion|age|ment|ance|ure)s?$/u;

/** "X, que [Manon Isnard] a ouvert": who made a house, between the house and the verb. */
const WINE = words('blanc rouge rose brut sec moelleux primeur nouveau villages cremant cru');

/** A name that the sentence itself says to be a place, a leg, a feast, a deed or the maker of a house. */
export function elsewhere(c: Candidate, a: Around, beside: Beside): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const [first, second] = tokens;
  if (holds(MAPPED, a.after)) return no('pas un nom d’entreprise', 'R6 · lieu, dit ce qu’il est');
  // "Saumur Blanc", "Vouvray Brut": a wine by its place.
  const town = tokens.slice(0, -1);
  if (WINE.has(tokens.at(-1)?.fold ?? '') && !town.some((t) => t.common) && isTown(town))
    return no('marque ou label', 'R6 · vin d’un lieu');
  if (holds(FORECASTS, a.after)) return no('plateforme', 'R6 · renseigne sans vendre');
  if (
    first?.opening === true &&
    !c.emphasised &&
    DEED.test(first.fold) &&
    /^(?:sous|sur|via|avec|par)$/u.test(second?.raw ?? '')
  )
    return no('pas un nom d’entreprise', 'R6 · prestation');
  if (beside.after && holds(WAS_THERE, a.after)) return no('pas un nom d’entreprise', 'R6 · y a passé');
  if (holds(SPEAKER, a.tail)) return no('pas un nom d’entreprise', 'R6 · client qui en parle');
  return null;
}
