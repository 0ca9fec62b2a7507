import { before, opening, some, within } from './pattern.ts';

// R2c: the commonest ways in which French and English advise against a business.

const NOT = 'pas|plus|rien|jamais|guere';

/** "Évitez X", "je ne vous recommande pas X". */
export const AGAINST_BEFORE = before`
  (?:evite|fuye|oublie|raye|ecarte|bannisse|boycotte|deconseille)[zr](?: (?:donc|plutot|absolument|surtout|si possible))?(?: , [a-z ]+ ,)?
  (?:j |je (?:vous |le |la |les )?)(?:evite|ecarte|deconseille|elimine|exclu|fui|raye)[a-z]*(?: [a-z]+){0,2}
  deconseill[a-z]+(?! pas)(?: [a-z]+){0,5}?|ni|mieux vaut (?:ne pas [a-z]+|eviter|se passer)(?: [a-z]+){0,2}|mise en garde(?: [a-z]+){0,3}|passez votre tour(?: [a-z]+){0,4}|ne suis pas favorable|a (?:eviter|fuir|ecarter|proscrire)(?: :| ,)?
  j ai (?:ecarte|exclu|elimine|retire|laisse de cote)|laiss(?:ez|er|erais|ons) (?:de cote|tomber)
  (?:ne|n) (?:vous |y )?[a-z]{2,}(?<!r)ez(?: vous)? (?:surtout )?(?:${NOT})(?: [a-z]+){0,2}?
  je (?:ne|n) (?:vous |y |m )?(?:recommande|conseille|retien|choisi|confie|fe|prend|mett|passe|garde|signe|place|ir|adresse|cite|classe)[a-z]* (?:${NOT})(?: [a-z]+){0,2}?
  avoid|steer clear|stay away|skip|(?:i (?:would not|wouldn t|do not|don t)|do not|don t) (?:count on|hire|recommend|use|book|choose|pick|go)
  (?:impossible|difficile) (?:de|d) (?:vous )?(?:recommander|conseiller)
  je ne (?:peux|saurais|pourrais) (?:pas )?(?:vous )?(?:recommander|conseiller)
`;

/** Words that reverse advice against a name: "on aurait tort d'écarter X", "j'ai failli oublier X". */
export const REVERSED_BEFORE = before`
  (?:failli|voudrait|voudraient|voulu|allais|question|l idee|comment|finir sans|hesite|tente|envie|songe)(?: [a-z]+){0,2}? (?:evit|ecart|ray|elimin|oubli|mentionn)er
  (?:tort|dommage|difficile|erreur|faute|injuste|bete|idiot|impossible) (?:de |d |que de )(?:[a-z]+ ){0,3}(?:evit|ecart|ignor|oubli|pass|boud|neglig|ray)[a-z]+(?: [a-z]+){0,3}?
`;

/** Excludes advice against a name for some people, times or cases: that is only a reservation. */
const FOR_SOME =
  '(?! (?:si|s|le|les|la veille|quand|lorsqu?e?|en(?! tou)|aux?|pendant|sauf|entre|pour (?:une?|les|des|l)|avec|on|in|when|if|during|for)(?= ))';

/** Advice against a business, after its name. */
export const AGAINST_AFTER = within`
  (?:est |sont |plutot )?a (?:eviter|fuir|deconseiller|proscrire|ecarter|bannir|oublier|rayer|laisser de cote)${FOR_SOME}
  deconseillee?s?${FOR_SOME}|(?:je|j|on|nous) (?:vous )?(?:(?:le|la|les|l) )?(?:deconseill|evite|ecarte|fui|elimine|raye)[a-z]*
  ne (?:vous )?(?:(?:le|la|les) )?(?:recommande|conseille|retien)[a-z]* (?:pas|plus|guere)
  mieux vaut (?:l |le |la |les )?(?:eviter|fuir|oublier|s abstenir|passer (?:votre|son) chemin|chercher ailleurs|aller ailleurs)
  passez votre chemin|je passerais mon chemin|abstenez vous|fuyez|oubliez|mefiez vous en|n (?:y )?(?:allez|retournez|insistez) pas|non merci
  (?:plaintes|litiges|avis negatifs|signalements) (?:s accumulent|se multiplient)|liste noire|escroquerie|arnaques?|condamnee? (?:pour|en)|epinglee?
  c est non|(?:ne|n) (?:est|sont) pas faite?s? pour vous|declinez|sous le coup d|(?:fai|fon)[a-z]* l objet (?:de|d)|look elsewhere|a laisse (?:plusieurs|des) chantiers
  (?:is |are )?(?:best |to be )avoided|(?:not|never) recommended${FOR_SOME}|(?:one|a place|place) to avoid|not worth (?:the|your|it)|avoid it|skip it|steer clear|off the list
`;

/** The start of a sentence that advises against the business of the sentence before. */
export const AGAINST_NEXT = opening`
  evitez(?: (?:le|la|les))?(?= ?(?:$|,|:))|fuyez|passez (?:votre chemin|donc)|oubliez(?: (?:le|la|les))?|n (?:y )?(?:allez|insistez) pas|inutile (?:de|d)|mieux vaut|skip it|avoid|steer clear
  ne (?:vous|perdez|comptez)(?: [a-z]+)? pas
`;

/** Titles over businesses that are advised against; then over closed ones, namesakes and sources. */
export const AGAINST_TITLE = opening`
  (?:les |la |le |l |ce |ceux |celles |celui |celle |quelques |mes |deux |trois |une? )?(?:[a-z]+ ){0,3}(?:a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser)|(?:que|qu) (?:je|j|on|nous|l on) (?:deconseill|ecart|evit|laiss|elimin|n ai pas)[a-z]*|(?:non|pas) (?:retenu|recommande|conseille)e?s?)
  deconseillee?s?|je (?:vous )?deconseille|ecartee?s?|fausses? (?:pistes?|bonnes? (?:idees?|adresses?))|hors (?:liste|selection|jeu)|(?:les )?(?:grands? )?absente?s?
  (?:to )?avoid|not recommended|[a-z]+ to (?:avoid|skip)|left out|ruled out|red flags?
`;
export const CLOSED_TITLE = opening`
  (?:les |deja |desormais |definitivement |ceux qui (?:ont |sont )?)?(?:fermee?s?|disparue?s?)(?= ?$| definitivement| pour de bon| recemment| depuis)
  (?:les |l |la |le |ces |quelques )?(?:adresses?|noms?|maisons?|enseignes?|cabinets?|commerces?|boutiques?|restaurants?|tables?|etablissements?|magasins?|clubs?|ateliers?) (?:fermee?s|disparue?s|closes|qui (?:ont ferme|n existent plus|ont disparu))|n existent? plus|plus en activite
  (?:permanently |recently )?closed|no longer ${some`
    open
    trading
    available
    in business
    an option
  `}
`;
export const CONFUSED_TITLE = opening`
  (?:attention )?(?:a )?ne pas confondre|homonymes?|not to be confused|(?:do not|don t) confuse
`;
export const SOURCE_TITLE = opening`
  (?:les |mes |nos )?(?:sources?|references|bibliographie|liens|notes)(?: (?:et|and|utilisees?|consultees?|utiles?|citees?)(?: [a-z]+)*)?(?= ?$| :)
  pour en savoir plus|en savoir plus|sites? consultes?|further reading|learn more|citations
`;
