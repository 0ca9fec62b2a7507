import { phrasesOf, words, wordsOf } from './list.ts';

/** Public bodies, agencies, services, emergency lines, professional orders, unions (R6), by their usual names and acronyms. */
export const PUBLIC_BODIES = phrasesOf('public-bodies');

/** A name that opens with one of these belongs to a public body, a museum, a monument, an order, a union or an event (R6). */
export const PUBLIC_OPENERS = wordsOf('public-openers');

/** A name that closes with one of these: a school of the State, a grouping of communes, its tourist office. */
export const PUBLIC_CLOSERS = words(`
  university universite metropole agglo agglomeration communaute intercom tourisme tourism council
  municipality museum library hospital cathedral
`);

/** Said of a facility, these say that a public body runs it. */
export const PUBLIC_MARKS =
  /\b(?:municip(?:al|ale|aux|ales)|(?:inter)?communa(?:l|le|ux|utaire)|departementale?|metropolitaine?|publi(?:c|que)|hospitali(?:er|ere|ers)|universitaire|consulaire|(?:de la|de l) ?(?:ville(?! [a-z]+ ?$)|mairie|commune|metropole|agglo(?:meration)?|region|etat)|du departement|des habitants|groupe scolaire|cite scolaire|salle (?:des fetes|polyvalente)|foyer rural|aires? de jeux|nationale? (?:de|des|superieure)|regionale? (?:de|des|superieure)|council|municipality|maison (?:de|du|des) (?:la |l |les )?(?:justice|droit|emploi|habitat|associations|tourisme|jeunes|quartier|region|parc|environnement|solidarites?|services|patrimoine|aines|citoyens?|france))\b/u;

/** ", géré par la métropole", "(municipal)": said right after a name. */
export const RUN_BY_PUBLIC =
  /^ ?\( ?(?:la |une )?(?:ville|mairie|commune|metropole|municipale?|communale?|public|publique) ?\)|^ ?[,(–]? ?(?:(?:est|sont|etant|qui est) )?(?:(?:geree?s?|exploitee?s?|tenue?s?|animee?s?|organisee?s?|proposee?s?|financee?s?) par|propriete d[eu]|en regie|run by|owned by|managed by) ?(?:de |d |a |aux? )?(?:la |l |le |les |the )?(?:villes?|metropole|communes?|mairie|departement|region|agglo(?:meration)?|communaute|intercommunalite|etat|municipalite|prefecture|universite|council|city|county|state|government)(?= |$)/u;
