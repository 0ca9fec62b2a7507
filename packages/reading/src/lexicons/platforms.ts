import { phrasesOf, wordsOf } from './list.ts';
import { some, within } from './pattern.ts';

/** The best known directories, marketplaces, review sites and networks in France (R6): businesses only if declared. */
export const PLATFORMS = phrasesOf('platforms');

/** Nouns before a name that make it a platform, an application or a site. */
export const PLATFORM_NOUNS = some`
  plateforme|plateformes|annuaire|annuaires|application|applications|appli|applis|app|apps|site|sites|portail
  portails|portal|portals|comparateur|comparateurs|moteur de recherche|marketplace|place de marche|forum|forums
  reseau social|reseaux sociaux|groupe facebook|page facebook|compte instagram|directory|directories|platform
  platforms|website|websites|booking site
`;

/** Words of trades in which the product is a software or a platform, so that these are businesses. */
export const SOFTWARE = 'logiciel logiciels software saas erp crm application app plateforme'.split(' ');

/** Public bodies, agencies, services, emergency lines, professional orders, unions (R6), by their usual names and acronyms. */
export const PUBLIC_BODIES = phrasesOf('public-bodies');

/** First words of the names of public bodies, museums, monuments, professional orders, unions and events (R6). */
export const PUBLIC_OPENERS = wordsOf('public-openers');

/** Words in the names of services run by a public body. */
export const PUBLIC_MARKS = within`
  municipale?|municipaux|(?:inter)?communa(?:l|le|ux|utaire)|departementale?|metropolitaine?|publi(?:c|que)
  hospitali(?:er|ere|ers)|universit(?:aire|e|y)|(?:de la|de l) ?(?:ville|mairie|commune|metropole|region|etat)
  metropole|agglo|agglomeration|tourisme|tourism|council|municipality|museum|hospital
`;
