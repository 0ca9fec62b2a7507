import { visible } from '../candidates/candidate.ts';
import type { Collected } from '../candidates/collected.ts';
import { linkedTo } from '../candidates/proven-by-site.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold, tokenize } from '../document/fold.ts';
import { isKind } from '../lexicons/kinds.ts';
import { within } from '../lexicons/pattern.ts';
import { CITIES, REGIONS } from '../lexicons/places.ts';
import { sameHost, sameLabel } from '../names/domains.ts';
import type { Known } from '../names/forms.ts';
import type { Setting } from './setting.ts';
import { no, type Verdict } from './verdict.ts';

/** R8c: the text states that another business has the same name. */
const OTHER_HOUSE = within`
  il s agit (?:en fait |ici |plutot )?(?:d une?|d un|de la|du|de celle|de celui)(?: autre)?|homonyme
  (?:porte |portant |du |le )?meme nom|rien a voir|(?:sans|aucun|pas de)(?: aucun| le moindre)? (?:lien|rapport)
  une? autre (?:fiche|page|entreprise|societe|maison|etablissement|commerce|artisan|cabinet|salon|restaurant|
    ville|region|metier|agence|boutique|magasin)
`;
/** Words for a name found in search results and forums, where it may be a namesake. */
const MET = within`
  (?:tomber|souvent le nom|verrez|trouverez|croiserez|apparai|remonte|ressort|affich|recherche|resultats?|
    annuaires?|google|forums?|reseaux|facebook|tiktok|blogs?|mention|nommee?|appelee?|may find|come across|search(?:es)?|
    pops up)[a-z]*
`;

const AT_TOWN =
  /^ ?(?:[,(«»"] ?)*(?:(?:mais|qui|elle|il|y|est|se trouve|situee?|basee?|installee?|implantee?) )*(?:a|au|en|de|d|in|at|of)? ?(?:la |le |l )?([a-z]+)/u;
const TOWN_BEFORE =
  /(?:^|[,;] |(?:montez|descendez|poussez|allez|filez) )(?:(?:jusqu )?(?:a|au|en|in)) (?:la |le |l )?([a-z]+) [,:] (?:le |la |les |l |chez )?$/u;
const TOWN_LATER =
  /^[^.;]{0,80}?(?:installee?|basee?|domiciliee?|situee?|implantee?|se trouve|exerce|located|based|is|that one is)(?: [a-z]+){0,2} (?:a|au|en|in|at) (?:la |le |l )?([a-z]+)/u;

const SEAT =
  /(?:se trouve|basee?|installee?|situee?|sur une? [a-z]+) (?:a|au|en|de|in) (?:la |le )?([a-z]+)/u;

/** R8c: the sentence of the name ends by saying that it is another house. */
const NOTHING_SHARED =
  /^[^.;]{0,120} (?:rien a voir|aucun (?:lien|rapport)|nothing to do)(?: (?:avec|with)(?: (?:la|le|les|l|the))? ([a-z]+))?(?= |$)/u;

/** Words that attribute a search result to another business. */
const SHOWN = within`
  appartien[a-z]*|concern[a-z]+ (?:une?|le|la|l)|designe[a-z]*|celui (?:dont|qui|que)
  (?:that|this|the) one (?:is|listed)|(?:isn t|not) connected
`;

/** The name as the answer writes it, without lower-case words before it (R11). */
function written({ unit, i, j }: Candidate): string {
  const first = unit.tokens.slice(i, j).findIndex((t) => t.capital);
  return visible(unit, i + Math.max(0, first), j);
}

type Bench = { known: Known; setting: Setting };

/** The word if it is a large town other than the client's and those of the question; else null. */
const farTown = (word: string | undefined, { setting }: Bench): string | null =>
  word !== undefined && CITIES.has(word) && !setting.here.has(word) ? word : null;

/** R8c: a verdict against a namesake, or its town when the answer offers the namesake itself; null for no namesake. */
function namesake(c: Candidate, a: Around, bench: Bench, under: string): Verdict | { town: string } | null {
  const { known, setting } = bench;
  const whole = `${a.whole} ${a.next}`;
  const declaredOther = OTHER_HOUSE.test(` ${whole} ${fold(under.slice(0, 300)).replaceAll(/[’']/gu, ' ')} `);
  const near =
    farTown(TOWN_BEFORE.exec(a.tail)?.[1], bench) ??
    farTown(AT_TOWN.exec(a.after)?.[1], bench) ??
    farTown(TOWN_LATER.exec(a.after)?.[1], bench) ??
    farTown(/ cel(?:le|ui) (?:de|d|du) (?:la |le |l )?([a-z]+)/u.exec(a.after)?.[1], bench);
  const met = MET.test(` ${a.before} ${a.after.slice(0, 80)} `);
  const seat = SEAT.exec(a.after)?.[1] ?? '';
  const away = !setting.here.has(seat) && c.unit.tokens.some((t) => t.capital && t.fold === seat);
  if (!c.head && met && (away || SHOWN.test(` ${a.after} ${a.next} `)))
    return no('homonyme', 'R8c · montré ailleurs', true);
  if (/ (?:c est|il s agit)[^.;]{0,50} homonyme/u.test(a.after))
    return no('homonyme', 'R8c · homonyme', true);
  const trade = /(?:^| )(?:c est|il s agit|est|is) (?:en fait )?(?:une?|d une?|de la|du|an?) ([a-z]+)/u.exec(
    `${a.after} ${a.next}`,
  )?.[1];
  if (!c.head && (declaredOther || met) && trade !== undefined && isKind(trade) && !known.trade.has(trade))
    return no('homonyme', 'R8c · autre métier', true);
  const far = /^ ?(?:de|d|du) ([a-z]+) , (?:dans|en) (?:le|la|les|l) /u.exec(a.after)?.[1];
  if (far !== undefined && !setting.here.has(far)) return { town: far };
  const region = [...a.after.matchAll(/(?:dans le|dans la|dans l|dans les|en|in) ([a-z]+)/gu)].some(
    ([, word = '']) => REGIONS.has(word) && !setting.here.has(word),
  );
  if (!c.head && region && (declaredOther || met)) return no('homonyme', 'R8c · autre région', true);
  const apart = c.head ? null : NOTHING_SHARED.exec(a.after);
  const from = apart?.[1] ?? '';
  if (apart !== null && (from === '' || isKind(from) || setting.here.has(from)))
    return no('homonyme', 'R8c · rien à voir', true);
  const beside = /^ ?(?:[»"] ?)?(?:\( ?|, (?:a|au) )([a-z]+)/u.exec(a.after)?.[1];
  const capital = c.unit.tokens.slice(c.j, c.j + 3).some((t) => t.fold === beside && t.capital);
  if (declaredOther && beside !== undefined && capital && !known.town.has(beside)) return { town: beside };
  if (near !== null && ![...setting.here].some((w) => a.after.slice(0, 90).includes(` et a ${w}`)))
    return { town: near };
  const asked = [...setting.here].find((w) => CITIES.has(w) && !known.town.has(w));
  return declaredOther && asked !== undefined ? { town: asked } : null;
}

const wordsIn = (text: string): string[] => tokenize(text, 0).map((t) => t.fold);

/** R10: the written name of another branch than the client, recognised by the place after it; null for the client. */
function otherBranch(c: Candidate, { known, setting }: Bench, all: Collected): string | null {
  const tokens = c.form?.tokens ?? [];
  const own = new Set([...tokens.filter((t) => !known.trade.has(t)), ...known.town, ...setting.here]);
  const branch = wordsIn(c.branch);
  if (branch.length === 0 || branch.some((w) => own.has(w))) return null;
  const branches = new Set(
    all.known.filter((o) => o.form === c.form && o.branch !== '').map((o) => o.branch),
  );
  const another = branch.some((w) => CITIES.has(w)) || (c.doubtful && branches.size < 2);
  return another ? written(c) : null;
}

/** The site that the answer gives right after a name that opens a line, or in brackets; undefined without one. */
function siteAfter(c: Candidate): string | undefined {
  const end = c.unit.tokens[c.j - 1]?.to ?? 0;
  const after = c.unit.text.slice(end, end + 110);
  const found = /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)+)/iu.exec(after);
  const bracketed = /^[^().;:]{0,40}\(\s*$/u.test(after.slice(0, found?.index));
  return c.head || bracketed ? found?.[1]?.toLowerCase() : undefined;
}

/** R7, R8c: whose site stands beside the client's name. `other` contains the name, so it is perhaps a namesake's. */
export function siteBeside(c: Candidate, { site }: Known): { is: 'own' | 'other'; host: string } | null {
  const host = c.who === 'client' ? siteAfter(c) : undefined;
  if (host === undefined || site === '') return null;
  if (sameHost(host, site) || sameLabel(host, site)) return { is: 'own', host };
  const letters = host.replaceAll('-', '');
  const named = c.form?.cores.some((core) => core.every((w) => letters.includes(w))) === true;
  return named ? { is: 'other', host } : null;
}

/** R8, R10: tests a mention of the client for a namesake or another branch. Gives a verdict or the name to list it under. */
export function otherHouse(
  c: Candidate,
  a: Around,
  bench: Bench,
  all: Collected,
): Verdict | { as: string } | null {
  if (c.who !== 'client' || c.form === null || linkedTo(c, bench.known.site)) return null;
  const branch = otherBranch(c, bench, all);
  if (branch !== null) return { as: branch };
  const beside = siteBeside(c, bench.known);
  if (beside?.is === 'other') return { as: `${written(c)} (${beside.host})` };
  const other = namesake(c, a, bench, all.entryOf.get(c)?.body ?? '');
  if (other === null || !('town' in other)) return other;
  const town = c.unit.tokens.find((t) => t.fold === other.town)?.raw;
  return { as: `${written(c)} (${town ?? other.town.charAt(0).toUpperCase() + other.town.slice(1)})` };
}
