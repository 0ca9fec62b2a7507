import { some, within } from './pattern.ts';

// R2d: the commonest ways to say that a business is gone, takes nobody new, or does not serve this place or this need.

/** Excludes a temporary closure, and the closure of a part of the business. */
const FOR_A_WHILE = some`
  (?! (?:(?:son|sa|ses|leurs?) (?:compte|page|blog|forum|standard|parking|rayon|second|deuxieme|autre|annexe|
    antenne|agence|boutique d|magasin d|site|bar|terrasse)|une? (?:heure|semaine|journee|apres|jour|moment|mois|
    temps)|deux|trois|quelques|pendant|pour (?:travaux|conges|inventaire)|tot|tard|hier|le|la|[a-z]+di)(?= |$))
`;

/** "L'école a toutefois cessé son activité". */
const ADVERB = '(?:[a-z]+ment |aussi |depuis |toutefois |helas |donc |desormais )?';

export const CLOSED_AFTER = within`
  packed up|long gone|(?:est|sont) revolue?s?|has been (?:replaced|turned into|converted)|radiee? du
  (?:definitivement|permanently) (?:fermee?s?|closed|cesse|baisse)
  (?:a |ont )?ferm(?:e|ee?s?|ent) (?:ses portes |boutique )?(?:definitivement|pour de bon|a jamais)
  (?:a|ont) ${ADVERB}(?:ferme|disparu|cesse (?:son|toute|ses|leur|l) ?activites?|cesse d exister|fait faillite|
    depose le bilan|ferme boutique)${FOR_A_WHILE}
  (?:a|ont)(?: definitivement)? (?:baisse|tire) (?:definitivement )?(?:le|leur|son) rideau
  (?:a|ont) mis la cle sous la porte
  (?:a|ont) (?:rendu|raccroche|jete|plie) (?:son|sa|ses|leurs?|les|l|le) ?(?:tablier|bail|cles|clefs|eponge|
    bagage)
  (?:a|ont) (?:plie bagage|tire (?:sa|leur) reverence)
  n exist(?:e|ent) plus
  n (?:a|ont) plus (?:pignon|d existence|d activite|d atelier|de local|de boutique|de magasin|d adresse)
  n (?:est|etait|sont) plus (?:en activite|ouverte?s?|la|qu un souvenir|joignables?)|n exer[a-z]+ plus
  ne (?:re|r)ouvr[a-z]+ (?:pas|plus)|n a (?:pas|jamais) r[e]?ouvert|n ouvr[a-z]+ plus|n (?:a|ont) pas survecu
  (?:est|a ete|ont ete|sont) (?:radiee?s?|liquidee?s?|placee?s? en (?:liquidation|redressement)|
    en (?:liquidation|redressement)|disso(?:us|utes?))
  liquidation judiciaire|il n en reste qu|(?:appartient|appartenait) au passe|a vecu(?= ?(?:$|[.,;:!]))
  fermeture definitive|(?:a|ont) mis fin a|(?:a|ont) ete (?:vendue?s?|fermee?s?) (?:et|par|en|l an)
  s est transforme[a-z]* en|(?:plie|rendu) boutique
  (?:a|ont) ete (?:rachetee?s?|reprise?s?|absorbee?s?|remplacee?s?) par(?! (?:deux|trois|un |une |son|sa|ses|
    le fils|la fille|l equipe|les salaries|des))
  (?:a|ont) (?:demenage|quitte) (?:a|dans|en|pour|la ville|le)|s est reconverti[a-z]*
  (?:a|ont) change d activite
  rideau (?:baisse|tire)
  closed (?:down|for good|permanently|its doors|since|last [a-z]+|in (?:19|20)\d\d)
  shut (?:down|for good|its doors)|has (?:now |since )?closed(?! (?:its|their|his|her|a|one|the) )
  went out of business|out of business|ceased trading|has retired|sold up
  has become an? (?!favou?rite|institution|reference|landmark|classic)[a-z]+
  no longer (?:exists?|trading|operating|open)
`;

/** Third-person verbs for services to customers, by their stems. */
const DOES = some`
  (?:prend|prenn|accept|recoi|recoiv|accueill|inscri|ouvr|soign|trait|repar|fai|fon|pratiqu|form|vend|lou|
    travaill|propos|assur|realis|pos|fabriqu|enseign|imprim|install|entretien|effectu|organis|depann|livr|
    cuisin|couvr|ger|plaid|consult|se deplac|desser|interv|vien|dispos|fourni|roul|gard|achet|rest[ai]ur|
    garanti|assist|nettoi|mont|donn)[a-z]*
`;

/** Excludes negated terms of sale, hours and quality: they are no refusal. */
const CONDITION = some`
  (?! (?:de |d |les? |la |l |par |en |sur |sans |tou[ts]e?s? |toujours |forcement |beaucoup |grand |
    si )*(?:reservations?|rendez|cheques?|cartes?|especes|[a-z]+di|nuit|soir|midi|week|dimanches|miracles?|
    cadeaux?|gratuit[a-z]*|avant|apres|tarifs?|prix|moins|vite|pas cher|photos?|bruit|pub|publicite|mal|
    confiance|quand|lorsqu?e?|si|tot|tard|urgence|soiree|devis|chiens?|animaux|produits?|marques?|semblant|
    autant|aussi|trop|que))
`;

const NEW = some`
  nouve[a-z]+|patient[a-z]*|client[a-z]*|personne|eleves?|inscriptions?|adherents?|membres?|enfants?|demandes?
  chantiers?|commandes?|dossiers?|mandats?|projets?|particuliers?
`;

/** Verbs for travel and delivery to the customer. */
const GOES = '(?:se deplac|dessert|desserv|livr|couvr|vien|intervien|va|vont|mont|descend|oper)[a-z]*';
const NOT = '(?: (?:donc|malheureusement|helas|toutefois|aujourd hui|desormais))* ';

export const REFUSES_AFTER = within`
  (?:ne|n) (?:[ly] |les |vous |se |s )?${DOES}${NOT}(?:plus|aucune?s?|jamais|guere)${CONDITION}(?= )
  (?:ne|n) (?:[ly] |les |vous |se |s )?${DOES}${NOT}plus (?:que|qu)(?! (?:sur|a partir|en especes|des rendez|le|
    quelques)\b)
  (?:ne|n) (?:y )?${GOES}${NOT}(?:pas|ni|qu|que)${CONDITION}(?= )
  ne (?:plus|pas) (?:y )?(?:se deplacer|livrer|intervenir|prendre|accepter|desservir|recevoir|assurer)
  (?:ne|n) (?:s )?(?:pren|accept|recoi|accueill|inscri|ouvr)[a-z]*${NOT}(?:pas|plus)(?: (?:de|d|aucune?s?|les|
    le|la|l))?(?: [a-z]+)? ${NEW}
  (?:ne|n) (?:s )?(?:occup|adress|interess|aventur)[a-z]* (?:pas|plus|qu)
  (?:ne|n) (?:${DOES}|sert) (?:plus )?(?:qu|que) (?:aux?|pour les|avec des|avec les) (?:professionnels|
    entreprises|pros|adherents|membres|etablissements|collectivites|revendeurs|restaurateurs|cremiers)
  (?:a|ont) ${ADVERB}(?:arrete|cesse|abandonne|stoppe|renonce|supprime)(?= )|ha(?:s|ve) dropped(?= )
  (?:se )?consacr[a-z]+ (?:desormais|uniquement|exclusivement)|(?:s est|se sont) (?:recentr|reconverti)[a-z]*
  (?:ne|n) (?:a|ont) jamais (?:fait|propose)
  (?:liste (?:d attente )?|agenda |carnet |planning |cabinet |effectif |inscriptions )(?:est |sont |
    deja )?(?:close?s?|fermee?s?|complete?s?|pleine?s?|boucl[a-z]+)(?! (?:pour|le|la|en|au|jusqu (?!a nouvel)))
  complete?s? jusqu a nouvel ordre|hors (?:de )?(?:la |sa |leur |votre )?(?:zone|secteur|portee)
  s arret[a-z]+ a(?= )
  (?:refuse|decline)(?:nt)? (?:desormais |donc )?(?:tou[ts]e?s?|de nouveaux)(?= )|ne pren[a-z]+ en charge que les?
  (?:no longer|stopped|not currently|has given up|is not|are not|isn t|aren t) (?:taking|accepting|renting|
    selling|serving|teaching|covering|delivering|repairing|offering)
  no longer (?:rents?|runs?|hires?|takes?|accepts?|teach(?:es)?|offers?|does?|serves?|sells?|works?|handles?|
    treats?|covers?|repairs?|delivers?)
  (?:does not|do not|doesn t|don t|cannot|can t|won t|will not|has not|hasn t) (?:take (?:on )?(?:any )?new|
    accept(?:ed)? (?:any )?new|cover|serve|travel|deliver|come|help)(?! (?:cards?|before|until|up|with|on))
`;
