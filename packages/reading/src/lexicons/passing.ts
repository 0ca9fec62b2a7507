import { before, some, within } from './pattern.ts';

// R2 a, b, e, f and g: the answer names a business without offering it.

/** R2g: not to be confused with the name after it. */
export const CONFUSED_BEFORE = before`
  a distinguer|(?:souvent|parfois) confondue?s?|(?:different|distinct)(?:e?s?)|mistaken for
  (?:ne |n )?(?:pas |plus )?(?:(?:le|la|les|l) )?(?:confond(?:re|ez)|prendre pour)(?: pas)?(?: (?:le|la|les|l|
    cette?|ce) [a-z]+| it)?
  (?:aucun|sans|pas de) (?:lien|rapport)(?: [a-z]+)?|rien a voir
  (?:not |don t |do not )(?:be |to be )?confuse[d]?(?: it)?|no relation|nothing to do|unrelated
`;

/** R2b: echo of the question, comparison. */
export const ECHO_BEFORE = before`
  ${some`
    alternatives?|equivalents?|autres?(?: [a-z]+)?(?= (?:que|qu))|remplac[a-z]+|quitt(?:er|ez|iez|ant|e)
    resili(?:er|ez|ant|ation)|part(?:ir|ez|iez)|ailleurs|plutot que|concurrent[a-z]*|concurrence|rivaux
    similaires?|comparables?|semblables?|se passer
    (?:a la place|au lieu|en dehors|a la difference|a l inverse|a l oppose)
    (?:decu|mecontent|insatisfait|fache)e?s?|instead|(?:other|others|another)(?= (?:than|from))|alternatives? to
    leav(?:e|ing)|replac(?:e|ing|ement)|competitors?|similar
  `}(?: [a-z]+){0,3}?(?: (?:de|du|des|d|que|qu|a|au|aux|par|avec|chez|of|to|than|for|from|with|like))+
  (?:quitter|quittez|remplacer|resilier|leave|leaving|replace|replacing)|(?:pas|peu|in) ?satisfaite?s?
  (?:a part|outre|hormis|excepte|sauf|hors|mis a part|plutot que|mieux que|moins cher[a-z]* que?|contrairement|apart from|aside from|other than|unlike|besides|[a-z]+er than)
`;

/** R3: introduces a name that the question mentions. */
export const ABOUT_BEFORE = before`
  a propos|au sujet|concernant|s agissant|quant|avis(?: [a-z]+){0,2}(?: sur)?|(?:savoir|verifier|dire|juger) si
  whether|about|regarding|if|reviews?(?: (?:of|for))?
`;

/** R2a: the answer has no information. */
export const NOTHING_KNOWN = within`
  (?:pas|plus|aucune?s?|ni|sans|peu|guere) (?:d |de |le |la |assez d |assez de |suffisamment d |trace |
    connaissance |d autre )?(?:informations?|infos?|donnees?|elements?|renseignements?|trace|mention|resultats?|
    fiche|recul|details?|precisions?|acces|avis fiables?)(?: [a-z]+)?
  (?:je )?ne (?:(?:le|la|les) )?(?:dispose|possede|trouve|connais|sais|retrouve|parviens|peux|
    saurais)(?: [a-z]+)? (?:pas|rien|aucune?|guere)(?! (?:de |d )?(?:meilleur|mieux|plus|equivalent)[a-z]*)
  n ai (?:pas|rien|aucune?|trouve aucun[e]?|jamais)(?! (?:de |d |aucune? |la moindre |le moindre )?(?:doutes?|
    preference|hesit[a-z]*|regrets?|reproches?|souci|besoin|envie|meilleur|mieux|reserves?|critiques?|
    a (?:redire|reprocher)|que))
  impossible de (?:verifier|confirmer|trouver|dire)|introuvable|inconnue?s?(?= ?(?:$|[,.;:!)]))
  ne suis pas (?:en mesure|capable|certain|sur)
  ne (?:figure|ressort|apparai)[a-z]* (?:pas|dans aucun|sur aucun|nulle part)
  rien (?:de fiable|de precis|trouve|sur)
  (?:can t|cannot|couldn t|could not|unable to|not able to) (?:vouch|verify|confirm|find|speak)
  (?:don t|do not) have (?:any|enough|reliable|verified|specific|information|details)
  no (?:reliable |specific |verified )?(?:information|details|record)|not familiar
`;
/** A denial that praises: "Je ne connais pas de meilleure adresse que X", "je n'ai rien à redire". */
export const PRAISED_BY_DENIAL = within`
  (?:ne|n) (?:[a-z]+ ){1,3}(?:pas|rien|personne|guere|jamais|aucune?)(?: [a-z]+){0,3} (?:de |
    d )?(?:meilleure?s?|mieux|equivalent|comparable|pareil|redire|reprocher)
`;

/** R3: the business remains a possible choice. */
export const STILL_GOOD = within`
  n est pas un mauvais choix|vaut (?:encore|toujours)|serait dommage|(?:peut|pourrait) (?:encore |aussi )?(?:convenir|faire l affaire)
  (?:reste|demeure)(?:nt|ra|ront)?(?! (?:peu|quelques|plusieurs|d autres))(?: [a-z]+){0,6} (?:choix|options?|
    valeurs?|adresses?|solutions?|references?|pistes?|possibilites?|competiti[a-z]+|recommandables?|
    raisonnables?|correct[a-z]*|serieu[a-z]+|maisons?|fiables?|solides?|interessant[a-z]*|excellent[a-z]*|
    meilleure?s?|ouverte?s?)
  (?:exerce|tourne|existe|recoit|travaille|accueille|continue|ouvre)(?:nt)? (?:bien )?(?:toujours|encore)
  n a (?:pas|jamais) (?:ferme|disparu)
  (?:remains|is still|still) (?:a|an|worth|open|one)
  (?:is|seems to be|appears to be|looks like|would be) an? (?!(?:poor|bad|wrong|risky|
    weak) )(?:[a-z]+ ){0,2}(?:choice|option|bet|fit|pick|candidate)
`;

/** R3: the question asks for another business than the named one. */
export const WANTS_ANOTHER = within`
  (?:qui|quoi|ou|que|quelqu un|quelque chose|rien) d autre|(?:un|une) autre|quel(?:le|s|les)? autres?
  autres? (?:que|qu)|ailleurs (?:que|qu)|remplac[a-z]+|alternatives?|(?:someone|somewhere|anyone|anything) else
  other than|instead of
`;
const DISTANCE = some`
  (?:\d+|un|une|deux|trois|cinq|dix|quinze|cent|quelques) (?:m|metres?|km|minutes?|min|pas|numeros?|rues?|
    portes?|stations?|arrets?)(?: (?:a pied|de marche|en voiture))?
`;

/** R2e: the name only locates another business. */
export const LANDMARK_BEFORE = before`
  repere|garez vous(?: [a-z]+)?|(?:porte|numero|maison|rue|feu)s? (?:apres|avant)|around the corner from|above|below|between|past
  (?:en |juste |situee?s? |presque )*(?:face|pres|proche|proximite|a cote|cote a cote|a deux pas|
    a quelques (?:pas|metres)|non loin|pas loin|a l angle|au (?:coin|dos|pied|dessus|dessous|niveau|fond)|
    en (?:dessous|contrebas|sortant|remontant|descendant)|a (?:droite|gauche|hauteur)|derriere|devant|le long|
    autour|vis a vis|voisine?s?(?= (?:de|du|des|d))|mitoyen[a-z]*|attenante?|contigu[a-z]*|jouxt[a-z]+|adossee?|
    (?:fai|fon)[a-z]+ face|donn[a-z]+ sur|a l (?:etage|arriere|entree|sortie)|entre|dans la (?:meme )?(?:rue|
    cour|galerie)|le meme (?:immeuble|trottoir|quai)|la meme (?:rue|cour|zone))(?: (?:du|de la|de l|
    des) (?:parking|magasin|local|porte|vitrine|rue))?(?: que)?
  ${DISTANCE} (?:de|du|des|d|apres|avant|from|of)|juste (?:apres|avant)
  (?:apres|avant)(?= (?:le|la|les|l|chez) )|ancien(?:ne)?s? (?:local|locaux|emplacement|adresse)
  (?:passez devant|depassez|longez|contournez)|(?:entre|between) [a-z\d ]{1,60} (?:et|and)
  (?:opposite|outside|behind|above|below|beside)(?: the [a-z]+ of)?|next (?:door )?to
  across (?:the street |the road )?from|(?:close|near|adjacent)(?: to)?|beside|behind|in front of
  (?:steps|a block|doors?|down|up|\d+ [a-z]+) (?:away |down |up )?from
`;
const BESIDE = some`
  en face|face|pres|a cote|a deux pas|derriere|devant|a l angle|au dessus|au coin|opposite|behind|next|above
`;
/** A landmark after a noun: "derrière le café X"; group 1 is the noun. */
export const LANDMARK_KIND = new RegExp(
  `(?:^|\\s)${BESIDE}(?: (?:de|du|des|d|a|au|aux|to))?(?: (?:le|la|les|l|the))? ([a-z]+)(?: (?:de|du|des|d|of))?(?: (?:la|le|l|les|the))? ?$`,
  'u',
);

/** R2e: the name is a supplier, a customer or a former employer. */
export const SUPPLIER_BEFORE = before`
  filiale|propriete|partenariat|successeur|(?:apres|pendant) (?:[a-z]+ )?(?:ans|annees)(?: [a-z]+)?|used to work(?: at| for)?
  (?:fourni|approvisionn|livr|equip|install|realis|concu|fabriqu|produi|torrefi|imprim|habill|construi|decor|
    dessin|developp|brass|moul|taill|cui|tiss|assur)[a-z]*(?: [a-z]+){0,3} (?:par|chez|aupres de)
  (?:se fourni|s approvisionn|se ser)[a-z]*(?: [a-z]+){0,2}|fournisseurs?(?: (?:est|comme|historique))?
  (?:provenance|provenant|provien[a-z]*|vien(?:t|nent)(?: tout droit| directement)?(?= d))
  (?:son|sa|ses|leur|leurs) (?:sous traitant|fournisseur|partenaire|prestataire|grossiste|clients?|
    references?)[a-z]*(?: [a-z]+){0,4}
  (?:a|ont) (?:equipe|habille|fourni|livre|meuble|refait|decore|amenage|renove|signe|concu|realise|construit|
    forme)(?: [a-z]+){0,4}
  (?:entretien|fournis|approvisionne|livre)(?:t|nt|nent)?(?: [a-z]+){0,4}
  clients? (?:comme|tels? que|dont|references?)|references? (?:comme|:|dont)|partenaires?(?: comme)?
  travaill(?:e|ent|ait) (?:deja |aussi |notamment )?(?:avec|pour)(?: (?:le|la|les|l) [a-z]+)?
  (?:developp|concu|realis|imagin|dessin)[a-z]* pour
  (?:grains?|pains?|viandes?|legumes|fromages?|fleurs|vins?|bieres?|cafes?|produits) (?:de|du|des|d)
  appartien[a-z]*|(?:la )?fermeture|anciennement|formerly(?: of| at)?|utilis[a-z]*(?: notamment)? par|ex
  ancien(?:ne)?s?(?: [a-z]+){0,4}
  (?:formee?s?|passee?s?|diplomee?s?|issue?s?|transfuge|debute|appris|apprenti[a-z]*|stagiaire|salariee?|
    employee?|second|chef)(?: [a-z]+){0,3}
  (?:a|ont) (?:repris|rachete|succede|quitte|travaille|passe [a-z]+ ans)(?: [a-z]+){0,3}|reprise
  (?:les |des |l )?(?:murs|bureaux|camions|cuisines|logo|personnel|ambiance|kitchens|offices|
    walls)(?: (?:de vente|qu avait))?(?= (?:de|du|des|d|of|le|la|l) )
  (?:que|qu) (?:pratiquait|proposait|avait)|equipe(?:nt)? (?:aussi|deja)
  (?:decerne|remis|commande)[a-z]* (?:par|le patron)
  (?:supplied|made|sourced|trained|owned) (?:by|from|at)|supplie[sr]s?(?: of)?
  customers? (?:like|such as|include)|clients? (?:such as|include|including)|comes? (?:straight )?from
`;

/** R2f: the name is a source of information. */
export const SOURCE_BEFORE = before`
  dixit|as (?:reported|noted) by|sites like
  selon|d apres|according to|per|sources?(?: :)?
  comme (?:le|l|la) ?(?:rappelle|precise|signale|souligne|note|explique|indique)|(?<=(?:^|[(.;:,]) ?)voir
  (?:guide|article|etude|enquete|barometre|dossier|blog|simulateur|comparatif|communique|chiffres|donnees|
    tutoriel|billet)s?(?: [a-z\d]+){0,4}
  (?:publi|mise?s? en ligne|redig|edit|etabl|ecrit|relev|mesur|chiffr|cit|class)[a-z]* par
  (?:guide|article|study|blog)s? (?:by|of|from)|published by|des sites (?:comme|tels que)
`;
