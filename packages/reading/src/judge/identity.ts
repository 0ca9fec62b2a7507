import type { Collected } from '../candidates/collected.ts';
import { linkedTo } from '../candidates/proven-by-site.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { isCommune } from '../lexicons/communes.ts';
import { OTHER_HOUSE } from '../lexicons/cues.ts';
import { AT_TOWN, NOTHING_TO_DO, TOLD_APART, TOWN_BEFORE, TOWN_LATER } from '../lexicons/judge/identity.ts';
import { CITIES, REGIONS } from '../lexicons/places.ts';
import { sameHost } from '../names/domains.ts';
import type { Known } from '../names/forms.ts';
import { ofTown } from '../names/name-parts.ts';
import { find, holds } from '../patterns/holds.ts';
import { placeOfBranch, wordsIn } from './place-of-branch.ts';
import { shownElsewhere } from './shown-elsewhere.ts';
import { no, type Verdict } from './verdict.ts';

/** Town words that the question or the client's file make the place of this answer. */
export type Place = { here: ReadonlySet<string> };

function otherTown(words: string | undefined, place: Place): string | null {
  const found = (words ?? '').split(' ').find((w) => CITIES.has(w));
  return found === undefined || place.here.has(found) ? null : found;
}

/** The town as the answer spells it. */
const townAsWritten = (c: Candidate, town: string) =>
  c.unit.tokens.find((t) => t.fold === town)?.raw ?? town.charAt(0).toUpperCase() + town.slice(1);
/** The name as written, a generic word in lower case before it left out (R11). */
const written = (c: Candidate) =>
  c.unit.text
    .slice(
      (c.unit.tokens.slice(c.i, c.j).find((t) => t.capital) ?? c.unit.tokens[c.i])?.from ?? 0,
      c.unit.tokens[c.j - 1]?.to ?? 0,
    )
    .replaceAll(/\s+/gu, ' ');

/** The town beside the name, a large one or not, where the text itself says that it is another house. */
function townNamed(c: Candidate, a: Around, known: Known): string | null {
  const beside = /^ ?(?:\( ?|(?:[,(«»"] ?)*(?:a|au|de|d|du) (?:la |le |l )?)([a-z]+)/u.exec(a.after)?.[1];
  const word =
    beside === undefined ? undefined : c.unit.tokens.slice(c.j, c.j + 4).find((t) => t.fold === beside);
  // A town of the question may be the namesake's all the same, when it is not the client's.
  return word?.capital && !known.town.has(word.fold) ? word.fold : null;
}

/** `under` is what the entry says that the name heads. */
function namesake(
  c: Candidate,
  a: Around,
  known: Known,
  place: Place,
  under: string,
): Verdict | { town: string } | null {
  const whole = `${a.whole} ${a.next}`;
  const told =
    holds(OTHER_HOUSE, whole) ||
    (under !== '' && holds(OTHER_HOUSE, fold(under.slice(0, 300)).replaceAll(/[’']/gu, ' ')));
  const near =
    otherTown(find(TOWN_BEFORE, a.tail)?.[1], place) ??
    otherTown(AT_TOWN.exec(a.after)?.[1], place) ??
    otherTown(find(TOWN_LATER, a.after)?.[1], place) ??
    otherTown(
      /il s agit (?:en fait |ici |plutot )?d(?:e|u) cel(?:le|ui) (?:de|d|du) (?:la |le |l )?([a-z]+)/u.exec(
        a.after,
      )?.[1],
      place,
    );
  // "à Nantes et à Annecy": it is here too.
  const both =
    near !== null &&
    [...place.here].some((w) =>
      new RegExp(`(?:et|ou|puis|comme) (?:a |en |au )?${w}(?= |$)`, 'u').test(a.after.slice(0, 90)),
    );
  if (both) return null;
  const far = /^ ?(?:de|d|du) ([a-z]+) , (?:dans|en) (?:le|la|les|l) /u.exec(a.after)?.[1];
  if (far !== undefined && !place.here.has(far) && !known.town.has(far)) return { town: far };
  const region = [...a.after.matchAll(/(?:dans le|dans la|dans l|en|in) ([a-z]+)/gu)].some(
    (m) => REGIONS.has(m[1] ?? '') && !place.here.has(m[1] ?? ''),
  );
  const trade = /^ ?c est (?:un|une) ([a-z]+)/u.exec(a.next)?.[1];
  if (trade !== undefined && !known.trade.has(trade) && told)
    return no('homonyme', 'R8c · autre métier', true);
  if (
    near !== null &&
    told &&
    /n (?:intervient|exerce)|ne (?:se deplace|dessert|vient)|limitent|kilometres/u.test(whole)
  )
    return no('homonyme', 'R8c · autre ville', true);
  const setAside = TOLD_APART.test(whole) || /[«"] ?$/u.test(a.before);
  // Heading an entry of its own, a namesake is offered all the same.
  if (near !== null && told && setAside && !c.head) return no('homonyme', 'R8c · autre ville', true);
  if (
    /il s agit (?:en fait |ici |plutot )?d(?:e|u) cel(?:le|ui) (?:de|d|du) /u.test(a.after) &&
    near !== null
  )
    return no('homonyme', 'R8c · autre ville', true);
  // In an entry of its own it is told from its neighbour, not sent away.
  if (!c.head && NOTHING_TO_DO.test(a.after)) return no('homonyme', 'R8c · rien à voir', true);
  const beside = told ? townNamed(c, a, known) : null;
  if (beside !== null) return { town: beside };
  if (near !== null) return { town: near };
  // Asked about another town, the answer tells the house there from the client: "sans lien avec l'espace lillois".
  const asked = [...place.here].find((w) => CITIES.has(w) && !known.town.has(w));
  const own = `${whole} ${fold(under.slice(0, 300))}`.split(/[^\p{L}]+/u);
  if (told && asked !== undefined && own.some((w) => known.town.has(w) || ofTown(w, known.town)))
    return { town: asked };
  if (region && (told || setAside)) return no('homonyme', 'R8c · autre région', true);
  return null;
}

const PLACE_AFTER =
  /^ ?(?:, |\( ?)?(?:a |au |aux |de |du |d |quartier |centre )?(?:la |le |les |l )?([a-z]+(?: [a-z]+)?)/u;

/** R10: the place that stands after the name makes it another branch than the client. */
function otherBranch(
  c: Candidate,
  a: Around,
  bench: { known: Known; here: ReadonlySet<string> },
  all: readonly Candidate[],
): boolean {
  const own = new Set([...(c.form?.tokens ?? []), ...bench.known.town, ...bench.here]);
  const branch = wordsIn(c.branch);
  // R10: a branch named with another town is another business, even when the question is about that town.
  const bound = c.form?.tokens.some((t) => bench.known.town.has(t)) === true;
  if (branch.some((w) => own.has(w) && !(bound && CITIES.has(w) && !bench.known.town.has(w)))) return false;
  if (branch.some((w) => CITIES.has(w)) || (bound && isCommune(branch.join(' ')))) return true;
  if (c.how === 'stem') {
    const beside = PLACE_AFTER.exec(a.after)?.[1] ?? '';
    const placed =
      /^ ?(?:,|\()? ?(?:a|au|aux|quartier|centre) /u.test(a.after) &&
      !wordsIn(beside).some((w) => own.has(w)) &&
      c.unit.tokens[c.j + 1]?.capital === true;
    return branch.length > 0 || placed;
  }
  const branches = new Set(all.filter((o) => o.form === c.form && o.branch !== '').map((o) => o.branch));
  return (
    c.doubtful &&
    branches.size < 2 &&
    !/reseau|enseigne|franchise|antenne|agence de|succursale|adresses/u.test(`${a.whole} ${a.next}`)
  );
}

/** "**Orpi – Seynod**", the client being Orpi elsewhere: the network and the place of another branch, as written (R10). */
function branchBeside(c: Candidate, bench: { known: Known; here: ReadonlySet<string> }): string | null {
  if (c.how !== 'stem' || !c.head) return null;
  const { text, tokens } = c.unit;
  const end = tokens[c.j - 1]?.to ?? 0;
  const beside = /^\s+(?:[–—-]\s+|\()(\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,3})\)?(?=$|[\s:–—])/u.exec(
    text.slice(end),
  );
  const own = new Set([...(c.form?.tokens ?? []), ...bench.known.town, ...bench.here]);
  return beside?.[1] === undefined || wordsIn(beside[1]).some((w) => own.has(w))
    ? null
    : text.slice(tokens[c.i]?.from ?? 0, end + beside[0].length);
}

/** "Alpha Taxis Sud (alphataxis-sud.fr)", "**X** — Béthune, x62.com": a site with the words of the name is another house's (R8c). */
function ownSite(c: Candidate, known: Known): boolean {
  const end = c.unit.tokens[c.j - 1]?.to ?? 0;
  const said = c.unit.text.slice(end, end + 110);
  const found = /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)/iu.exec(said);
  const bracketed = /^[^().;:]{0,40}\(\s*$/u.test(said.slice(0, found?.index));
  const host = c.head || bracketed ? found?.[1] : undefined;
  if (host === undefined || known.site === '' || sameHost(host.toLowerCase(), known.site)) return false;
  const letters = host.toLowerCase().replaceAll('-', '');
  return c.form?.cores.some((core) => core.every((w) => letters.includes(w))) === true;
}

/** Another house than the client under the same words: null when it is the client, its verdict or the name to list it under. */
export function otherHouse(
  c: Candidate,
  a: Around,
  bench: { known: Known; here: ReadonlySet<string> },
  all: Collected,
): Verdict | { as: string } | null {
  // Behind the link lies the client's own site: whatever stands beside the name.
  if (c.form?.who !== 'client' || linkedTo(c, bench.known.site)) return null;
  const place = placeOfBranch(c, bench.known.town);
  if (place !== null) return { as: `${written(c)} (${place})` };
  const branch = branchBeside(c, bench);
  if (branch !== null) return { as: branch };
  if (otherBranch(c, a, bench, all.known) || ownSite(c, bench.known)) return { as: written(c) };
  const shown = shownElsewhere(c, a, bench.known, bench.here);
  if (shown !== null) return shown;
  const other = namesake(c, a, bench.known, { here: bench.here }, all.entryOf.get(c)?.body ?? '');
  return other !== null && 'town' in other
    ? { as: `${written(c)} (${townAsWritten(c, other.town)})` }
    : other;
}
