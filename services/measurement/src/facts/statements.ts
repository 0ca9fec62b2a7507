import { foldedWords } from '@agence/words/folded';
import { WAYS } from '../sites/extract/contacts.ts';
import { phonesIn, readablePhone } from '../sites/extract/phones.ts';
import { domaineDe } from '../sources/adresse.ts';
import { type Days, daysOf, daysSaid } from './hours.ts';

export type Address = {
  readonly shown: string;
  readonly number: string;
  /** A range or « bis »: neighbouring numbers may be the same house. */
  readonly wide: boolean;
  /** The words of the street's name without articles. */
  readonly street: readonly string[];
  readonly code: string;
  readonly city: string;
};

type Fact =
  | { readonly kind: 'telephone'; readonly number: string }
  | { readonly kind: 'site'; readonly host: string }
  | { readonly kind: 'adresse'; readonly address: Address }
  | { readonly kind: 'horaires'; readonly days: Days }
  | { readonly kind: 'prix' }
  | { readonly kind: 'fermeture' };

/** What a sentence says of a business; `doubtful`: it hedges, or may speak of another place, time or line. */
export type Statement = Fact & {
  readonly shown: string;
  readonly sentence: string;
  readonly doubtful: boolean;
};

/** Hedges, and words for another place, time, line or business: what such a sentence says is never held false. */
const DOUBT =
  /\b(?:serai(?:t|ent)|sembl\w*|peut etre|probablement|sans doute|verifi\w*|confirm\w*|sauf erreur|crois|pas (?:sur|certain)|reserve de|selon certain\w*|environ|approximati\w*|pres d[eu]?|proche|proximite|en face|cote d[eu]?|a deux pas|non loin|angle|entree|pages ?jaunes|mise en relation|surtax\w*|ancien\w*|auparavant|autrefois|precedent\w*|avant|demenag\w*|transfer\w*|siege|autres?|aussi|egalement|ailleurs|alternative\w*|sinon|concurren\w*|confondre|homonym\w*|agence de|agences|succursale|annexe|seconde?|deuxieme|filiale|groupe|reseau|franchis\w*|partenaire|temporaire\w*|provisoire\w*|n est (?:pas|plus)|n ont|aucune?|ne\b.{1,30}\b(?:pas|plus)|jamais|pas de|sans (?:numero|adresse|site)|exemple|fictif|x{2,})\b/;
/** Words before a number that make it another line than the business's own. */
const OTHER_LINE =
  /\b(?:fax|telecopie\w*|urgences?|samu|pompiers|police|annuaire|renseignements|mairie|office|standard|national\w*|centrale?|plateforme|service client\w*|reservations?|sos|astreinte|garde|parking|direct|direction|particulier\w*)\b/;

const ARTICLES = new Set('de du des d la le les l et en sur sous aux au a'.split(' '));
const STREET = new RegExp(
  `(?<![\\d.,])(\\d{1,4}(?:\\s?[-–/]\\s?\\d{1,4})?)(\\s?(?:bis|ter|quater|[A-D](?![\\p{L}’'])))?,?\\s+((?:${WAYS})(?!\\p{L}))\\s+(?=([^\\n]{2,100}))`,
  'giu',
);
const STREET_ENDS =
  /[,;()|·•–—:]|\.(?:\s|$)|\s-\s|\s(?:à|a|est|et propose|dans|au c[œo]e?ur)\s|\s\d{5}(?!\d)/;
const PLACE =
  /(?<!\d)(\d{5})\s+(\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{Lu}|sur|sous|lès|les|le|la|de|du|d['’]|en|l['’])[\p{L}’'-]*){0,5})/u;
const TOWN = "(\\p{Lu}[\\p{L}’'-]*(?:[ -](?:\\p{Lu}|sur|sous|lès|les|le|la|de|du)[\\p{L}’'-]*){0,4})";
const TOWN_AFTER = new RegExp(`^\\s*(?:,|à|\\()\\s*${TOWN}`, 'u');
const SITUATED = new RegExp(
  `(?:[Ss]itu|[Bb]as|[Ii]nstall|[Ii]mplant|[ÉéEe]tabli|[Dd]omicili|[Ll]ocalis)é?e?s? (?:à|au|aux) ${TOWN}`,
  'u',
);
const LABELLED = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:[Aa]dresse|[Vv]ille|[Ll]ocalisation) ?:[ \\u00a0]*(?:(\\d{5}) )?${TOWN}`,
  'u',
);

const SHORT: Readonly<Record<string, string>> = {
  ...{ st: 'saint', ste: 'sainte', gal: 'general', mal: 'marechal', dr: 'docteur', pdt: 'president' },
};

const plainWords = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => !ARTICLES.has(word))
    .map((word) => SHORT[word] ?? word);

/** A town without its district or its CEDEX. */
const townWords = (town: string): string =>
  plainWords(town)
    .filter((word) => !/^(?:cedex|tel\w*|\d.*)$/.test(word))
    .join(' ');

/** The street addresses of a text. */
export const streetsIn = (text: string): Address[] =>
  [...text.matchAll(STREET)].map(({ index, 0: start, 1: number = '', 2: suffix = '', 4: rest = '' }) => {
    const name = rest.split(STREET_ENDS)[0] ?? '';
    const from = index + start.length + name.length;
    const after = text.slice(from, from + 80);
    const place = PLACE.exec(after);
    const [town, city = ''] = place === null ? (TOWN_AFTER.exec(after) ?? ['']) : [place[0], place[2]];
    return {
      shown: text.slice(index, town === '' ? from : from + after.indexOf(town) + town.length).trim(),
      number: /\d+/.exec(number)?.[0] ?? '',
      wide: suffix !== '' || /\D/.test(number),
      street: plainWords(name),
      code: place?.[1] ?? /(?<!\d)\d{5}(?!\d)/.exec(after)?.[0] ?? '',
      city: townWords(city),
    };
  });

/** The town that a text puts the business in. */
const townsIn = (text: string): Address[] => {
  const [, code = '', city] = LABELLED.exec(text) ?? ['', '', SITUATED.exec(text)?.[1]];
  if (city === undefined) return [];
  const shown = `${code} ${city}`.trim();
  return [{ shown, number: '', wide: false, street: [], code, city: townWords(city) }];
};

/** Street addresses, else the town. */
const addressesIn = (text: string): Address[] => {
  const streets = streetsIn(text).filter(({ street }) => street.length > 0);
  return streets.length > 0 ? streets : townsIn(text);
};

export const CLOSED =
  /\b(?:definitivement ferme\w*|fermee?s? (?:ses portes )?(?:definitivement|pour de bon)|ferme ses portes|cesse (?:son activite|toute activite|d exister)|n existe plus|la cle sous|permanently closed|fermeture definitive)\b/;
const HYPOTHESIS =
  /\b(?:si|s il|au cas|lorsque?|quand|risque\w*|pourrait|va|vont|(?:magasin|boutique|agence|restaurant|salon|point de vente|showroom) (?:de|du|des|d)|ancienne? \w+|adresse|local|locaux|rayon|terrasse|liquidation|radie\w*)\b/;

const DOMAIN =
  /(?<![@\p{L}\d._-])(?:https?:\/\/)?((?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,4}(?:fr|com|net|org|eu|info|biz|pro|shop|bzh|alsace|corsica|paris|re|be|ch|io|co|site|online|example))(?![\p{L}\d@-])/giu;
/** Words before a domain that call it the business's own site. */
const OWN_SITE =
  /(?:\b(?:site(?: web| internet| officiel)*|web|(?:sur|via) (?:leur|son) site(?: web| internet| officiel)*)|🌐)\s*(?:est)?\s*[:(–-]?\s*(?:https?:\/\/)?$/iu;

const sitesIn = (sentence: string): Fact[] =>
  [...sentence.matchAll(DOMAIN)]
    .filter(({ index }) => OWN_SITE.test(sentence.slice(Math.max(0, index - 40), index)))
    .map(([, host = '']) => ({ kind: 'site', host: domaineDe(host.toLowerCase()) }));

const PRICE = /(?<![\d,.])(\d{1,4}(?:[ .]\d{3})?(?:,\d{1,2})?)\s?(?:€|euros?\b)/gu;
/** The amounts of a text, as « 35 € ». */
export const pricesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PRICE)].map(([, amount = '']) => `${amount.replace(/[\s.]|,00?$/g, '')} €`)),
];

const LONGEST = 600;

/** What a sentence about a business says of it. Closed grammars: what they do not know is not said. */
export function statementsIn(sentence: string): Statement[] {
  if (sentence.length > LONGEST) return [];
  const words = foldedWords(sentence).join(' ');
  const doubt = DOUBT.test(words);
  const state = (fact: Fact, shown: string, doubtful = false): Statement => ({
    ...fact,
    ...{ shown, sentence, doubtful: doubt || doubtful },
  });
  const phones = phonesIn(sentence, []).filter(({ kind }) => kind !== 'fax');
  const addresses = addressesIn(sentence);
  const days = daysOf(sentence);
  return [
    ...phones.map(({ number, shown }) => {
      const before = foldedWords(sentence.slice(0, sentence.indexOf(shown)).slice(-60)).join(' ');
      return state({ kind: 'telephone', number }, readablePhone(number), OTHER_LINE.test(before));
    }),
    ...addresses.map((address) => state({ kind: 'adresse', address }, address.shown)),
    ...sitesIn(sentence).map((fact) => state(fact, 'host' in fact ? fact.host : '')),
    ...(days.open.length + days.closed.length === 0
      ? []
      : [state({ kind: 'horaires', days }, daysSaid(days))]),
    ...pricesIn(sentence).map((price) => state({ kind: 'prix' }, price)),
    ...(CLOSED.test(words)
      ? [state({ kind: 'fermeture' }, 'fermé définitivement', HYPOTHESIS.test(words))]
      : []),
  ];
}
