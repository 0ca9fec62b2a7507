import { hasSignWord, isCapital, isCommon } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { ARTICLES, NUMBER_WORDS } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { PUBLIC_OPENERS } from '../lexicons/public.ts';
import { ANNOUNCING, recommends } from '../lexicons/verbs.ts';
import { verbAfterApposition, verbByShape, verbWeight } from './subject.ts';

const PLACE_BEFORE =
  /(?:^|\s)(?:a|au|aux|en|vers|de|du|des|d|dans|sur|sous|depuis|jusqu a|par|cote|to|in|at|from|of|on|near|around|through|across|towards?|outside|beyond|autour d[eu]|pres d[eu])(?: (?:la|le|les|l))? ?$/u;
export const APPOSED =
  /^ ?(?:,|\() ?(?:(?:\d+ ?,? ?(?:bis |ter )?)?(?:rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi|quartier|faubourg|galerie)|a|au|aux|en|dans|pres|derriere|sous|sur|dont|qui|que|qu|ou|un|une|deux|trois|l|le|la|les|plus|moins|tout|installee?s?|basee?s?|situee?s?|ouverte?s?|tenue?s?|fondee?s?|specialis[a-z]+|cachee?s?|garee?s?|ancienn?e?s?|artisane?|cooperative|independante?s?|in|near|on|at|by|run|a|an|the|where|which|who|whose|based|just|open|ferme|fermee)\b/u;
const CHEZ = /(?:^|\s)chez $/u;

/**
 * How firmly a kind of provider stands right before: 2.5 for "le bar à vins X", "l'atelier de X", 1 for "le club de la X",
 * where X may be the place.
 */
export function kindBefore(before: string): number {
  const words = before.trimEnd().split(' ').slice(-5);
  const tail = words.slice(words.findLastIndex((w) => /[,.;:()«»"–]/u.test(w)) + 1);
  const link = /(?:^| )(?:(de la|de l|du|des)|(de|d|le|la|les|l))$/u.exec(tail.join(' '));
  const rest = link === null ? tail : tail.slice(0, tail.length - link[0].trim().split(' ').length);
  if (/^(?:a|au|aux|en|dans|sur|vers|par|pour)$/u.test(rest.at(-1) ?? '') || !rest.slice(-3).some(isKind))
    return 0;
  // "la ludothèque de Ménimur": what a town runs, in one of its quarters.
  if (link?.[2] !== undefined && PUBLIC_OPENERS.has(rest.at(-1) ?? '') && rest.at(-1) !== 'salon') return 0;
  if (link?.[2] !== undefined && /^(?:le|la|les|l)$/u.test(link[2])) return 0;
  // "X, un atelier de Longueau": the place of the house just named.
  if (/[,(–] (?:(?:une?|an?|petite?|ancienn?e?) ){0,2}(?:[a-z]+ ){1,3}(?:de|d|du|of) $/u.test(before))
    return 0;
  return link?.[1] === undefined ? 2.5 : 1;
}

/** A kind of provider is given right after: ", menuisier à Bourg-lès-Valence". */
function kindAfter(after: string): boolean {
  const word = /^ ?[,(–:] ?([a-z]+)/u.exec(after)?.[1] ?? '';
  return isKind(word);
}

/** A place in brackets right after: "(Montivilliers)". */
function bracketedPlace(c: Candidate): boolean {
  const next = c.unit.tokens[c.j];
  return next !== undefined && /^\s*\($/u.test(next.gap) && next.capital;
}

/** A kind of provider announces the name: "un poseur indépendant : X", "certaines épiceries vrac (X". */
function kindAnnounces(before: string): boolean {
  if (!/[:(,] $/.test(before)) return false;
  const open = /([a-z ]+) ([:(,]) $/u.exec(before.slice(-60));
  const words = open?.[1]?.trim().split(' ') ?? [];
  if (
    open?.[2] === ',' &&
    !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-4) ?? words[0] ?? '') &&
    !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-3) ?? '') &&
    !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-2) ?? '')
  )
    return false;
  return words.slice(-4).some(isKind);
}

/** What belongs to a house and names it: "le patron de X", "la terrasse du X". */
const HOUSE_OF =
  /(?:^|\s)(?:patronn?e?|equipe|salle|terrasse|boutique|carte|menus?|cuisine|vitrine|comptoir|stand|banc|formule|cours|sortie|peniche|camion|offre|tarifs?|prix|devis|forfait|artisans?|vendeurs?|conseillers?|accueil|service|showroom|atelier|magasin|affaire|specialite|royaume|terrain|prices|rates|rooms|staff|team|classes|courses|tables|tours|menu|owner|chef|guides) (?:de|du|des|d|at|of)(?: (?:la|le|les|l))? $/u;

const CLAUSE_START =
  /(?:[,;:)]|(?:^|\s)(?:tandis que|alors que|et|mais|puis|ou|car|while|and|but|whereas|que)) (?:le |la |les |l |the )?$/u;
const SUPERLATIVE =
  /^ ?(?:est|sont|reste|restent|demeure|serait|is|are|remains) (?:sans doute |aussi |probablement |clairement |the )?(?:le|la|les|l|mon|ma|un|une|imbattable|parfait[a-z]*|ideal[a-z]*|tres|plus|best|cheapest|friendliest|a)\b/u;
/** Said after a name, these speak of somewhere to go. */
const ENDORSED =
  /^ ?(?:, [^,.;]{3,40} , )?(?:(?:merite|valent|vaut|meritent) (?:le|la|les|l|qu|d|votre|bien|vraiment|largement|toujours)|(?:comes?|is|are) (?:highly |warmly |often )?recommended|gets? (?:good|great|excellent|rave) reviews|will do |would suit|(?:a|ont) (?:bonne|tres bonne|la) (?:presse|reputation|cote|preference)|m (?:a|ont) ete recommande|est (?:souvent |tres |bien )?recommandee?|(?:pourrait|pourraient|devrait|devraient|peut|peuvent|saura|sauront) (?:aussi |egalement |vous )*(?:convenir|suffire|depanner|aider|faire l affaire|plaire|recevoir)|fait partie des|font partie des|tient la (?:corde|route)|sort(?:ent)? du lot|fait l unanimite|fait l affaire|c est (?:le|la|l|du|de la|un|une)|est (?:ouverte?|fermee?|installee?|situee?|tenue?|joignable|connue?|reputee?|specialisee?|disponible) |a pignon sur rue|ne desemplit|sait (?:faire|tout)|tient boutique)/u;
const PARTICIPLE =
  /^ ?, [a-z]+(?:ee?s?|is|it|us?|ant) (?:a|au|aux|en|par|dans|chez|sur|depuis|de|d|du|des|avec)\b/u;
const A_KIND = /^ ?, (?:un|une|deux|trois|a|an|two|three) ((?:[a-z]+ ){0,2}[a-z]+)/u;

/** What follows the name presents it: an address, a kind, a relative clause. */
function presentedAfter(c: Candidate, a: Around): number {
  const kinds = A_KIND.exec(a.after)?.[1]?.split(' ').some(isKind) === true;
  if (kinds || kindAfter(a.after)) return 3;
  if (APPOSED.test(a.after) || bracketedPlace(c)) return 2;
  if (PARTICIPLE.test(a.after)) return 1.5;
  return /^ ?[:–(]/u.test(a.after) ? 1 : 0;
}

/** What precedes the name announces a provider. */
function announcedBefore(a: Around, tokens: readonly Token[], kind: number): number {
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  let score = kind;
  if (CHEZ.test(a.tail) || a.before === 'at ' || own[0]?.fold === 'chez') score += 3;
  if (recommends(a.tail)) score += PLACE_BEFORE.test(a.tail) ? 2.5 : 3;
  else if (ANNOUNCING.test(a.tail)) score += 1;
  if (a.before.trim() === '' || CLAUSE_START.test(a.tail)) score += 1;
  if (kindAnnounces(a.tail)) score += 2;
  if (HOUSE_OF.test(a.tail)) score += 1.5;
  return score;
}

/** What the sentence before already holds: a business it is joined to, the entry of another house. */
export type Beside = { joined: number; inside: boolean; after: boolean };

/** Two capitalised words, none of a sign: a first name and a surname. */
const person = (own: readonly Token[], all: readonly Token[]) =>
  own.length === 2 &&
  all.length === 2 &&
  own.every((t) => t.capital && !/\d/u.test(t.raw)) &&
  !own[1]?.common;

/** "Deux Turinoises, un café": people or things counted at the beginning of a sentence. */
const counts = ([number, noun]: readonly Token[]) =>
  number?.opening === true && NUMBER_WORDS.has(number.fold) && /s$/u.test(noun?.fold ?? '') && !noun?.common;

/** Weighs the signs that a name in running text is a provider offered to the reader. */
export function weigh(c: Candidate, a: Around, beside: Beside): number {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const sign = hasSignWord(tokens) || TITLES.has(own[0]?.fold ?? '');
  const kind = kindBefore(a.tail);
  const presented = presentedAfter(c, a);
  const article = tokens[0] !== own[0] && tokens[0]?.capital === true && !tokens[0].opening;
  let score = presented + announcedBefore(a, tokens, kind) + beside.joined;
  const verb = verbWeight(c);
  score += verb > 0 ? verb : verbByShape(c) ? 2 : verbAfterApposition(c) ? 1.5 : 0;
  if (beside.inside && kind < 2 && !sign && beside.joined === 0) score -= 2;
  if (/[«"“] ?$/u.test(a.tail)) score -= 1.5;
  const leads = (own[0]?.opening === true || CLAUSE_START.test(a.tail)) && (verb > 0 || verbByShape(c));
  if (beside.after && presented < 2 && kind === 0 && !sign && !leads && person(own, tokens)) score -= 1;
  if (SUPERLATIVE.test(a.after)) score += 1;
  if (ENDORSED.test(a.after)) score += 2;
  if (/^ ?, (?:il|elle|ils|elles|lui|eux|it|they) /u.test(a.after)) score += 1;
  if (sign) score += 1.5;
  if (article) score += 1;
  if (c.emphasised) score += 1.5;
  const capitals = own.filter(isCapital).length;
  if (capitals > 1) score += capitals > 2 ? 1 : 0.5;
  const shielded =
    kind >= 2 ||
    presented >= 3 ||
    (kind > 0 && presented >= 2) ||
    (recommends(a.tail) && !FOUND_AT.test(a.tail)) ||
    HOUSE_OF.test(a.tail);
  const place =
    (!shielded && !sign) ||
    TOWN_SHAPE.test(c.name) ||
    ((SET_IN.test(a.tail) || FOUND_AT.test(a.tail)) && !sign);
  if (place && PLACE_BEFORE.test(a.tail) && !(a.before === 'at ' && own.length > 1)) score -= 3;
  if (own.length === 1 && own[0]?.opening && isCommon(own[0]) && !c.emphasised && !article) score -= 1.5;
  if (counts(own)) score -= 2.5;
  if (/\( ?(?:le |la |les |l )?$/u.test(a.before) && !kindAnnounces(a.tail)) score -= 1.5;
  if (
    /(?:^|\s)(?:logiciels?|appli|application|outil|software|marques?|modeles?|editeurs?)(?=\s)/u.test(
      a.before,
    )
  )
    score -= 2;
  if (own.length === 1 && /^\p{Lu}{1,6}\d*$/u.test(own[0]?.raw ?? '')) score -= 1.5;
  return score;
}

/** "ce que l'on trouve à Fès": a place, where "adressez-vous à" would announce a house. */
const FOUND_AT =
  /(?:trouve|trouver|trouvent|trouverez|mange|voit|fait|vend|y a|vit|habite) (?:a|au|aux|en) $/u;

/** "X, à [Mercuès]": the place of the house just named. */
const SET_IN = /[,(] (?:a|au|aux|en|vers|pres de|sur) $/u;

/** A town by the shape of its name: "Savigny-lès-Beaune", "Saint-Orens", "Château-Gontier". */
const TOWN_SHAPE =
  /-(?:l[eè]s|lez|sur|sous|en|aux?|la|le|les|l)-|^(?:Saints?|Saintes?|St|Ste|Ch[âa]teau|Ville|Bourg|Mont|Pont|Port|Roche|Neuf|Val)-/iu;
