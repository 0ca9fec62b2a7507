import { before, opening, some, within } from './pattern.ts';

// R2c: the commonest ways in which French and English advise against a business.

const NOT = 'pas|plus|rien|jamais|guere';

/** Verbs that say nothing against a name when they are negated: "je n'hésiterais pas à appeler X". */
const GOOD_NEGATED = some`
  hesit|oubli|neglig|ignor|priv|boud|ecart|cherch|chang|regrett|pourr|saur|aur|dir|dout|plain|m en|voudr|cach
`;

/** "Évitez X", "je ne vous recommande pas X". */
export const AGAINST_BEFORE = before`
  rien a (?:faire|attendre|esperer)
  (?:evite|fuye|oublie|raye|ecarte|bannisse|boycotte|deconseille)[zr](?: (?:donc|plutot|absolument|surtout|
    si possible))?(?: , [a-z ]+ ,)?
  (?:j |je (?:vous |le |la |les )?)(?:evite|ecarte|deconseille|elimine|exclu|fui|raye)[a-z]*(?: [a-z]+){0,2}
  deconseill[a-z]+(?! pas)(?: [a-z]+){0,5}?
  (?:je|j|on|nous) (?:ne|n) (?!(?:peut|saurait) )[a-z]+(?: [a-z]+)?(?: ni(?: [a-z\d]+){0,5}?)? ni
  mise en garde(?: [a-z]+){0,3}|a (?:eviter|fuir|ecarter|proscrire)(?: :| ,| , c est)?
  (?:j|je vous) aurais (?:[a-z]+ ){0,2}(?:commence|choisi|recommande|conseille|propose|cite|envoye|oriente|adresse|
    parle)e?
  j ai (?:[a-z]+ment )?(?:ecarte|exclu|elimine|retire|laisse de cote)|laiss(?:ez|er|erais|ons) (?:de cote|tomber)
  (?<!vous )(?:ne|n) (?:vous |y )?[a-z]{2,}(?<!r)ez(?: vous)? (?:surtout )?(?:${NOT})(?! (?:sans|avant|trop|
    loin) )(?: [a-z]+){0,2}?
  (?:je|j) (?:ne|n) (?:me |m |vous |y |lui |leur )?(?!${GOOD_NEGATED})[a-z]+rai(?:s)? (?:${NOT})(?: [a-z]+){0,3}?
  (?:pass|fai|fe|tir|mett)[a-z]* (?:mon tour|votre (?:tour|chemin)|l impasse|un trait|une croix)(?: (?:sur|avec|
    chez))?
  (?:gard|ten|rest|tien)[a-z]* (?:vous )?(?:vos distances|a l ecart|a distance|loin|au large)
  mefi(?:ez vous|ance)(?: [a-z]+){0,2}?|(?:mieux vaut|vaut mieux) (?:ne pas [a-z]+|eviter|se passer)(?: [a-z]+){0,2}
  je (?:ne|n) (?:vous |y |m )?(?:recommande|conseille|retien|choisi|confie|fe|prend|mett|passe|garde|signe|place|ir|
    adresse|cite|classe|oriente|enverr)[a-z]* (?:${NOT})(?: [a-z]+){0,2}?
  avoid|steer clear|skip
  (?:i (?:would not|wouldn t|do not|don t)|do not|don t) (?:count on|hire|recommend|use|book|choose|pick|go|bother)
  (?:impossible|difficile) (?:de|d) (?:vous )?(?:recommander|conseiller)|ne suis pas favorable
`;

/** Words that reverse advice against a name: "on aurait tort d'écarter X", "j'ai failli oublier X". */
export const REVERSED_BEFORE = before`
  (?:failli|voudrais pas|voudrait|voudraient|voulu|allais|question|l idee|comment|finir sans|hesite|tente|envie|
    songe)(?: [a-z]+){0,2}? (?:evit|ecart|ray|elimin|oubli|mentionn)er
  (?:tort|dommage|difficile|erreur|faute|injuste|bete|idiot|impossible) (?:de |d |que de )(?:[a-z]+ ){0,3}(?:evit|
    ecart|ignor|oubli|pass|boud|neglig|ray)[a-z]+(?: [a-z]+){0,3}?
  (?:pas|rien|personne|guere|aucune?|nulle part|inutile|besoin|difficile|won t|can t|nothing|
    nobody) (?:[a-z]+ ){0,6}?(?:plus [a-z]+|mieux|aussi [a-z]+|meilleure?s?|better)(?: [a-z]+){0,4} (?:que|qu|than)
  (?:ferm|disparu|complet|refus|deborde|introuvable|personne|rien|aucun)[a-z]* (?:[a-z]+ ){0,8}?(?:, )?(?:sauf|hormis|
    excepte|a part)
  sans (?:avoir |etre |vous |s )?(?:[a-z]+(?:er|ir|re|oir)|vu|lu|essaye|visite|goute)(?: [a-z]+){0,3}?
  (?:ne|n) ser[a-z]+ (?:pas|jamais)(?: [a-z]+)? (?:decu|mecontent)e?s?(?: [a-z]+){0,2}?
  (?:ne|n) (?:vous )?(?:(?:manqu|hesit|rat|oubli|neglig|ignor|priv|loup|boud|cherch|ecart|quitt)ez (?:surtout )?pas|
    passez pas a cote)(?: [a-z]+){0,4}?
  ne (?:peut|peux|saurait|pouvez)(?: pas)? (?:passer a cote|ignorer|faire l impasse|ecarter|oublier)
`;

/** Excludes advice against a name for some people, times or cases: that is only a reservation. */
const FOR_SOME = some`
  (?! (?:si|s|le|les|la veille|quand|lorsqu?e?|en(?! tou)|aux?|pendant|sauf|entre|pour (?:une?|les|des|l)|avec|on|in|
    when|if|during|for)(?= ))
`;

/** Advice against a business, after its name. */
export const AGAINST_AFTER = within`
  (?:est |sont |plutot )?a (?:eviter|fuir|deconseiller|proscrire|ecarter|bannir|oublier|rayer|
    laisser de cote)${FOR_SOME}
  deconseillee?s?${FOR_SOME}
  (?:je|j|on|nous) (?:vous )?(?:(?:le|la|les|l) )?(?:deconseill|evite|ecarte|fui|elimine|raye)[a-z]*
  ne (?:vous )?(?:(?:le|la|les) )?(?:recommande|conseille|retien)[a-z]* (?:pas|plus|guere)
  mieux vaut (?:l |le |la |les )?(?:eviter|fuir|oublier|s abstenir|passer (?:votre|son) chemin|chercher ailleurs|
    aller ailleurs)
  pass[a-z]+ (?:mon|son|votre) (?:chemin|tour)|fuyez|oubliez
  (?<!vous )n y [a-z]+ez (?:pas|plus|rien)(?! (?:sans|le|trop|avant) )|surtout pas|tres peu pour moi|je m abstiendrais
  n (?:a|ont) pas (?:ma|mes) (?:confiance|faveur)|ne (?:me )?(?:parait|semble|est) pas un (?:bon )?choix
  je (?:ne|n) (?:(?:m|me|y|vous|l|le|la|les|leur|lui|en) ){0,2}(?!${GOOD_NEGATED})[a-z]+rai(?:s)? (?:${NOT})
  inutile (?:de|d) (?:les? |l |y )?(?:appel|insist|all|tent|contact|perdre|(?:se|vous) deplac|esper)[a-z]*
  n est (?:pas|guere) (?:recommandable|fiable|a conseiller)s?
  ne (?:merit|vau)[a-z]* (?:pas|plus) (?:le|la|votre|une?|sa) (?:detour|visite|deplacement|temps|confiance|reputation)
  m aurait (?:paru|semble)|(?:aurait ete|would have been) (?:ma|mon|my|notre|our)|liste noire|condamnee? (?:pour|en)
  epinglee?|c est non|(?:ne|n) (?:est|sont) pas faite?s? pour vous|sous le coup d
  l objet (?:de|d|des) (?:[a-z]+ ){0,2}(?:plaintes?|signalements?|poursuites?|enquetes?|procedures?|litiges?|
    condamnations?|mises?|fermetures?|avertissements?|fraudes?)
  look elsewhere|(?:not|never) recommended${FOR_SOME}|steer clear|non merci
`;

/** The start of a sentence that advises against the business of the sentence before. */
export const AGAINST_NEXT = opening`
  (?:oublions|a (?:ecarter|eviter|fuir|oublier))(?= ?(?:$|[,.;:]))|mon avis est non|fuyez
  evitez(?: (?:le|la|les))?(?= ?(?:$|,|:))|passez (?:votre chemin|donc)|oubliez(?: (?:le|la|les))?
  n (?:y )?(?:allez|insistez) pas|inutile (?:de|d)|mieux vaut|skip it|avoid|steer clear
  ne (?:vous|perdez|comptez)(?: [a-z]+)? pas
`;

/** Titles over businesses that are advised against; then over closed ones, namesakes and sources. */
export const AGAINST_TITLE = opening`
  (?:les |la |le |l |ce |ceux |celles |celui |celle |quelques |mes |deux |trois |
    une? )?(?:[a-z]+ ){0,3}(?:a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser)|(?:que|
    qu) (?:je|j|on|nous|l on) (?:deconseill|ecart|evit|laiss|elimin|n ai pas)[a-z]*|(?:non|pas) (?:retenu|recommande|
    conseille)e?s?)
  deconseillee?s?|je (?:vous )?deconseille|ecartee?s?|fausses? (?:pistes?|bonnes? (?:idees?|adresses?))|(?:to )?avoid
  not recommended|[a-z]+ to (?:avoid|skip)
`;
export const CLOSED_TITLE = opening`
  (?:les |deja |desormais |definitivement |ceux qui (?:ont |sont )?)?(?:fermee?s?|disparue?s?)(?= ?$|
    (?: definitivement| pour de bon| recemment| depuis))
  (?:permanently |recently )?closed
`;
export const CONFUSED_TITLE = opening`
  (?:attention )?(?:a )?ne pas confondre|homonymes?|not to be confused|(?:do not|don t) confuse
`;
export const SOURCE_TITLE = opening`
  (?:les |mes |nos )?(?:sources?|references|bibliographie|liens|notes)(?: (?:et|and|utilisees?|consultees?|utiles?|
    citees?)(?: [a-z]+)*)?(?= ?$| :)
  pour en savoir plus|en savoir plus|further reading|learn more|citations
`;
