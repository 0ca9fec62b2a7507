import { some, within } from './pattern.ts';

// R2d: the commonest ways to say that a business is gone, takes nobody new, or does not serve this place or this need.

/** Excludes a temporary closure, and the closure of a part of the business. */
const FOR_A_WHILE = some`
  (?! (?:(?:son|sa|ses|leurs?) (?:compte|page|blog|forum|standard|parking|rayon|premiere?|second|deuxieme|autre|
    annexe|antenne|agence|boutique d|magasin d|site|bar|terrasse)|une? (?:heure|semaine|journee|apres|jour|moment|
    mois|temps)|deux|trois|quelques|pendant|pour (?:travaux|conges|inventaire)|tot|tard|hier|le|la|[a-z]+di)(?= |$))
`;

/** What a business that is gone has given way to; a house that became an institution is still there. */
const ANOTHER_USE = some`
  une? (?!(?:vraie?|veritable|belle|reference|adresse|institution|incontournable|valeur|table|classique|maison|
    passage|lieu|repere|cooperative|scop|societe|association|habitude|rendez|favou?rite|landmark|classic))[a-z]+
`;

/** "L'école a toutefois cessé son activité". */
const ADVERB = '(?:[a-z]+ment |aussi |depuis |toutefois |helas |donc |desormais )?';

export const CLOSED_AFTER = within`
  went out of business|(?:vien(?:t|nent) de|va|vont|semblent?(?: bien)? avoir|aurai(?:en)?t) (?:definitivement )?(?:ferme[r]?|cesse[r]?|
    disparu)${FOR_A_WHILE}
  (?:doit|doivent|va|vont|sur le point de) (?:definitivement )?fermer(?! (?:le|la|a|tot|plus|entre)(?= ))
  (?:a|ont) [a-z]+ (?:son|sa|leur) derni(?:er|ere)|ayant (?:ferme|cesse)
  (?:vien(?:t|nent) de|va|vont) (?:baisser le|mettre la cle|deposer le|plier|rendre)
  (?:vien(?:t|nent) de )?par(?:tir|tie?s?) (?:a la|en) retraite|(?:a|ont) pris (?:sa|leur) retraite
  (?:est|sont) (?:desormais |aujourd hui |maintenant )?devenue?s? ${ANOTHER_USE}
  (?<!jamais |pas )fermee?s? depuis(?! (?:hier|ce|[a-z]+di) )|en (?:cours|voie) de (?:liquidation|fermeture|cessation)
  (?:est|sont) partie?s? (?:s installer|s etablir|exercer|vivre)|(?:a|ont) (?:laisse|cede|fait) (?:sa |la )?place a
  (?<=^ ?(?:[,(] )?)(?:ferme|fermee|liquidee?|radiee?|disparue?)(?= ?(?:$|[.;)]))|ne repond(?:ent)? plus
  (?:remplacee?|transformee?|convertie?|changee?|absorbee?)s? (?:par|en) ${ANOTHER_USE}
  (?:a|ont) ete cedee?s? (?:a|aux?|le|l|en)|(?:definitivement|permanently) (?:fermee?s?|closed|cesse|baisse)
  (?:a |ont )?ferm(?:e|ee?s?|ent) (?:ses portes |boutique )?(?:definitivement|pour de bon|a jamais)
  (?:a|ont) ${ADVERB}(?:ferme|disparu|cesse (?:son|toute|ses|leur|l) ?activites?|cesse d exister|fait faillite|
    depose le bilan|ferme boutique)${FOR_A_WHILE}
  (?:a|ont)(?: definitivement)? (?:baisse|tire) (?:definitivement )?(?:le|leur|son) rideau
  (?:a|ont) mis la cle sous la porte
  (?:a|ont) (?:rendu|raccroche|jete|plie) (?:son|sa|ses|leurs?|les|l|le) ?(?:tablier|bail|cles|clefs|eponge|bagage)
  (?:a|ont) (?:plie bagage|tire (?:sa|leur) reverence)|n exist(?:e|ent) plus
  n (?:a|ont) plus (?:pignon|d existence|d activite|d atelier|de local|de boutique|de magasin|de vitrine|d adresse)
  n (?:est|etait|sont) plus (?:en activite|ouverte?s?|la|qu un souvenir|joignables?)|n exer[a-z]+ plus
  ne (?:re|r)ouvr[a-z]+ (?:pas|plus)|n a (?:pas|jamais) r[e]?ouvert|n ouvr[a-z]+ plus|n (?:a|ont) pas survecu
  (?:est|a ete|ont ete|sont) (?:radiee?s?|liquidee?s?|(?:placee?|mise?)s? en (?:liquidation|redressement)|
    en (?:liquidation|redressement)|disso(?:us|utes?))
  liquidation judiciaire|fermeture definitive|(?:a|ont) mis fin a
  (?:a|ont) ete (?:vendue?s?|fermee?s?) (?:et|par|en|l an)|s est transforme[a-z]* en|(?:plie|rendu) boutique
  (?:a|ont) ete (?:rachetee?s?|reprise?s?|absorbee?s?|remplacee?s?) par(?! (?:deux|trois|un |une |son|sa|ses|le fils|
    la fille|l equipe|les salaries|des))
  (?:a|ont) (?:demenage|quitte) (?:a|dans|en(?! (?:19|20))|pour|la (?:ville|region)|le (?:departement|pays|secteur))
  rideau (?:baisse|tire)
  closed (?:down|for good|permanently|its (?:doors|books|(?:waiting )?list)|since|last [a-z]+|in (?:19|20)\d\d)
  shut (?:down|for good|its doors)|has (?:now |since )?closed(?! (?:its|their|his|her|a|one|the) )|sold up
  no longer (?:exists?|trading|operating|open)|(?:sans|faute de|pas (?:trouve )?de) (?:repreneur|successeur)
  il n en reste qu|(?:appartient|appartenait) au passe|a vecu(?= ?(?:$|[.,;:!]))|(?:a|ont) change d activite
  has become an? (?!favou?rite|institution|reference|landmark|classic)[a-z]+
`;

/** "Le fondateur a rendu son tablier, sa fille a repris": handed on. */
export const HANDED_ON = within`
  (?:sa|la|une?) (?:fille|niece|soeur|releve)|(?:son|un|le) (?:fils|neveu|frere|successeur)(?! n)
  (?:ses|leurs) (?:enfants|salaries|associes)|(?:vendue?|cedee?)s?(?: en \d+)? a (?:son|sa|ses|une?|deux|trois)
  a rouvert|(?:a|ont) repris|reprend
`;

/** Third-person verbs for services to customers, by their stems. */
export const DOES = some`
  (?:prend|prenn|accept|recoi|recoiv|accueill|inscri|ouvr|soign|trait|repar|fai|fon|pratiqu|form|vend|lou|travaill|
    propos|assur|realis|pos|fabriqu|enseign|imprim|install|entretien|effectu|organis|depann|livr|cuisin|couvr|ger|
    plaid|consult|se deplac|desser|interv|vien|dispos|fourni|roul|gard|achet|rest[ai]ur|garanti|assist|nettoi|mont|
    donn)[a-z]*
`;

/** Excludes negated terms of sale, hours and quality: they are no refusal. */
const CONDITION = some`
  (?! (?:de |d |les? |la |l |par |en |sur |pour |sans |tou[ts]e?s? |toujours |forcement |beaucoup |grand |
    si )*(?:reservations?|rendez|cheques?|cartes?|especes|[a-z]+di|nuit|soir|midi|week|dimanches?|miracles?|cadeaux?|
    gratuit[a-z]*|avant|apres|tarifs?|prix|moins|vite|pas cher|photos?|bruit|pub|publicite|mal|confiance|quand|
    lorsqu?e?|si|tot|tard|urgence|soiree|devis|chiens?|animaux|produits?|marques?|semblant|autant|aussi|trop|que|
    seule?s?|matin[a-z]*|plus|deux fois|difficultes?|frais|commissions?|acomptes?|avance|supplements?|engagement)(?= |$))
`;

const NEW = some`
  nouve[a-z]+|patient[a-z]*|client[a-z]*|personne|eleves?|inscriptions?|adherents?|membres?|enfants?|demandes?
  chantiers?|commandes?|dossiers?|mandats?|projets?|particuliers?
`;

/** Verbs for travel and delivery to the customer. */
const GOES =
  '(?:se deplac|dessert|desserv|livr(?=[a-z]* (?:pas|plus) (?:a|au|en|dans|chez|jusqu|ici|votre|ce|cette|hors) )|couvr|vien|intervien|va|vont|mont|descend|oper)[a-z]*';
const NOT = '(?: (?:donc|malheureusement|helas|toutefois|aujourd hui|desormais))* ';

const PROS = some`
  professionnels|entreprises|pros|adherents|membres|etablissements|collectivites|revendeurs|restaurateurs|promoteurs
  (?!particuliers|chantiers|metiers)[a-z]+iers|hotels|associations|societes|industriels|syndics|bailleurs
  grands comptes
`;

export const REFUSES_AFTER = within`
  (?:ne|n) (?:[ly] |les |vous |se |s )?${DOES}${NOT}(?:plus|aucune?s?|jamais|guere)${CONDITION}(?= )
  (?:ne|n) (?:[ly] |les |vous |se |s )?${DOES}${NOT}plus (?:que|qu)(?! (?:\d|sur|a partir|en especes|des rendez|le|
    quelques)\b)
  (?:ne|n) (?:y )?${GOES}${NOT}(?:pas|ni|qu|que)${CONDITION}(?= )|n y (?:livr|intervien|vien|va)[a-z]* (?:pas|plus)
  ne (?:plus|pas) (?:y )?(?:se deplacer|livrer|intervenir|prendre|accepter|desservir|recevoir|assurer)
  (?:ne|n) (?:s )?(?:pren|accept|recoi|accueill|inscri|ouvr)[a-z]*${NOT}(?:pas|plus)(?: (?:de|d|aucune?s?|les|le|la|
    l))?(?: (?!une? )[a-z]+)? ${NEW}
  (?:ne|n) (?:s )?(?:occup|adress|interess|aventur)[a-z]* (?:pas|plus|qu)
  (?:ne|n) (?:${DOES}|sert) (?:plus )?(?:qu|que) (?:aux?|pour (?:les|des)|avec (?:les|des)) ${PROS}
  ${DOES} (?:exclusivement|uniquement|seulement) (?:(?:pour|avec|aux?) )?(?:les |des )?${PROS}
  (?:pas|plus|ferme[e]?) (?:pour|avec|aux|chez|de) (?:les |des )?particuliers
  (?:reserve|garde)(?:nt)? (?:ses|leurs) (?:places?|creneaux|rendez vous|consultations) (?:aux?|a|pour)(?= )
  (?:a|ont) ${ADVERB}(?:arrete|cesse|abandonne|stoppe|renonce|supprime|suspendu)(?= )
  (?:s est|se sont) (?:recentr|reconverti)[a-z]*
  (?:liste (?:d attente )?|patientele |clientele |agenda |carnet |planning |cabinet |effectif |inscriptions )(?:est |
    sont |deja )?(?:close?s?|fermee?s?|complete?s?|pleine?s?|boucl[a-z]+)(?! (?:pour|le|la|en|au|jusqu (?!a nouvel)))
  (?:hors|sort) (?:de )?(?:la |sa |leur |votre )?(?:zone|secteur|portee)|s arret[a-z]+ a(?= )
  (?:perdu|retire|a plus|ont plus) (?:son |sa |ses |d |l |la )(?:agrement|qualification|licence|autorisation|
    certification|label)s?
  (?<!pas )reservee?s? (?:a (?:ses|leurs)|aux) (?:${PROS}|moins de|enfants|abonnes|anciens)
  (?:se|s) [a-z]+ (?:desormais|uniquement|exclusivement) (?:a|aux?|d|de|sur|pour)
  se (?:born|cantonn)[a-z]* (?:a|aux?) (?!(?:\d|vingt|trente|dix|douze|quinze|quelques|une?|deux|trois))[a-z]+
  (?:n est|ne sont) (?:pas|plus) (?:habilite|qualifie|agree|certifie)e?s?(?= )
  (?:n est|ne sont) (?:pas|plus) (?:present|implante|represente)e?s? (?:a|dans|ici)(?= )
  (?:ne|n) (?:pren|accept|recoi|accueill|inscri)[a-z]* personne
  (?:ne|n) en (?:a|ont|fai|propos|vend|lou|donn)[a-z]* (?:pas|plus)(?! (?:toujours|encore|forcement|beaucoup))
  ${PROS} (?:uniquement|seulement|exclusivement)
  (?:refus|declin|renvoi)[a-z]* (?:ce|cette|ces) (?:genre|type|sorte|travaux|demandes?)
  (?:refus|declin|ecart)[a-z]* (?:[a-z]+ ){1,4}(?:de ce (?:genre|type)|de cette (?:taille|sorte)|comme l[ea] votre)
  (?:agrement|qualification|licence|autorisation|certification|label)s?(?: lui)? (?:a|ont) (?:[a-z]+ )?ete (?:retire|
    suspendu)e?s?
  (?:refuse|decline)(?:nt)? (?:desormais |donc )?(?:(?:tou[ts]e?s?|de nouveaux)(?= )|les (?:particuliers|nouve[a-z]+|
    debutants))
  (?:ne|n) (?:convien|correspond|repond)[a-z]* (?:pas|guere) (?:a|pour) (?:votre|ce|cette)(?= )
  ne pren[a-z]+ en charge que les?
  (?:no longer|stopped|not currently|has given up|is not|are not|isn t|aren t) (?:taking|accepting|renting|selling|
    serving|teaching|covering|delivering|repairing|offering)
  no longer (?:rents?|runs?|hires?|takes?|accepts?|teach(?:es)?|offers?|does?|serves?|sells?|works?|handles?|treats?|
    covers?|repairs?|delivers?)
  (?:does not|do not|doesn t|don t|cannot|can t|won t|will not|has not|hasn t) (?:take (?:on )?(?:any )?new|
    accept(?:ed)? (?:any )?new|cover|serve|travel|deliver|come|help)(?! (?:cheap|cards?|before|until|up|with|on))
  complete?s? jusqu a nouvel ordre
`;
