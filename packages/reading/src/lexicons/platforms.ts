import { phrasesOf, wordsOf } from './list.ts';
import { some } from './pattern.ts';

/**
 * Directories, marketplaces, booking, delivery and review platforms, social networks, comparison sites (R6): the
 * best known ones in France by sector, from general knowledge of each market. Never businesses unless declared.
 */
export const PLATFORMS = phrasesOf('platforms');

/** Words that, right before or after a name, say it is a platform, an application or a site. */
export const PLATFORM_NOUNS = some`
  plateforme|plateformes|annuaire|annuaires|application|applications|appli|applis|app|apps|site|sites|portail
  portails|portal|portals|comparateur|comparateurs|moteur de recherche|marketplace|place de marche|forum|forums
  reseau social|reseaux sociaux|groupe facebook|page facebook|compte instagram|directory|directories|platform
  platforms|website|websites|booking site
`;

/** What the line of an entry opens with when it names no house. */
export const SAID_OF_NONE = some`
  annuaires?|repertoires?|plateformes?|platforms?|portail|comparateurs?|marketplaces?|directory|forum
  moteur de recherche|group buying|achats? groupes?|label|dispositif|contrat local|medias?|magazine|guides?
  fiches?|step by step|tutoriels?
`;

/** Words of a trade whose customers choose a software, an application or a platform. */
export const SOFTWARE = [
  'logiciel',
  'logiciels',
  'software',
  'saas',
  'erp',
  'crm',
  'application',
  'app',
  'plateforme',
] as const;

/** Public bodies, agencies, services, emergency lines, professional orders, unions (R6), by their usual names and acronyms. */
export const PUBLIC_BODIES = phrasesOf('public-bodies');

/** A name that opens with one of these belongs to a public body, a museum, a monument, an order, a union or an event (R6). */
export const PUBLIC_OPENERS = wordsOf('public-openers');

/** In a name, these say that a public body runs what it names. */
export const PUBLIC_MARKS =
  /\b(?:municipale?|municipaux|(?:inter)?communa(?:l|le|ux|utaire)|departementale?|metropolitaine?|publi(?:c|que)|hospitali(?:er|ere|ers)|universit(?:aire|e|y)|(?:de la|de l) ?(?:ville|mairie|commune|metropole|region|etat)|metropole|agglo|agglomeration|tourisme|tourism|council|municipality|museum|hospital)\b/u;
