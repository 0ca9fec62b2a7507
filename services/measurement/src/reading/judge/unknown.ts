import { hasSignWord, isCapital, isCommon, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { BRANDS, EQUIPMENT_CUES, LABELS } from '../lexicons/brands.ts';
import { ARTICLES, CALENDAR, LIGHT } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { PRODUCT_WORDS } from '../lexicons/labels-of-lists.ts';
import { MEDIA } from '../lexicons/media.ts';
import { CITIES, LANDMARKS, REGIONS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PLATFORM_NOUNS, PLATFORMS } from '../lexicons/platforms.ts';
import { PUBLIC_BODIES, PUBLIC_MARKS, PUBLIC_OPENERS } from '../lexicons/public.ts';
import { ANNOUNCING, RECOMMENDING } from '../lexicons/verbs.ts';
import { singular } from '../names/forms.ts';
import type { Reason } from '../types.ts';
import { saidAgainst } from './said.ts';
import { verbAfterApposition, verbFollows, verbWeight } from './subject.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** A phrase of a lexicon and a name compare equal whatever their accents, spaces and articles. */
const key = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').split(/[^\p{L}\p{N}]+/u).filter((w) => w !== '' && !LIGHT.has(w)).join('');
/** Every phrase of the lexicons of what is no business, with what it is. */
const NOT_BUSINESS = new Map<string, [Reason, string]>();
for (const [list, reason, why] of [
  [BRANDS, 'marque ou label', 'R6 · marque de matériel'],
  [LABELS, 'marque ou label', 'R6 · label'],
  [MEDIA, 'source seulement', 'R2f · presse ou guide'],
  [PUBLIC_BODIES, 'organisme public', 'R6 · organisme public'],
  [PLATFORMS, 'plateforme', 'R6 · plateforme, annuaire ou outil'],
] as [string[], Reason, string][]) {
  for (const phrase of list) NOT_BUSINESS.set(key(phrase), [reason, why]);
}

const PLATFORM_BEFORE = new RegExp(`(?:^|\\s)(?:${PLATFORM_NOUNS})(?: [\\p{L}]+){0,2}(?: (?:comme|de|du|d|such as|like))?(?: le| la| les| l)? ?$`, 'u');
const PLATFORM_AFTER = new RegExp(`^ ?(?:, |\\( ?)?(?:un |une |l |le |la |the |a )?(?:${PLATFORM_NOUNS})\\b`, 'u');

/** "France Rénov' de Quimperlé Communauté": what a listed body or platform is called in one place. */
function publicPrefix(tokens: readonly Token[]): [Reason, string] | undefined {
  for (let k = tokens.length - 1; k > 0; k--) {
    const whole = key(tokens.slice(0, k).map((t) => t.fold).join(' '));
    const listed = whole.length >= 6 && /^(?:de|du|des|d|a|en)$/u.test(tokens[k]?.fold ?? '') ? NOT_BUSINESS.get(whole) : undefined;
    if (listed !== undefined) return listed;
  }
  return undefined;
}

const SOURCE_AFTER = /^ ?(?:, [^,.;]{3,50} ,)? ?(?:(?:l|lui|leur|les|y|en|aussi|qui) )*(?:a |ont )?(?:(?:l|lui|leur|les|y) )?(?:publi\p{L}+|consacr\p{L}+|recens\p{L}+|signal\p{L}+|rappel\p{L}+ que|estim\p{L}+ que|interrog\p{L}+|decriv\p{L}+|decrit|ecri\p{L}+|racont\p{L}+|soulign\p{L}+|cit(?:e|ait|ent) |class(?:e|ait|ent) |prime\p{L}* |met(?:tent)? en avant|recommand\p{L}+ |parl(?:e|ait) |reports?|lists?|wrote|published|recommends?|ranks?)\b/u;

/** What kind of thing a name is, when it is not a business (R6). */
export function notBusiness(c: Candidate, a: Around, here: ReadonlySet<string>): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const parts = c.name.split(/\s(?:et|and|ou|or)\s/u);
  const listed = NOT_BUSINESS.get(key(c.name)) ?? (parts.length > 1 ? parts.map((p) => NOT_BUSINESS.get(key(p))).find((l) => l !== undefined) : undefined);
  if (listed !== undefined) return no(...listed);
  const prefix = publicPrefix(tokens);
  if (prefix !== undefined) return no(...prefix);
  const named = own[0]?.fold ?? '';
  const after = a.after.slice(0, 80);
  if (PUBLIC_OPENERS.has(named) || PUBLIC_OPENERS.has(singular(named))) return no('organisme public', 'R6 · organisme, équipement public ou lieu');
  if (PUBLIC_MARKS.test(/[\p{L} ]{0,40}$/u.exec(a.tail)?.[0] ?? '') && !c.head) return no('organisme public', 'R6 · équipement public');
  if (PUBLIC_MARKS.test(tokens.map((t) => t.fold).join(' ')) || PUBLIC_MARKS.test(/^ ?[\p{L} ]{0,24}/u.exec(after)?.[0] ?? '')) return no('organisme public', 'R6 · équipement public');
  if (PLATFORM_BEFORE.test(a.tail) || PLATFORM_AFTER.test(a.after)) return no('plateforme', 'R6 · plateforme ou site');
  if (own.every((t) => here.has(t.fold) || CITIES.has(t.fold) || REGIONS.has(t.fold) || CALENDAR.has(t.fold) || STREETS.has(t.fold))) return no('pas un nom d’entreprise', 'R6 · lieu ou date');
  const lead = a.before.trimEnd().split(' ').slice(-2);
  if (/^(?:rue|avenue|boulevard|place|quai|chemin)$/u.test(own.at(-1)?.fold ?? '')) return no('pas un nom d’entreprise', 'R6 · rue');
  if (/(?:parc|parking) relais $|park and ride $/u.test(a.before)) return no('pas un nom d’entreprise', 'R6 · lieu');
  if (!c.head && !c.emphasised && lead.some((w) => LANDMARKS.has(w) && !isKind(w))) return no('pas un nom d’entreprise', 'R6 · lieu');
  if (STRICT_STREETS.has(named) || ((STREETS.has(named) || LANDMARKS.has(named)) && (!hasSignWord(own) || /^(?:de|du|des|d)$/u.test(tokens[tokens.findIndex((t) => t.fold === named) + 1]?.fold ?? '')) && !(c.head && own.length > 1))) return no('pas un nom d’entreprise', 'R6 · lieu');
  return null;
}

const PLACE_BEFORE = /(?:^|\s)(?:a|au|aux|en|vers|de|du|des|d|dans|sur|sous|depuis|jusqu a|par|cote|to|in|at|from|of|on|near)(?: (?:la|le|les|l))? ?$/u;
/** The places that a house serves: "dessert Besançon, Pirey et". */
const SERVED_BEFORE = /(?:^|\s)(?:dessert|desservent|couvre|couvrent|rayonne|sillonne|serves|covers)(?: [\p{L}]+)*(?: , [\p{L} ]+)*(?: ,| et| ou| and)? ?$/u;
const TEAM_BEFORE = /(?:gerante?|patronn?e?|fondateur|fondatrice|fondee? par|creee? par|dirigee? par|tenue? par|tenus par|que tient|animee? par|menee? par|chef|cheffe|proprietaire|directeur|directrice|associee?|fils|fille|frere|soeur|collegue|ouverte? par|reprise? par|signee? par|illustree? par|run by|owned by|founded by|owner|chef)(?: ,| :)? ?$/u;
const APPOSED = /^ ?(?:,|\() ?(?:(?:\d+ ?,? ?(?:bis |ter )?)?(?:rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi|quartier|faubourg|galerie)|a|au|aux|en|dans|pres|derriere|sous|sur|dont|qui|que|qu|ou|un|une|deux|trois|l|le|la|les|plus|moins|tout|installee?s?|basee?s?|situee?s?|ouverte?s?|tenue?s?|fondee?s?|specialis\p{L}+|cachee?s?|garee?s?|ancienn?e?s?|artisane?|cooperative|independante?s?|in|near|on|at|by|run|a|an|the|where|which|who|ferme|fermee)\b/u;
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
  if (/^(?:a|au|aux|en|dans|sur|vers|par|pour)$/u.test(rest.at(-1) ?? '') || !rest.slice(-3).some(isKind)) return 0;
  if (link?.[2] !== undefined && /^(?:le|la|les|l)$/u.test(link[2])) return 0;
  return link?.[1] === undefined ? 2.5 : 1;
}

/** A kind of provider is given right after: ", menuisier à Bourg-lès-Valence". */
function kindAfter(after: string): boolean {
  const word = /^ ?[,(–:] ?([\p{L}]+)/u.exec(after)?.[1] ?? '';
  return isKind(word);
}

/** A place in brackets right after: "(Montivilliers)". */
function bracketedPlace(c: Candidate): boolean {
  const next = c.unit.tokens[c.j];
  return next !== undefined && /^\s*\($/u.test(next.gap) && next.capital;
}

/** A kind of provider announces the name: "un poseur indépendant : X", "certaines épiceries vrac (X". */
function kindAnnounces(before: string): boolean {
  const open = /([\p{L} ]+) ([:(,]) $/u.exec(before.slice(-60));
  const words = open?.[1]?.trim().split(' ') ?? [];
  if (open?.[2] === ',' && !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-4) ?? words[0] ?? '') && !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-3) ?? '') && !/^(?:un|une|autre|a|an|another)$/u.test(words.at(-2) ?? '')) return false;
  return words.slice(-4).some(isKind);
}

/** What belongs to a house and names it: "le patron de X", "la terrasse du X". */
const HOUSE_OF = /(?:^|\s)(?:patronn?e?|equipe|salle|terrasse|boutique|carte|menus?|cuisine|vitrine|comptoir|stand|banc|formule|cours|sortie|peniche|camion|offre|tarifs?|prix|devis|forfait|artisans?|vendeurs?|conseillers?|accueil|service|showroom|atelier|magasin|affaire|specialite|royaume|terrain) (?:de|du|des|d)(?: (?:la|le|les|l))? $/u;

const EXISTS_NOT = /(?:^|\s)(?:pas|plus|aucun|aucune|jamais|sans|no|not an?) (?:de |d )?$/u;

const CLAUSE_START = /(?:[,;:)]|(?:^|\s)(?:tandis que|alors que|et|mais|puis|ou|car|while|and|but|whereas|que)) (?:le |la |les |l |the )?$/u;
const SUPERLATIVE = /^ ?(?:est|sont|reste|restent|demeure|serait|is|are|remains) (?:sans doute |aussi |probablement |clairement |the )?(?:le|la|les|l|mon|ma|un|une|imbattable|parfait\p{L}*|ideal\p{L}*|tres|plus|best|cheapest|friendliest|a)\b/u;
const PARTICIPLE = /^ ?, [\p{L}]+(?:ee?s?|is|it|us?|ant) (?:a|au|aux|en|par|dans|chez|sur|depuis|de|d|du|des|avec)\b/u;
const A_KIND = /^ ?, (?:un|une|deux|trois|a|an|two|three) ((?:[\p{L}]+ ){0,2}[\p{L}]+)/u;

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
  if (CHEZ.test(a.tail) || own[0]?.fold === 'chez') score += 3;
  if (RECOMMENDING.test(a.tail)) score += 2.5;
  else if (ANNOUNCING.test(a.tail)) score += 1;
  if (a.before.trim() === '' || CLAUSE_START.test(a.tail)) score += 1;
  if (kindAnnounces(a.tail)) score += 2;
  if (HOUSE_OF.test(a.tail)) score += 1.5;
  return score;
}

/** What the sentence before already holds: a business it is joined to, the entry of another house. */
export type Beside = { joined: number; inside: boolean; after: boolean };

/** Two capitalised words, none of a sign: a first name and a surname. */
const person = (own: readonly Token[]) => own.length === 2 && own.every((t) => t.capital && !/\d/u.test(t.raw)) && !own[1]?.common;

/** Weighs the signs that a name in running text is a provider offered to the reader. */
function weigh(c: Candidate, a: Around, beside: Beside): number {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const sign = hasSignWord(tokens) || TITLES.has(own[0]?.fold ?? '');
  const kind = kindBefore(a.tail);
  const presented = presentedAfter(c, a);
  const article = tokens[0] !== own[0] && tokens[0]?.capital === true && !tokens[0].opening;
  let score = presented + announcedBefore(a, tokens, kind) + beside.joined;
  const verb = verbWeight(c);
  score += verb === 0 && verbAfterApposition(c) ? 1.5 : verb;
  if (beside.inside && kind < 2 && !sign && beside.joined === 0) score -= 2;
  if (/[«"“] ?$/u.test(a.tail)) score -= 1.5;
  if (beside.after && presented < 2 && kind === 0 && !sign && person(own)) score -= 1;
  if (SUPERLATIVE.test(a.after)) score += 1;
  if (/^ ?, (?:il|elle|ils|elles|lui|eux|it|they) /u.test(a.after)) score += 1;
  if (sign) score += 1.5;
  if (article) score += 1;
  if (c.emphasised) score += 1.5;
  if (own.filter(isCapital).length > 1) score += 0.5;
  const shielded = kind >= 2 || presented >= 3 || (kind > 0 && presented >= 2) || RECOMMENDING.test(a.tail) || HOUSE_OF.test(a.tail);
  if (PLACE_BEFORE.test(a.tail) && ((!shielded && !sign) || TOWN_SHAPE.test(c.name))) score -= 3;
  if (own.length === 1 && own[0]?.opening && isCommon(own[0]) && !c.emphasised && !article) score -= 1.5;
  if (/\( ?(?:le |la |les |l )?$/u.test(a.before) && !kindAnnounces(a.tail)) score -= 1.5;
  if (/(?:^|\s)(?:logiciels?|appli|application|outil|software|marques?|modeles?|editeurs?)(?=\s)/u.test(a.before)) score -= 2;
  if (own.length === 1 && /^\p{Lu}{1,6}\d*$/u.test(own[0]?.raw ?? '')) score -= 1.5;
  return score;
}

/** A town by the shape of its name: "Savigny-lès-Beaune", "Saint-Orens". */
const TOWN_SHAPE = /-(?:l[eè]s|lez|sur|sous|en|aux?|la|le|les|l)-|^(?:Saint|Sainte|St|Ste)-/iu;

export const ENOUGH = 3;

/** Verdict on an unknown name in running text. */
export function judgeProse(c: Candidate, a: Around, here: ReadonlySet<string>, beside: Beside): Verdict {
  const other = notBusiness(c, a, here);
  if (other !== null) return other;
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  if (EQUIPMENT_CUES.test(a.tail)) return no('marque ou label', 'R6 · matériel, label ou méthode');
  if (SERVED_BEFORE.test(a.tail)) return no('pas un nom d’entreprise', 'R6 · lieu desservi');
  if (SOURCE_AFTER.test(a.after)) return no('source seulement', 'R2f · rapporte ou publie');
  if (EXISTS_NOT.test(a.tail)) return no('pas un nom d’entreprise', 'R6 · dit absent');
  if (TEAM_BEFORE.test(a.tail)) return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  if (PRODUCT_WORDS.has(c.unit.tokens[c.i]?.fold ?? '') && !c.emphasised) return no('pas un nom d’entreprise', 'R6 · prestation');
  if (likeness(c.unit.tokens.slice(c.i, c.j)) === 'no') return no('pas un nom d’entreprise', 'R6 · intitulé ou mots courants');
  const score = weigh(c, a, beside);
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · trop peu d’indices (${score})`);
  return yes('R1 · proposé dans le texte', Math.min(0.9, 0.4 + score / 12));
}

const BODY = /\d ?(?:€|euros?)|€\s?\d|★|☆|\b\d{1,2} ?h\b|\b(?:rue|avenue|av\.|place|quai|boulevard|cours|route|chemin|impasse)\b|(?:^|\s)0\d(?:[ .]\d\d){4}|\bouvert|\bfermé|\bspécialis|\bdevis\b|\bdélai|\brendez-vous\b/iu;

/** Verdict on an unknown head of an entry. `company` says how sure it is that the entries around it are businesses, 0 to 2. */
export function judgeHead(c: Candidate, a: Around, body: string, company: number, here: ReadonlySet<string>): Verdict {
  const other = notBusiness(c, a, here);
  if (other !== null) return other;
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  let score = like === 'strong' ? 2 : like === 'weak' ? 0 : -4;
  score += company;
  if (BODY.test(body)) score += 1;
  if (verbFollows(c)) score += 1;
  if (APPOSED.test(a.after)) score += 0.5;
  if (hasSignWord(tokens)) score += 1;
  if (c.emphasised) score += company > 1 && !tokens.every((t) => t.common) ? 1 : 0.5;
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · intitulé (${score})`);
  return yes('R1 · entrée de liste', Math.min(0.95, 0.5 + score / 12));
}
