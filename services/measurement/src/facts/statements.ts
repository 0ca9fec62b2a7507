import { foldedWords } from '@agence/words/folded';
import { nounOf, TRADES } from '../questions/trade.ts';
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
  | { readonly kind: 'téléphone'; readonly number: string }
  | { readonly kind: 'site web'; readonly host: string }
  | { readonly kind: 'adresse'; readonly address: Address }
  | { readonly kind: 'horaires'; readonly days: Days }
  | { readonly kind: 'métier' | 'prix' | 'fermeture' };

/** What a sentence says of a business; `doubtful`: it hedges, or may speak of another place, time or line. */
export type Statement = Fact & {
  readonly shown: string;
  readonly sentence: string;
  readonly doubtful: boolean;
};

/** Hedges, and words for another place, time, line or business: what such a sentence says is never held false. */
const DOUBT =
  /\b(?:serai(?:t|ent)|sembl\w*|peut etre|probablement|sans doute|verifi\w*|confirm\w*|sauf erreur|crois|pas (?:sur|certain)|reserve de|selon certain\w*|environ|approximati\w*|pres d[eu]?|proche|proximite|en face|cote d[eu]?|a deux pas|non loin|angle|entree|pages ?jaunes|mise en relation|surtax\w*|ancien\w*|auparavant|autrefois|precedent\w*|avant|demenag\w*|transfer\w*|siege|autres?|aussi|egalement|ailleurs|alternative\w*|sinon|concurren\w*|confondre|homonym\w*|agence de|agences|succursale|annexe|seconde?|secondaires?|deuxieme|antennes?|filiale|groupe|reseau|franchis\w*|partenaire|temporaire\w*|provisoire\w*|n est (?:pas|plus)|n ont|aucune?|ne\b.{1,30}\b(?:pas|plus)|jamais|pas de|sans (?:numero|adresse|site)|exemple|fictif|x{2,})\b/;
/** Words before a number that make it another line than the business's own. */
const OTHER_LINE =
  /\b(?:fax|telecopie\w*|urgences?|samu|pompiers|police|annuaire|renseignements|mairie|office|standard|national\w*|centrale?|plateforme|service client\w*|reservations?|sos|astreinte|garde|parking|direct|direction|particulier\w*)\b/;

const ARTICLES = new Set('de du des d la le les l et en sur sous aux au a'.split(' '));
const STREET = new RegExp(
  `(?<!\\d[\\s.]?|[.,])(\\d{1,4}(?:\\s?[-–/]\\s?\\d{1,4})?)(\\s?(?:bis|ter|quater|[A-D](?![\\p{L}’'])))?,?\\s+((?:${WAYS})(?!\\p{L}))\\s+(?=([^\\n]{2,100}))`,
  'giu',
);
const STREET_ENDS =
  /[,;()|·•–—:]|\.(?:\s|$)|\s-\s|\s(?:à|a|est|et propose|dans|au c[œo]e?ur)\s|\s\d{5}(?!\d)/;
const PLACE =
  /(?<!\d)(\d{5})\s+(\p{Lu}[\p{L}’'-]*(?:[ -](?!(?:T[ée]l\p{L}*|France|SIRE[NT]|RCS|E?-?[Mm]ail)(?!\p{L}))(?:en France|\p{Lu}|sur|sous|lès|les|le|la|de|du|d['’]|en|l['’])[\p{L}’'-]*){0,5})/u;
const TOWN = "(\\p{Lu}[\\p{L}’'-]*(?:[ -](?:\\p{Lu}|sur|sous|lès|les|le|la|de|du)[\\p{L}’'-]*){0,4})";
const TOWN_AFTER = new RegExp(`^\\s*(?:,|à|\\()\\s*${TOWN}`, 'u');
const SITUATED = new RegExp(
  `(?:[Ss]itu|[Bb]as|[Ii]nstall|[Ii]mplant|[ÉéEe]tabli|[Dd]omicili|[Ll]ocalis)é?e?s? (?:à|au|aux) ${TOWN}`,
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
export const streetsIn = (text: string): Address[] => {
  const streets = [...text.matchAll(STREET)].map(
    ({ index, 0: start, 1: number = '', 2: suffix = '', 4: rest = '' }) => {
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
    },
  );
  // « 6 rue E. » is cut off.
  return streets.filter(({ street }) => street.some((word) => word.length > 2));
};

/** Street addresses, else the town that the text puts the business in. */
function addressesIn(text: string): Address[] {
  const streets = streetsIn(text);
  const town = streets.length > 0 ? undefined : SITUATED.exec(text)?.[1];
  return town === undefined
    ? streets
    : [{ shown: town, number: '', wide: false, street: [], code: '', city: townWords(town) }];
}

const CLOSED =
  /\b(?:definitivement ferme\w*|fermee?s? (?:ses portes )?(?:definitivement|pour de bon)|ferme ses portes|cesse (?:son activite|toute activite|d exister)|n existe plus|la cle sous|permanently closed|fermeture definitive)\b/;
/** A domain after words that call it the business's own site. */
const OWN_SITE =
  /(?:\b(?:site(?: web| internet| officiel)*|web)|🌐)\s*(?:est)?\s*[:(–-]?\s*(?:https?:\/\/)?(?<![@.\w-])((?:[\p{L}\d-]+\.)+[a-z]{2,})(?![\p{L}\d@-])/giu;

const PRICE = /(?<![\d,.])(\d{1,4}(?:[ .]\d{3})?(?:,\d{1,2})?)\s?(?:€|euros?\b)/gu;
/** The amounts of a text, as « 35 € ». */
export const pricesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PRICE)].map(([, amount = '']) => `${amount.replace(/[\s.]|,00?$/g, '')} €`)),
];

/** The noun of each known trade by its folded names, the longest first: « architecte d’intérieur » is no « architecte ». */
const TRADE_NAMES = new Map(
  TRADES.flatMap(({ un, plural }) =>
    [nounOf(un), plural].map((name) => [foldedWords(name).join(' '), nounOf(un)] as const),
  ).toSorted(([a], [b]) => b.length - a.length),
);
/** A trade that the text says a business is: « est un bon plombier », « cette boulangerie ». */
const TRADE = new RegExp(
  `\\b(?:est|sont|ces?|cet|cette) (?:une? |des )?(?:(?:petite?|bonne?|excellente?|veritable|jeune) )?(${[...TRADE_NAMES.keys()].join('|')})\\b`,
  'g',
);

const LONGEST = 600;

/** What a sentence about a business says of it. Closed grammars: what they do not know is not said. */
export function statementsIn(sentence: string): Statement[] {
  if (sentence.length > LONGEST) return [];
  const words = foldedWords(sentence).join(' ');
  const days = daysOf(sentence);
  const state = (fact: Fact, shown: string, doubtful = false): Statement => ({
    ...fact,
    ...{ shown, sentence, doubtful: doubtful || DOUBT.test(words) },
  });
  const phones = phonesIn(sentence, []).filter(({ kind }) => kind !== 'fax');
  return [
    ...phones.map(({ number, shown }) => {
      const before = foldedWords(sentence.slice(0, sentence.indexOf(shown)).slice(-60)).join(' ');
      return state({ kind: 'téléphone', number }, readablePhone(number), OTHER_LINE.test(before));
    }),
    ...addressesIn(sentence).map((address) => state({ kind: 'adresse', address }, address.shown)),
    ...[...sentence.matchAll(OWN_SITE)].map(([, host = '']) =>
      state({ kind: 'site web', host: domaineDe(host) }, domaineDe(host)),
    ),
    ...(daysSaid(days) === '' ? [] : [state({ kind: 'horaires', days }, daysSaid(days))]),
    ...[...words.matchAll(TRADE)].map(([, name = '']) =>
      state({ kind: 'métier' }, TRADE_NAMES.get(name) ?? name),
    ),
    ...pricesIn(sentence).map((price) => state({ kind: 'prix' }, price)),
    ...(CLOSED.test(words) ? [state({ kind: 'fermeture' }, 'fermé définitivement')] : []),
  ];
}
