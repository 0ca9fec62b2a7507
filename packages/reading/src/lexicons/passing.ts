import { before, opening, some, within } from './pattern.ts';

// R2 a, b, e, f and g: the answer names a business without offering it.

/** R2g: not to be confused with the name after it. */
export const CONFUSED_BEFORE = before`
  (?:ne |n )?(?:pas |plus )?(?:(?:le|la|les|l) )?(?:confond(?:re|ez)|prendre pour)(?: pas)?(?: (?:le|la|les|l|cette?|
    ce) [a-z]+| it)?
  rien a voir
`;

/** R2b: echo of the question, comparison. */
export const ECHO_BEFORE = before`
  ${some`
    alternatives?|equivalents?|autres?(?: [a-z]+)?(?= (?:que|qu))|remplac[a-z]+|quitt(?:er|ez|iez|ant|e)
    resili(?:er|ez|ant|ation)|part(?:ir|ez|iez)|ailleurs|plutot que|concurrent[a-z]*|concurrence|rivaux
    similaires?|comparables?|semblables?|se passer
    (?:a la place|au lieu|en dehors|a la difference|a l inverse|a l oppose)
    (?:decu|mecontent|insatisfait|fache)e?s?|instead|(?:other|others|another)(?= (?:than|from))|alternatives? to
    depart|dans l[ea] (?:meme )?(?:esprit|style|genre|veine)|compar(?:e|ee|es|ees|ant|ed)|par rapport|a l instar
    leav(?:e|ing)|replac(?:e|ing|ement)|competitors?|similar
  `}(?: [a-z]+){0,3}?(?: (?:de|du|des|d|que|qu|a|au|aux|par|avec|chez|of|to|than|for|from|with|like))+
  (?:quitter|quittez|voulez plus|changer(?= d)|remplacer|resilier|leave|leaving|replace|replacing)
  (?:pas|peu|in|plus) ?(?:satisfait|content)e?s?
  (?:a part|outre|hormis|excepte|sauf|hors|mis a part|plutot que|mieux qu[e]?|(?:plus|moins|
    aussi(?! bien))(?: [a-z]+){1,2} qu[e]?|contrairement|apart from|aside from|other than|unlike|besides|
    [a-z]+er than)
`;

/** R3: introduces a name that the question mentions. */
export const ABOUT_BEFORE = before`
  a propos|au sujet|concernant|s agissant|quant|avis(?: [a-z]+){0,2}(?: sur)?|(?:savoir|verifier|dire|juger) si|juger
  whether|about|regarding|if|reviews?(?: (?:of|for))?
`;

/** R2a: the answer has no information. */
export const NOTHING_KNOWN = within`
  (?:pas|plus|aucune?s?|ni|sans|peu|guere) (?:d |de |le |la |assez d |assez de |suffisamment d |trace |connaissance |
    d autre )?(?:informations?|infos?|donnees?|elements?|renseignements?|trace|mention|resultats?|fiche|recul|
    details?|precisions?|acces|avis fiables?)(?: [a-z]+)?
  (?:je )?ne (?:(?:le|la|les) )?(?:dispose|possede|trouve|connais|sais|retrouve|parviens|peux|
    saurais)(?: [a-z]+)? (?:pas|rien|aucune?|guere)(?! (?:de |d )?(?:meilleur|mieux|plus|equivalent)[a-z]*)
  n ai (?:pas|rien|aucune?|trouve aucun[e]?|jamais)(?! (?:de |d |aucune? |la moindre |le moindre )?(?:doutes?|
    preference|hesit[a-z]*|regrets?|reproches?|souci|besoin|envie|meilleur|mieux|reserves?|critiques?|a (?:redire|
    reprocher)|que))
  ne m [a-z]+ rien|impossible de (?:verifier|confirmer|trouver|dire)|introuvable|inconnue?s?(?= ?(?:$|[,.;:!)]))
  ne suis pas (?:en mesure|capable|certain|sur)
  (?:ne|n) (?:figure|ressort|apparai)[a-z]* (?:pas|dans aucun|sur aucun|nulle part)
  rien (?:de fiable|de precis|trouve|sur)
  (?:can t|cannot|couldn t|could not|unable to|not able to) (?:vouch|verify|confirm|find|speak)
  (?:don t|do not) have (?:any|enough|reliable|verified|specific|information|details)
  no (?:reliable |specific |verified )?(?:information|details|record)|not familiar|(?:can t|cannot) (?:say|tell|judge)
  aucune? (?:[a-z]+ ){0,3}ne (?:mentionn|cit|evoqu|confirm)[a-z]*
  manque (?:d|de) (?:elements|infos?|informations?|recul|donnees|retours)
  (?:difficile|impossible|delicat) de (?:se|me) prononcer
  ne (?:saurais|puis|peux) (?:vous )?(?:dire|confirmer|juger|garantir)
`;
/** A denial that praises: "Je ne connais pas de meilleure adresse que X", "je n'ai rien à redire". */
export const PRAISED_BY_DENIAL = within`
  (?:ne|n) (?:[a-z]+ ){1,3}(?:pas|rien|personne|guere|jamais|aucune?)(?: [a-z]+){0,3} (?:de |d )?(?:meilleure?s?|
    mieux|equivalent|comparable|pareil|redire|reproche[r]?|plaindre|mal)
`;

/** R3: the business remains a possible choice. */
export const STILL_GOOD = within`
  (?:garde|conserve)(?:nt)? (?:une (?:bonne|excellente|solide)|toute sa|de (?:bons|beaux|solides))
  (?:reste|demeure)(?:nt|ra|ront)?(?! (?:peu|quelques|plusieurs|d autres))(?: [a-z]+){0,6} (?:choix|options?|valeurs?|
    adresses?|solutions?|references?|pistes?|possibilites?|competiti[a-z]+|recommandables?|raisonnables?|
    correct[a-z]*|serieu[a-z]+|maisons?|fiables?|solides?|interessant[a-z]*|excellent[a-z]*|meilleure?s?|ouverte?s?)
  (?:exerce|tourne|existe|recoit|travaille|accueille|continue|ouvre)(?:nt)? (?:bien )?(?:toujours|encore)
  (?:remains|is still|still) (?:a|an|worth|open|one)
  (?:is|seems to be|appears to be|looks like|would be) an? (?!(?:poor|bad|wrong|risky|
    weak) )(?:[a-z]+ ){0,2}(?:choice|option|bet|fit|pick|candidate)
`;

/** R3: the question asks for another business than the named one. */
export const WANTS_ANOTHER = within`
  (?:qui|quoi|ou|que|quelqu un|quelque chose|rien) d autre|quel(?:le|s|les)? autres?|autres? (?:que|qu)
  ailleurs (?:que|qu)|remplac[a-z]+|alternatives?|(?:veux|voudrais|souhaite|envie de) (?:en )?changer|a la place
  (?<=^ ?)si [a-z ]{3,60} (?:refuse|est complet|ne [a-z]+ (?:pas|plus))|resili[a-z]*
  (?:someone|somewhere|anyone|anything) else|other than|instead of
`;
const DISTANCE = some`
  (?:\d+|un|une|deux|trois|cinq|dix|quinze|cent|quelques) (?:m|metres?|km|minutes?|min|pas|numeros?|rues?|portes?|
    stations?|arrets?)(?: (?:a pied|de marche|en voiture))?
`;

/** R2e: the name only locates another business. */
export const LANDMARK_BEFORE = before`
  (?:rue|cour|place|immeuble|batiment|galerie|parking) (?:ou|qui) (?:se trouve|abrite|heberge|accueille)
  (?:fai|fon)[a-z]* (?:l angle|le coin)
  (?:en |juste |situee?s? |presque )*(?:face|pres|proche|proximite|a cote|cote a cote|a deux pas|a quelques (?:pas|
    metres)|non loin|pas loin|a l angle|au (?:coin|dos|pied|dessus|dessous|niveau|fond)|en (?:dessous|contrebas|
    sortant|remontant|descendant)|a (?:droite|gauche|hauteur)|derriere|devant|le long|autour|vis a vis|
    voisine?s?(?= (?:de|du|des|d))|mitoyen[a-z]*|attenante?|contigu[a-z]*|jouxt[a-z]+|adossee?|(?:fai|fon)[a-z]+ face|
    donn[a-z]+ sur|a l (?:etage|arriere|entree|sortie)|entre|dans la (?:meme )?(?:rue|cour|galerie)|
    le meme (?:immeuble|trottoir|quai)|la meme (?:rue|cour|zone))(?: (?:du|de la|de l|des) (?:parking|magasin|local|
    porte|vitrine|rue))?(?: que)?
  ${DISTANCE} (?:de|du|des|d|apres|avant|from|of)|(?:juste|peu) (?:apres|avant)
  (?:passez devant|depassez|longez|contournez)|(?:entre|between) [a-z\d ]{1,60} (?:et|and)
  (?:opposite|outside|behind|above|below|beside)(?: the [a-z]+ of)?|next (?:door )?to
  across (?:the street |the road )?from|beside|behind|in front of
  (?:steps|a block|doors?|down|up|\d+ [a-z]+) (?:away |down |up )?from
`;
/** R2e: the name is a supplier, a customer or a former employer. */
export const SUPPLIER_BEFORE = before`
  fournisseurs?(?: (?:est|comme|historique))?|(?:fourni|approvisionn|livr|equip|install|realis|concu|fabriqu|produi|torrefi|imprim|habill|construi|decor|dessin|
    developp|brass|moul|taill|cui|tiss|assur|imagin)[a-z]*(?: [a-z]+){0,3} (?:par|chez|aupres de)
  (?:se fourni|s approvisionn|se ser)[a-z]*(?: [a-z]+){0,2}
  (?:provenance|provenant|provien[a-z]*(?: [a-z]+){0,2}|vien(?:t|nent)(?: [a-z]+){0,3}(?= d))
  (?:tenai|dirigeai|gerai|officiai|exercai|enseignai|oeuvrai)(?:t|ent)(?: [a-z]+){0,3}
  (?:a|ont) (?:equipe|habille|fourni|livre|meuble|refait|decore|amenage|renove|signe|concu|realise|construit|
    forme)(?: [a-z]+){0,4}
  (?:entretien|fourni|fournisse|approvisionne|livre)(?:t|nt|nent)?(?: [a-z]+){0,4}|partenaires?(?: comme)?
  travaill(?:e|ent|ait) (?:deja |aussi |notamment )?(?:avec|pour)(?: (?:le|la|les|l) [a-z]+)?
  (?:developp|concu|realis|imagin|dessin)[a-z]* pour
  (?:grains?|pains?|viandes?|legumes|fromages?|fleurs|vins?|bieres?|cafes?|produits) (?:de|du|des|d)|appartien[a-z]*
  (?:la )?fermeture|utilis[a-z]*(?: notamment)? par|ex|ancien(?:ne)?s?(?: [a-z]+){0,4}
  (?:formee?s?|passee?s?|diplomee?s?|issue?s?|transfuge|debute|appris|apprenti[a-z]*|stagiaire|salariee?|employee?|
    second|chef)(?: [a-z]+){0,3}
  (?:a|ont) (?:[a-z]+ment |longtemps |deja |aussi |d abord )?(?:repris|rachete|succede|quitte|travaille|
    passe [a-z]+ ans)(?: [a-z]+){0,3}
  reprise
  (?:les |des |l )?(?:murs|bureaux|camions|cuisines|logo|personnel|ambiance|kitchens|offices|walls)(?: (?:de vente|
    qu avait))?(?= (?:de|du|des|d|of|le|la|l) )
  (?:que|qu|dont|quand|lorsque?) (?:(?:l|la|les|lui|leur|y|en|se|s) )*[a-z]{2,}ai(?:t|ent)(?: deja| encore)?
  equipe(?:nt)? (?:aussi|deja)
  (?:parmi|une? de) (?:ses|leurs|les) (?:clients?|references|utilisateurs|partenaires)(?: [a-z,]+){0,16}?
  (?:decerne|remis|commande)[a-z]* (?:par|le patron)|supplie[sr]s?(?: of)?|comes? (?:straight )?from
`;

/** R2f: the name is a source of information. */
export const SOURCE_BEFORE = before`
  selon|d apres|according to|sources?(?: :)?
  (?:expliqu|confi|racont|rappel|estim|declar|assur|soulign)[a-z]*(?: [a-z]+){0,8}? (?:gerante?|patronn?e?|
    direct(?:eur|rice)|fondat(?:eur|rice)|responsable|dirigeante?)
  comme (?:le|l|la) ?(?:rappelle|precise|signale|souligne|note|explique|indique)|(?<=(?:^|[(.;:,]) ?)voir
  (?:guide|article|etude|enquete|barometre|dossier|blog|simulateur|comparatif|communique|chiffres|donnees|tutoriel|
    billet)s?(?: [a-z\d]+){0,4}
  (?:publi|mise?s? en ligne|redig|edit|etabl|ecrit|relev|mesur|chiffr|cit|class)[a-z]* par|publiee?s?(?: [a-z\d]+){0,3} par
  (?:guide|article|study|blog)s? (?:by|of|from)|published by|des sites (?:comme|tels que)|dixit
  as (?:reported|noted) by|sites like|per
`;

const SAYS = some`
  (?:rappel|conseill|expliqu|estim|recommand|precis|not|publi|detaill|indiqu|affirm|ecri|montr|donn|explain|say|write|
    recommend)[a-z]*
`;
const PAGE =
  '(?:sur|dans|on|in) (?:son|sa|ses|leur|un|une|its|their) (?:site|blog|page|compte|guide|video|entretien|lettre|newsletter|chaine|interview)';
/** R2f: the business says something on its own pages. */
export const REPORTS = opening`
  ${SAYS}
`;
export const REPORTS_AFTER = opening`
  (?:, )?${SAYS} (?:[a-z]+ ){0,6}?${PAGE}(?! (?:qu (?:il|elle)|un delai))
`;
export const ON_ITS_PAGE = new RegExp(`(?:^|\\s)${PAGE}[^.;]* $`, 'u');
