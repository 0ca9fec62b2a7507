import type { Around, Candidate } from '../candidates/types.ts';
import { DATED, FORECASTS, MAPPED, SPEAKER, WAS_THERE } from '../lexicons/judge/elsewhere.ts';
import { words } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';
import { isTown } from './places.ts';
import { no, type Verdict } from './verdict.ts';
import type { Beside } from './weigh.ts';

/** A house is said to be there rather than to be it. */
const THERE =
  /^ ?, (?:le |la |l |un |une )?[a-z ]+ , (?:[a-z]+ )?(?:vend|propose|sert|loue|accueille|repare)/u;

/** "Azay–Tours (30 km)": a leg of a journey. */
const LEG = /^[^–—]{3,}\s?[–—]\s?[^–—]{3,}$/u;
const DISTANCE = /^ ?\( ?(?:environ )?\d+(?: ?, ?\d+)? ?(?:km|kilometres|min|minutes|h|jours?|m)(?= |\)|$)/u;

/** A fair or a feast by the first word of its name. */
const FEAST = words(`
  expo expos exposition rencontres fetes feria ferias nuits corso regate regates kermesse braderie
  journee semaine festivites
`);
const ARTICLES = words('l la le les');
/** "Reporting sous Looker Studio": what is done, and with what. */
const DEED = /(?:ing|tion|sion|age|ment|ance|ure)s?$/u;

/** "X, que [Manon Isnard] a ouvert": who made a house, between the house and the verb. */
const WINE = words('blanc rouge rose brut sec moelleux primeur nouveau villages cremant cru');

/** A name that the sentence itself says to be a place, a leg, a feast, a deed or the maker of a house. */
export function elsewhere(c: Candidate, a: Around, beside: Beside): Verdict | null {
  if (c.form !== null || c.head) return null;
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const [first, second] = tokens;
  if (holds(MAPPED, a.after) && !holds(THERE, a.after))
    return no('pas un nom d’entreprise', 'R6 · lieu, dit ce qu’il est');
  // "Saumur Blanc", "Vouvray Brut": a wine by its place.
  const town = tokens.slice(0, -1);
  if (WINE.has(tokens.at(-1)?.fold ?? '') && !town.some((t) => t.common) && isTown(town))
    return no('marque ou label', 'R6 · vin d’un lieu');
  if (holds(FORECASTS, a.after)) return no('plateforme', 'R6 · renseigne sans vendre');
  if (
    tokens.length > 1 &&
    LEG.test(c.name) &&
    (holds(DISTANCE, a.after) || c.name.split(/\s?[–—]\s?/u).every((_, k, all) => legEnd(c, k, all.length)))
  )
    return no('pas un nom d’entreprise', 'R6 · lieu, une étape');
  const opener = ARTICLES.has(first?.fold ?? '') ? second : first;
  if (FEAST.has(opener?.fold ?? '') && holds(DATED, a.before))
    return no('pas un nom d’entreprise', 'R6 · événement');
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

/** Both ends of a leg are towns. */
function legEnd(c: Candidate, k: number, count: number): boolean {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const dash = tokens.findIndex((t, n) => n > 0 && /[–—]/u.test(t.gap));
  return count === 2 && dash > 0 && isTown(k === 0 ? tokens.slice(0, dash) : tokens.slice(dash));
}
