import { pattern, regex } from '../patterns/pattern.ts';

/**
 * How a text meets a name that is not the house one looks for (R8c): in searches, directories and forums, under the eyes of the
 * reader; and the clause that says who it is in truth. Word classes, written without any case.
 */

/** Where such names are met. */
const WHERE = pattern`
  (?:
    forums?
    |resultats?
    |recherches?
    |moteurs?(?: de recherche)?
    |google
    |maps
    |cartes?
    |plans?
    |annuaires?
    |blogs?
    |reseaux(?: sociaux)?
    |facebook
    |instagram
    |tiktok
    |linkedin
    |pages jaunes
    |internet
    |toile
    |listes?
    |fiches?
    |messages?
    |avis
    |commentaires?
    |fils de discussion
    |groupes?
    |publications?
    |web
    |search(?:es)?
    |results?
    |director(?:y|ies)
    |listings?
    |online
    |reviews?
    |posts?
  )
`;
/** How they come before the eyes of the reader. */
const SEEN = pattern`
  (?:
    il (?:existe|y a) (?:bien |aussi |egalement |certes )?(?:une?|deux|des)
    |on m a (?:signale|indique|cite|parle d[eu]?)
    |(?:je|on|vous|j|tu|nous) (?:[a-z]+ ){0,3}?(?:
      li[ts]|lirez|lisez|verrez|voyez|voi[ts]|croisez|croiserez|trouve|trouverez|trouvez|trouvait
      |ai (?:vu|lu|trouve|croise)|avez (?:vu|lu|croise|trouve)|tomb(?:ez|erez|e)|rencontr[a-z]+
      |apercev[a-z]+
    )
    |(?:
      remonte|ressort|apparait|revient|figure|circule|sort|surgit|traine|s affiche
      |est (?:souvent |parfois |aussi )?(?:cite|citee|mentionne|mentionnee|evoque|evoquee)
    )(?:nt)?
    |(?:mentionne|affiche|liste|donne|cite|vante|signale|evoque|recommande|parle)(?:nt)?
    |(?:
      you (?:will |may |might |ll )?(?:also )?(?:see|find|come across|stumble)|comes? up|shows? up
      |brings? up|turns? up|pops? up|appears?|mentioned|listed
    )
  )
`;
/** The one meant there: "celle dont parlent ces messages", "le compte en question". */
const THE_ONE = pattern`
  (?:
    (?:
      celle|celui|ceux|celles|cette (?:maison|enseigne|entreprise|adresse|societe|boutique)
      |cet (?:etablissement|atelier|artisan)
    ) (?:la )?(?:dont|que|qu|qui|est|se|porte)
    |(?:
      en question|dont il (?:est|s agit)|dont parle(?:nt)?|qui porte ce nom|du meme nom|de ce nom|homonymes?
      |un certain|une certaine|the one|that one
      |the (?:[a-z]+ ){1,4}(?:you (?:will|may|might|ll)?|that comes up)
    )
  )
`;
/** "vérification faite", "attention": the text corrects what the reader may think. */
const CORRECTS = pattern`
  (?:
    verification(?:s)? faite
    |il s agit (?:en fait |en realite )?d(?:e|u|es)?
    |apres verification
    |renseignements? pris
    |en fait
    |en realite
    |en verite
    |attention
    |mefie(?:z vous|nce)
    |ne vous y trompez pas
    |ne vous trompez pas
    |prenez garde
    |actually
    |in fact
    |beware
    |careful
    |(?:
      concerne|designe|appartien|renvoie|correspond
    )(?:n?t)? (?:a |en (?:fait|realite) a? ?)?(?:une?|celle|celui|l|la|le)
  )
`;
/** These only turn the sentence. */
const TURNS = '(?:mais|or|seulement|toutefois|cependant|en revanche|but|however)';

export const MET = regex`
  (?:^|\s)(?:
    ${SEEN}
    |(?:
      dans|sur|via|chez|en tete d|de|du|des|les|on|in|vos|nos|plusieurs|certains|ces|cet?|l|online
    ) ?(?:les |des |la |le |l |ces |un |votre |vos |the |this )?${WHERE}
    |le seul
    |la seule
    |the only
  )(?=\s)
`;
export const THE_ONE_MET = new RegExp(`(?:^|\\s)${THE_ONE}(?=\\s)`, 'u');
export const TURNED = new RegExp(`(?:^|\\s)${TURNS}(?=\\s)`, 'u');
export const CORRECTED = new RegExp(`(?:^|\\s)${CORRECTS}(?=\\s)`, 'u');

/** Who it is in truth, and where: the place or the trade is the word after. */
export const IS_IN = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:
        est|sont|se trouve(?:nt)?|se situe(?:nt)?|exerce(?:nt)?|s avere(?:nt)?|demeure(?:nt)?|is|are
      )(?: [a-z]+)?(?: (?:installe|etabli|base|situe|domicilie|implante|enregistre)e?s?| based| located| registered
      )? (?:a|au|aux|en|dans|pres d|pres de|du cote de|cote|de|d|in|near|from)
      |(?:
        il s agit|ce sont|c est|appartien(?:t|nent)|concerne(?:nt)?|designe(?:nt)?|renvoie(?:nt)?
        |correspond(?:ent)?|est celui|est celle|mene(?:nt)?|pointe(?:nt)?
      )(?: [a-z\d]+){1,10}? (?:a|au|de|d|en|dans|in)
      |(?:installee?|etablie?|basee?|situee?|domiciliee?|implantee?|based|located) (?:a|au|en|dans|in|near)
      |(?:est|is) (?:une?|a|an) (?:[a-z]+ ){1,3}(?:a|de|d|in|from|of)
    ) (?:(?:la|le|les|l|the) )?([a-z]+(?: [a-z]+){0,2})
  `,
  'gu',
);
/** It is another kind of business, or so far away that it cannot be meant. */
export const IS_OTHER = regex`
  (?:^|\s)(?:
    n a rien (?:d|de|a voir)
    |n ont rien (?:d|de|a voir)
    |sans (?:aucun |le moindre )?(?:lien|rapport)
    |aucun (?:lien|rapport)
    |autre (?:metier|activite|societe|entreprise|maison|region|departement|pays)
    |homonymes?
    |a (?:
      pres de |plus de |environ |au moins |quelque )?(?:[a-z\d]+ ){1,3}(?:
      kilometres|km|heures
    )(?: (?:de route|d ici|de la|de voiture|de train)
    )?
    |(?:a )?l autre bout
    |(?:bien |beaucoup |un peu )?trop loin
    |hors de portee
    |en (?:belgique|suisse|allemagne|italie|espagne|angleterre|outre mer)
    |au (?:canada|quebec|luxembourg|portugal|maroc)
    |nothing to do
    |no (?:link|connection)
    |unrelated
    |(?:\d+|two|three|several|hundreds of) (?:miles|hours|kilometres) away
  )(?=\s|$)
`;
/** What a homonym may be besides a business of another kind. */
export const OTHER_THINGS = regex`
  ^(?:
    vendeu(?:r|se)
    |grossiste
    |fabricant
    |distributeur
    |negociant
    |importateur
    |blog
    |marque
    |label
    |compte
    |collectif
    |site
    |plateforme
    |chaine
    |createur
    |creatrice
    |artiste
    |groupe
    |clothing
    |brand
    |wholesaler
    |manufacturer
    |blog
    |band
    |film
    |restaurant
    |shop
  )$
`;
/** "c'est un plombier de Pau", "désigne un salon de thé", "is a clothing shop": what it is. */
export const IS_A = new RegExp(
  pattern`
    (?:^|\s)(?:
      c est (?:celui|celle) d
      |il s agit (?:de|d) (?:la|le|l)
      |c est
      |il s agit d
      |s avere etre
      |se revele etre
      |designe
      |est
      |that one is
      |it is
      |is
      |appartient a
      |est (?:en fait|en realite)
    ) (?:en fait |en realite |plutot |actually )?(?:une?|la|le|l|a|an)? ?(?:
      ancien(?:ne)? |
      petite? |
      simple |
      grande? )?([a-z]+)(?: [a-z]+)?
  `,
  'gu',
);
