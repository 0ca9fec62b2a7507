import { before, opening, some, within } from './pattern.ts';

// R2c: the commonest ways in which French and English advise against a business.

const NOT = 'pas|plus|rien|jamais|guere';

/** "Évitez X", "je ne vous recommande pas X". */
export const AGAINST_BEFORE = before`
  (?:evite|fuye|oublie|raye|ecarte|bannisse|boycotte|deconseille)[zr](?: (?:donc|plutot|absolument|surtout|
    si possible))?(?: , [a-z ]+ ,)?
  (?:j |je (?:vous |le |la |les )?)(?:evite|ecarte|deconseille|elimine|exclu|fui|raye)[a-z]*(?: [a-z]+){0,2}
  deconseill[a-z]+(?! pas)(?: [a-z]+){0,5}?|ni|mieux vaut (?:ne pas [a-z]+|eviter|se passer)(?: [a-z]+){0,2}
  mise en garde(?: [a-z]+){0,3}|ne suis pas favorable|a (?:eviter|fuir|ecarter|proscrire)(?: :| ,)?
  j aurais (?:[a-z]+ )?(?:commence|choisi|recommande|conseille|propose|cite)
  j ai (?:ecarte|exclu|elimine|retire|laisse de cote)|laiss(?:ez|er|erais|ons) (?:de cote|tomber)
  (?:ne|n) (?:vous |y )?[a-z]{2,}(?<!r)ez(?: vous)? (?:surtout )?(?:${NOT})(?: [a-z]+){0,2}?
  je (?:ne|n) (?:vous |y |m )?(?:recommande|conseille|retien|choisi|confie|fe|prend|mett|passe|garde|signe|
    place|ir|adresse|cite|classe|oriente|enverr)[a-z]* (?:${NOT})(?: [a-z]+){0,2}?
  avoid|steer clear|stay away|skip
  (?:i (?:would not|wouldn t|do not|don t)|do not|don t) (?:count on|hire|recommend|use|book|choose|pick|go)
  (?:impossible|difficile) (?:de|d) (?:vous )?(?:recommander|conseiller)
  je ne (?:peux|saurais|pourrais) (?:pas )?(?:vous )?(?:recommander|conseiller)
`;

/** Words that reverse advice against a name: "on aurait tort d'écarter X", "j'ai failli oublier X". */
export const REVERSED_BEFORE = before`
  (?:failli|voudrait|voudraient|voulu|allais|question|l idee|comment|finir sans|hesite|tente|envie|
    songe)(?: [a-z]+){0,2}? (?:evit|ecart|ray|elimin|oubli|mentionn)er
  (?:tort|dommage|difficile|erreur|faute|injuste|bete|idiot|impossible) (?:de |d |
    que de )(?:[a-z]+ ){0,3}(?:evit|ecart|ignor|oubli|pass|boud|neglig|ray)[a-z]+(?: [a-z]+){0,3}?
`;

/** Excludes advice against a name for some people, times or cases: that is only a reservation. */
const FOR_SOME = some`
  (?! (?:si|s|le|les|la veille|quand|lorsqu?e?|en(?! tou)|aux?|pendant|sauf|entre|pour (?:une?|les|des|l)|avec|
    on|in|when|if|during|for)(?= ))
`;

/** Advice against a business, after its name. */
export const AGAINST_AFTER = within`
  abstenez vous|mefiez vous en|declinez|(?:one|a place|place) to avoid|not worth (?:the|your|it)|off the list|(?:best |to be )avoided
  (?:est |sont |plutot )?a (?:eviter|fuir|deconseiller|proscrire|ecarter|bannir|oublier|rayer|
    laisser de cote)${FOR_SOME}
  deconseillee?s?${FOR_SOME}
  (?:je|j|on|nous) (?:vous )?(?:(?:le|la|les|l) )?(?:deconseill|evite|ecarte|fui|elimine|raye)[a-z]*
  ne (?:vous )?(?:(?:le|la|les) )?(?:recommande|conseille|retien)[a-z]* (?:pas|plus|guere)
  mieux vaut (?:l |le |la |les )?(?:eviter|fuir|oublier|s abstenir|passer (?:votre|son) chemin|
    chercher ailleurs|aller ailleurs)
  passez votre chemin|non merci|a laisse (?:plusieurs|des) chantiers
  passer(?:ais)? (?:mon|son|votre) (?:chemin|tour)|fuyez|oubliez|n (?:y )?(?:allez|retournez|insistez) pas
  m aurait (?:paru|semble)|(?:aurait ete|would have been) (?:ma|mon|my|notre|our)|liste noire|escroquerie
  arnaques?|condamnee? (?:pour|en)|epinglee?
  c est non|(?:ne|n) (?:est|sont) pas faite?s? pour vous|sous le coup d
  (?:fai|fon)[a-z]* l objet (?:de|d)|look elsewhere
  (?:not|never) recommended${FOR_SOME}|avoid it|skip it|steer clear
`;

/** The start of a sentence that advises against the business of the sentence before. */
export const AGAINST_NEXT = opening`
  mon avis est non|fuyez|evitez(?: (?:le|la|les))?(?= ?(?:$|,|:))|passez (?:votre chemin|donc)|oubliez(?: (?:le|la|les))?
  n (?:y )?(?:allez|insistez) pas|inutile (?:de|d)|mieux vaut|skip it|avoid|steer clear
  ne (?:vous|perdez|comptez)(?: [a-z]+)? pas
`;

/** Titles over businesses that are advised against; then over closed ones, namesakes and sources. */
export const AGAINST_TITLE = opening`
  (?:les |la |le |l |ce |ceux |celles |celui |celle |quelques |mes |deux |trois |
    une? )?(?:[a-z]+ ){0,3}(?:a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser)|
    (?:que|qu) (?:je|j|on|nous|l on) (?:deconseill|ecart|evit|laiss|elimin|n ai pas)[a-z]*|(?:non|
    pas) (?:retenu|recommande|conseille)e?s?)
  deconseillee?s?|je (?:vous )?deconseille|ecartee?s?|fausses? (?:pistes?|bonnes? (?:idees?|adresses?))
  (?:to )?avoid|not recommended|[a-z]+ to (?:avoid|skip)
`;
export const CLOSED_TITLE = opening`
  (?:les |deja |desormais |definitivement |ceux qui (?:ont |sont )?)?(?:fermee?s?|disparue?s?)(?= ?$|
    (?: definitivement| pour de bon| recemment| depuis))
  (?:les |l |la |le |ces |quelques )?(?:adresses?|noms?|maisons?|enseignes?|cabinets?|commerces?|boutiques?|
    restaurants?|tables?|etablissements?|magasins?|clubs?|ateliers?) (?:fermee?s|disparue?s|closes|
    qui (?:ont ferme|n existent plus|ont disparu))
  (?:permanently |recently )?closed|no longer (?:open|trading|available|in business|an option)
`;
export const CONFUSED_TITLE = opening`
  (?:attention )?(?:a )?ne pas confondre|homonymes?|not to be confused|(?:do not|don t) confuse
`;
export const SOURCE_TITLE = opening`
  (?:les |mes |nos )?(?:sources?|references|bibliographie|liens|notes)(?: (?:et|and|utilisees?|consultees?|
    utiles?|citees?)(?: [a-z]+)*)?(?= ?$| :)
  pour en savoir plus|en savoir plus|further reading|learn more|citations
`;
