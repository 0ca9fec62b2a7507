import { pattern, regex } from '../patterns/pattern.ts';

/**
 * A house named for what it uses, lends its name to or has said (R2e, R2f), and a house that the text is about to leave (R2b):
 * the verb classes of using, of reporting and of having been tried. Written without any case.
 */

const ART = '(?: (?:le|la|les|l|the|chez))*(?: [«"])? ?$';
const before = (body: string) => new RegExp(`(?:^|\\s)(?:${body})${ART}`, 'u');
const NOTABLY = pattern`
  (?: (?:
      deja|notamment|entre autres|par exemple|aussi|egalement|surtout|depuis longtemps|en particulier
      |already|notably|also
    )
  )?
`;

/** "utilisé notamment par X", "qu'emploie X", "dont se sert X": whoever uses a thing is not offered by it. */
const USED = pattern`
  (?:
    utilise
    |adopte
    |teste
    |employe
    |choisi
    |retenu
    |plebiscite
    |exploite
    |eprouve
    |essaye
    |acquis
    |commande
    |deploye
    |installe chez
    |used
    |adopted
    |chosen
    |tested
    |favoured
    |trusted
  )(?:e|s|es)?
`;
const USES = '(?:utilis|emploi|adopt|exploit|pos|instal|distribu|dout|manipul|loue)(?:e|ent|ait|aient)';
export const USER_BEFORE = before(
  [
    `${USED}${NOTABLY} (?:par|by|chez)${NOTABLY}`,
    `(?:que|qu|dont|which|that) (?:se (?:sert|servent|sont dote|est dote|est dotee)|${USES})${NOTABLY}`,
    pattern`
      (?:
        concu
        |developpe
        |mis au point
        |elabore
        |cree
        |redige
        |coecrit
        |imagine
        |made
        |built
        |developed
        |designed
      )(?:e|s|es)? (?:
        avec
        |en collaboration avec
        |en partenariat avec
        |en lien avec
        |with
        |for
        |together with
      )(?: l aide de)?
    `,
    pattern`
      (?:
        comme
        |a l instar de
        |tel que
        |telle que
        |identique a
        |pareil a
        |semblable a
      ) (?:celui|celle|ceux|celles) (?:de|du|des|d|chez)
    `,
    pattern`
      (?:parmi|au nombre de) (?:les |ses |leurs |des )?(?:
        clients
        |references
        |utilisateurs
        |abonnes
        |partenaires
        |fournisseurs
        |adherents
      )(?: [a-z]+){1,5} (?:
        figure
        |figurent
        |compte
        |comptent
        |on trouve
        |on compte
        |il y a
        |se trouve
        |se trouvent
      )
    `,
    pattern`
      (?:references|clients|customers|clientele)(?: [a-z]+){0,3} (?:sont|est|are|parlent) (?:[a-z]+ ){0,3}(?:
        serieuses?
        |solides?
        |nombreuses?
        |flatteuses?
        |prestigieuses?
        |connus?
        |connues?
        |d elles memes
        |impressive
        |solid
      ) :
    `,
    pattern`
      (?:
        supplies
        |supply
        |sells
        |delivers
        |provides
        |rents
        |fournit
        |fournissent
        |vend
        |vendent
        |livre
        |livrent
      ) (?:(?:des|les|ses|leurs|en|du|de la|la|le|its|their|the) )?(?:[a-z]+ ){1,3}(?:a|au|aux|to)
    `,
    pattern`
      (?:the|les|des|de) (?:
        images
        |photos
        |photographies
        |visuels
        |boites
        |cartes
        |enseigne
        |logo
        |affiches
        |emballages
        |menus
        |vitrines
        |site
        |murs
        |facade
        |plans
        |uniformes
      ) (?:de|du|des|d|of|for|chez)
    `,
    '(?:an? )?(?:former|ex|retired|one time)',
    '(?:porte|portent|portant) (?:la |le )?(?:marque|griffe|signature|logo|nom commercial)(?: (?:de|du|d))?',
    '(?:dans|dans les|entre) (?:les )?(?:murs|locaux|locaux d hier|anciens murs) (?:de|du|des|d)',
  ].join('|'),
);
/** What stands after: "which X runs on", "a former X instructor", "cite X parmi ses références". */
export const USER_AROUND: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:^|\s)(?:dont|auquel|a laquelle|a qui|pour qui|chez qui)(?: (?:le|la|les|l))? $/u,
    regex`
      ^ ?(?:est|sont|fait partie|font partie|etait|adhere|adherent|appartient)(?: [a-z]+)? ?(?:
        adherente?s?
        |membres?
        |partenaires?
        |cliente?s?
        |clients?
        |agreee?s?
        |revendeu(?:r|se)s?
        |distributeurs?
        |abonnee?s?
        |franchisee?s?
        |depositaires?
        |locataires?
        |fournisseurs?
      )?(?=[ ,.;])
    `,
  ],
  [
    /(?:^|\s)(?:which|that) (?:the )?$/u,
    /^ ?(?:runs? on|uses?|relies on|swears? by|stocks?|has (?:chosen|adopted|been using))(?=[ ,.;])/u,
  ],
  [
    /(?:^|\s)(?:former|ex|retired|previous) $/u,
    regex`
      ^ ?(?:
        instructor
        |teacher
        |chef
        |manager
        |owner
        |employee
        |coach
        |guide
        |barista
        |baker
        |stylist
        |partner
        |staff
      )s?(?=[ ,.;])
    `,
  ],
  [
    regex`
      (?:^|\s)(?:
        cite
        |citent
        |compte
        |comptent
        |affiche
        |affichent
        |revendique
        |mentionne
        |lists?
        |counts?
        |names?
      )(?: (?:le|la|les|l))? $
    `,
    regex`
      ^ ?(?:(?:, |et |and )[^.;]{0,60})?(?:
        parmi
        |comme
        |au nombre de
        |dans
        |among
        |as
      ) (?:ses|leurs|its|their|une?|a|an) (?:[a-z]+ )?(?:
        clients?
        |references?
        |utilisateurs?
        |partenaires?
        |customers?
        |users?
      )
    `,
  ],
  [
    /(?:^|\s)(?:que|qu|dont) (?:pose|installe|vend|utilise|distribue|emploie)(?:nt)?(?: (?:le|la|les|l))? $/u,
    /^ ?(?:,? ?(?:par exemple|notamment|entre autres|aussi))? ?,/u,
  ],
  [/(?:^|\s)arret(?: de (?:bus|tram|car|metro))? [«"] ?$/u, /^ ?[»"]/u],
];

/** "À en croire X,", "(chiffres : X, 2023)", "le calcul de X": the house is heard, not offered. */
export const HEARD_BEFORE = before(
  [
    pattern`
      (?:
        a en croire
        |si l on en croit
        |si j en crois
        |comme le (?:dit|note|rappelle|resume|precise|souligne|conseille|explique)
        |ainsi que le (?:rappelle|note|souligne)
      )
    `,
    pattern`
      (?:
        chiffres
        |donnees
        |tarifs
        |prix
        |source
        |sources
        |estimation
        |releve
        |calcul
        |methode
        |figures
        |data
        |prices
      )(?: (?:de|du|fournis|releves|communiques))? ?[:(]
    `,
    pattern`
      (?:
        packing list
        |checklist
        |tip
        |tips
        |advice
        |figures
        |recipe
        |liste
        |recette
        |astuce
        |conseils?
        |bareme
        |calcul
        |formule
        |methode
        |tableau
        |grille
        |modele
      ) (?:ci dessus |ci dessous )?(?:
        comes? from
        |is from
        |by
        |vien(?:t|nent) (?:de|du)
        |est (?:de|du|signee?|tiree? d[eu]|empruntee? a|reprise? d[eu])
      )
    `,
    pattern`
      (?:
        tiree?s?
        |extraite?s?
        |reprise?s?
        |issue?s?
        |empruntee?s?
        |copiee?s?
        |taken
        |borrowed
        |lifted
        |copied
        |adapted
      ) (?:de|du|des|d|a|au|from)(?: (?:chez|site de))?
    `,
    pattern`
      (?:
        emprunte
        |reprends
        |tire
        |dois
        |tiens
        |cite
        |borrow
        |took
      ) (?:ce|cet|cette|ces|le|la|les|l|this|the) [a-z]+(?: [a-z]+)? (?:a|au|aux|de|du|des|d|from)
    `,
  ].join('|'),
);
/** A verb of saying, then where it was said or what: "conseille dans une vidéo de", "estime dans un entretien que". */
export const HEARD_AFTER = regex`
  ^ ?(?:, [^,.;]{3,40} , )?(?:
    conseille
    |recommande
    |estime
    |explique
    |rappelle
    |precise
    |note
    |indique
    |affirme
    |ecrit
    |preconise
    |detaille
    |raconte
    |montre
    |suggere
    |signale
    |assure
    |declare
    |resume
    |confie
    |advises?
    |explains?
    |recommends?
    |notes?
    |says?
    |writes?
    |suggests?
    |shows?
  )(?:nt)? (?:[a-z]+ )?(?:dans|sur|lors|via|on|in|during) (?:
    une?
    |son
    |sa
    |ses
    |leurs?
    |l
    |la
    |le
    |les
    |its
    |their
    |an?
    |the
  ) (?:[a-z]+ ){0,2}(?:
    video
    |entretien
    |interview
    |podcast
    |emission
    |article
    |tribune
    |blog
    |site
    |page
    |chaine
    |compte
    |newsletter
    |lettre
    |guide
    |fiche
    |magazine
    |presse
    |radio
    |conference
    |webinaire
    |story
    |channel
    |website
    |post
  )(?! (?:internet )?(?:
      qu (?:il|elle|ils|elles|on) |
      that (?:it|they) |
      (?:un|une|des|les|le|l|la|its?|their|ses|son|sa|leurs?|a|the) (?:[a-z]+ )?(?:
        delais?|creneaux?|tarifs?|prix|horaires|disponibilites?|menus?|cartes?|parfums|prices|hours|slots
        |rates
      )
    )
  )
`;
/** "La recette de X, publiée sur son blog": what was published is not the house. */
export const PUBLISHED_BEFORE = regex`
  (?:^|\s)(?:
    recette
    |conseils?
    |methode
    |fiche
    |guide
    |tutoriel
    |video
    |liste
    |astuces?
    |calculateur
    |simulateur
    |grille
    |bareme
    |recipe
    |guide
    |tips?
  )s? (?:de|du|des|d|by|from)(?: (?:le|la|les|l|chez))? $
`;
export const PUBLISHED_AFTER = regex`
  ^ ?,? ?(?:
    publiee?s?
    |parue?s?
    |disponibles?
    |mise?s? en ligne
    |relayee?s?
    |postee?s?
    |diffusee?s?
    |consultables?
    |telechargeables?
    |trouvee?s?
    |lue?s?
    |published
    |posted
    |available
  )(?=\s)
`;

/** "Puisque X ne vous a pas rappelé", "si le devis de X vous a refroidi", "vous avez déjà consulté X": tried, and left. */
export const TRIED_BEFORE = regex`
  (?:^|\s)(?:
    faute (?:de|du|d)(?: (?:pouvoir|avoir pu) [a-z]+)?(?: (?:par|chez|a|avec))?
    |(?:votre|vos|ta|your) (?:[a-z]+ )?(?:
      experiences?|deceptions?|mesaventures?|deconvenues?|problemes?|soucis?|deboires|frustration|trouble
    )(?: [a-z]+)? (?:avec|chez|with|at)
    |vous (?:parlez|parliez|evoquiez|citiez|mentionniez) (?:de|du|d)?
    |if you (?:liked|loved|enjoyed|used to like)
    |vous (?:avez|aviez|sortez|venez) (?:deja |d abord |donc )?(?:
      consulte|contacte|appele|vu|visite|sollicite|interroge|rencontre|eu|essaye|teste
      |de (?:chez|voir|consulter|quitter)
    )
    |(?:
      vous (?:souhaitez|voulez|cherchez a|aimeriez)|pour
    ) (?:comparer|mettre en concurrence|confronter) (?:(?:avec|a|l offre de|le devis de|les prix de) ?)
    |you (?:have |ve )?(?:already )?(?:called|tried|contacted|visited|seen|asked)
  )(?: (?:le|la|les|l|chez|at))* ?$
`;
export const SET_BY_AFTER = regex`
  ^ ?(?:
    (?:,? ?(?:etant|ayant|being)) (?:[a-z]+ )?(?:
      complet|complete|deborde|debordee|indisponible|ferme|fermee|pris|decline|refuse|full|closed
    )[^.;]{0,30}
    |,? ?mise?s? a part
    |excepte
    |,? ?aside
    |,? ?apart
  )(?= ?,)
`;
/** What went wrong there, in the clause that the sentence leaves. */
export const LEFT_AFTER = regex`
  ^ ?(?:, [^,.;]{3,30} , )?(?:ne |n )?(?:(?:vous|t|te) )?(?:
    a
    |ont
    |avait
    |has
    |have
    |is
    |was
    |est
    |etait
    |sont
  )?(?: (?:pas|plus|jamais|not|never|already|deja)
  )*(?: (?:vous|you))? ?(?:
    rappelee?s?
    |repondu
    |refroidie?s?
    |refuse
    |decline
    |annule
    |ferme(?! (?:le|a|en|pour))
    |decue?s?
    |lassee?s?
    |effraye
    |effrayee
    |convaincu
    |recue?s?
    |donne suite
    |turned you (?:down|away)
    |let you down
    |put you off
    |call(?:ed)? (?:you )?back
    |complete?s?
    |indisponibles?
    |deborde
    |debordee
    |pris
    |fully booked
    |full
    |tarde
    |paru
    |semble
    |parait
    |fait fuir
    |laisse (?:sur|tomber)
  )[^.;]{0,60}?,
`;
export const LEAVING_FRAME = regex`
  ^(?:(?:mais|alors|bref|donc) )?(?:
    si
    |puisque?
    |puisqu
    |comme
    |etant donne que
    |vu que
    |quand
    |lorsque
    |parce que
    |dans la mesure ou
    |if
    |since
    |as
    |because
    |when
  )(?: (?:le|la|les|l|son|votre|the|ce|cette)(?: (?:
        devis|delai|prix|tarif|accueil|reponse|refus|silence|proposition|quote|price|reply
      )s? (?:de|du|des|d|from|of)
    )?
  )?(?: (?:le|la|les|l))? ?$
`;
