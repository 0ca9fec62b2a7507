import { pattern, regex } from '../patterns/pattern.ts';

/**
 * Warnings (R2c): what a writer tells the customer not to do with a house, or why one passes on. Verbs of dealing with a house
 * under a negation or a verb of dissuading, orders that drop it, judgements and broken promises told of it; as paradigms, from
 * the grammar, without any case.
 */

const end = (body: string) =>
  regex`
    (?:^|\s)(?:${body})(?: (?:a|au|aux|chez|par|avec|sur|vers|de|du|des|d|pour)
    )?(?: le| la| les| l| un| une| the| chez)*(?: «| ")? ?$
  `;
const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');
const STOPS = '(?= ?(?:$|[,.;:!)–]))';

/** What one does with a house, in the infinitive; never "ne pas passer à côté", "ne pas laisser filer". */
const DEAL = pattern`
  (?!
    (?:
      passer (?:a cote|devant)|laisser (?:passer|filer|echapper)|faire l impasse|aller (?:plus|ailleurs)
      |prendre (?:sans|le temps)
    )(?=\s)
  )(?:
    confier
    |adresser
    |faire
    |passer
    |appeler
    |contacter
    |choisir
    |retenir
    |prendre
    |aller
    |retourner
    |signer
    |acheter
    |commander
    |engager
    |aventurer
    |laisser
    |compter
    |fier
    |recommander
    |conseiller
    |ecouter
    |donner
    |verser
    |payer
    |deposer
    |reserver
    |travailler
    |traiter
    |solliciter
    |recourir
    |envoyer
    |inscrire
    |amener
    |emmener
    |tourner
    |rendre
    |frequenter
    |utiliser
    |louer
    |venir
    |diriger
    |orienter
    |accepter
  )
`;
const AND_MORE = '(?: (?!(?:sans|avant|ailleurs|plutot|autre|mieux|tant|avoir)(?=\\s))[a-z\\d]+){0,7}?';
const PROPOSED = pattern`
  (?:
    propos
    |parl
    |recommand
    |conseill
    |cit
    |vant
    |envoi
    |orient
    |dirig
    |nomm
    |mentionn
    |suggere
    |adress
    |pouss
    |vend
  )[a-z]*
`;
const LISTS =
  '(?:liste|selection|classement|palmares|recommandations?|choix|propositions|adresses|comparatif|tableau)';
const SOMEBODY = '(?:l )?(?:on|quelqu un|une? [a-z]+|vos? [a-z]+|votre [a-z]+|des [a-z]+|certains)';
const NOT_ADVISED = pattern`
  (?:ne|n) (?:vous |te |y |lui )?(?:
    recommand
    |conseill
    |sugger
    |propos
    |retien
    |retiend
    |choisi
    |cit
    |gard
    |prend
    |frequent
    |mett
    |fer
    |confi
    |appell
    |ir
    |enver
    |souhait
  )[a-z]* (?:pas|plus|guere|jamais|point|personne|rien)(?: [a-z]+){0,3}?
`;

/** Without one of these nothing of what follows is said before a name. */
export const MAY_WARN_BEFORE = regex`
  deconseill
  |dissuad
  |decourag
  | ne (?:surtout )?(?:pas|rien|plus|jamais) |contre
  |defavorable
  |hostile
  |opposee?
  |qui (?:vous|te) |fuir
  |eviter
  |ecarter
  |proscrire
  |bannir
  |oublier
  |que? (?:je|j|on|l|nous) |(?:si|quand|lorsque?|des que) (?:l )?on
  |dissuade
  |(?:ne|n) (?:[a-z]+ )?(?:perd|gach|risqu|gaspill|depens|jou|laiss|brul|esper|compt|cherch|imagin|pens|tent|essay)
  |epargnez
  |dispensez
  |passez vous
  |j(?:e)? n
  |on n
  |n importe
  |partout
  |ailleurs
  |don t
  |do not
  |never
  |talked
  |warn
  |think twice
`;
export const WARNED_BEFORE = end(
  [
    pattern`
      (?:deconseill|dissuad|decourag)[a-z]*(?: [a-z]+){0,4}? (?:de|d) (?:
        vous |
        s |
        se |
        y |
        en |
        lui |
        m |
        me )?${DEAL}${AND_MORE}
    `,
    pattern`
      (?:
        mieux vaut
        |vaut mieux
        |vaudrait mieux
        |il faut(?:drait)?
        |il conviendrait de
        |il convient de
        |priere de
        |autant
        |veillez a
        |tachez de
        |essayez de
        |je prefer[a-z]*
        |le mieux est de
        |(?:mon |un |le )?conseil :
        |pensez a
        |promettez moi de
        |attention a
      ) ne (?:surtout |absolument )?(?:pas|rien|plus|jamais) (?:
        vous |
        s |
        se |
        lui |
        y |
        m |
        me |
        leur )?${DEAL}${AND_MORE}
    `,
    pattern`
      (?:je|j|on|nous) (?:
        suis
        |serais
        |reste
        |resterais
        |me montrerais
        |me declare
        |est
        |serait
        |sommes
        |etais
      ) (?:[a-z]+ ){0,5}?(?:, (?:et |voire )?(?:meme )?)?(?:[a-z]+ )?(?:
        contre
        |defavorable
        |hostile
        |opposee?
      )(?: [,a-z]+){0,3}? (?:
        au sujet
        |a propos
        |a l egard
        |concernant
        |quant
        |a l idee
        |a
        |au
        |aux
        |s agissant
        |l idee
      )(?: (?:de|d) (?:passer par|faire appel a|confier|choisir))?
    `,
    pattern`
      (?:
        n ecout
        |ne croy
        |ne suiv
        |ignor
        |mefi
      )(?:ez|e|ons)(?: vous)?(?: surtout)?(?: pas| jamais| plus)? (?:de )?(?:
        ceux
        |celles
        |quiconque
        |tous ceux
        |les [a-z]+
      ) qui (?:vous |te )?${PROPOSED}
    `,
    pattern`
      (?:
        a (?:fuir|eviter|ecarter|proscrire|bannir|oublier|deconseiller)
        |qu[e]? (?:je|j|on|l on|nous) (?:
          ${NOT_ADVISED}|(?:evit|ecart|deconseill|elimin|ray|exclu|bann|fui)[a-z]+|laiss[a-z]+ de cote
        )
      )(?: (?:absolument|ici|d emblee|d office|sans hesiter|toutefois|en revanche|vraiment|surtout|en priorite)
      )?(?: ,)? (?:c est|ce sont|ce serait|est|sont|reste|restent|serait|s appelle|se nomme|:)
    `,
    pattern`
      (?:
        passez (?:votre|ton) (?:tour|chemin)
        |fuyez
        |mefiez vous
        |refusez
        |declinez
        |abstenez vous
        |dites non
        |n y allez pas
      )(?: [a-z]+){0,3}?(?: ,)? (?:si|s|quand|lorsqu?e?|des que|des qu) ${SOMEBODY} (?:vous |te )?${PROPOSED}
    `,
    pattern`
      (?<!(?:vous|on|nous) )(?:ne|n) (?:
        perd
        |gach
        |risqu
        |gaspill
        |depens
        |jou
        |laiss
        |brul
      )(?:
        ez
        |e
        |ons
        |ais
        |ions
      )(?: vous)? (?:surtout |donc )?(?:pas|plus|jamais)(?! (?:passer|filer|echapper|rebuter|decourager|arreter|impressionner|intimider|dissuader)
      )(?: [a-z]+){0,4}?
    `,
    '(?:epargnez|dispensez|passez) vous',
    pattern`
      (?:je|j|on|nous) n(?:e)? (?:y )?(?:re)?(?:
        mettr
        |tourner
        |viendr
        |ir
        |confier
        |acheter
        |passer
        |commander
        |prendr
        |appeler
        |signer
        |reserver
      )(?:ai|a|ons) (?:plus|jamais|pas de sitot|pas)(?! (?:ailleurs|sans|autre))(?: [a-z]+){0,4}?
    `,
    pattern`
      (?<!(?:vous|on|nous) )(?:n|ne) (?:
        esper
        |compt
        |cherch
        |imagin
        |pens
        |tent
        |essay
      )(?:ez|ons) (?:
        surtout |
        donc |
        meme )?(?:pas|plus)(?: a| de)? (?:vous |y )?[a-z]+(?:er|ir|re)(?! (?:mieux|ailleurs|plus)
      )(?: [a-z]+){0,4}?
    `,
    pattern`
      (?:
        n importe (?:ou|qui|lequel|laquelle|quelle? [a-z]+)
        |partout
        |ailleurs
      )(?: [a-z]+){0,3}(?: ,)? (?:mais|sauf|hormis|excepte)(?: surtout)?(?: pas)?
    `,
    pattern`
      (?:don t|do not|never)(?: ever)? (?:
        hire
        |use
        |book
        |call
        |go
        |trust
        |pay
        |sign
        |choose
        |pick
        |eat
        |stay
        |touch
        |rely
        |waste
        |send
        |fall
        |be (?:tempted|fooled|taken in)
      )(?: (?!without|until|before)[a-z]+){0,5}?(?: (?:to|with|at|on|for|by|from|in|into))?
    `,
    pattern`
      (?:
        talk(?:ed)? you out of
        |warn(?:ed)? you (?:off|against|about)
        |think twice before (?:[a-z]+ ){1,4}?(?:with|at|to|from)?
      )
    `,
  ].join('|'),
);

/** The same on both sides of the name. */
export const WARNED_AROUND: readonly (readonly [RegExp, RegExp])[] = [
  [
    regex`
      (?:^|\s)(?:
        laiss
        |ten
        |gard
        |exclu
        |sort
        |ote
        |otee
        |retir
        |enlev
        |mis
        |mett
        |ecart
      )[a-z]* (?:[a-z]+ment )?(?:le |la |les |l )?$
    `,
    new RegExp(
      `^ ?(?:hors|en dehors|a l ecart|de) (?:de |d )?(?:cette|ma|la|ce|mon|mes|notre) ${LISTS}\\b`,
      'u',
    ),
  ],
  [
    regex`
      (?:^|\s)(?:ne|n) (?:
        trouver
        |verr
        |voi
        |lir
        |figur
      )[a-z]* (?:donc |volontairement )?(?:pas|plus) (?:le |la |les |l )?$
    `,
    new RegExp(`^ ?(?:dans|parmi|sur) (?:cette|ma|la|mes|ce|mon|les|notre) ${LISTS}\\b`, 'u'),
  ],
  [
    regex`
      (?:^|\s)(?:
        clients?
        |clientes?
        |familles
        |patients?
        |patientes?
        |acheteurs
        |eleves
        |locataires
        |abonnes
        |adherents
        |customers
        |clients
      ) (?:de|du|des|d|chez|of) (?:le |la |les |l )?$
    `,
    regex`
      ^ ?(?:
        se (?:plaign|sont plaint|disent (?:flou|lese|trompe|escroque)|retourn|regroup)
        |(?:ont|a) (?:du |deja )?(?:
          porte (?:plainte|l affaire)|depose (?:une )?plainte|saisi|assigne|perdu leur
          |attendu (?:en vain|des mois)|aller (?:au|devant|en)|ete (?:flou|lese|trompe|escroque|arnaque|abuse)
        )
        |s estiment
        |attendent (?:toujours|encore)
        |denoncent
        |n ont (?:jamais|pas|toujours pas) (?:ete (?:livre|rembourse|rappele|indemnise)|revu|recu|recupere)
        |reclament
        |complain
        |have (?:sued|complained|lost)
      )
    `,
  ],
  [
    regex`
      (?:^|\s)(?:je|j|on|nous|i) (?:
        tien
        |consider
        |jug
        |trouv
        |estim
        |sai
        |find
        |consider
      )[a-z]* (?:le |la |les |l )?$
    `,
    regex`
      ^ ?(?:pour |comme |to be )?(?:
        malhonnete
        |incompetent
        |dangereu[sx]
        |peu (?:fiable|serieu[sx]|scrupuleu[sx])
        |indigne
        |un escroc
        |une arnaque
        |dishonest
        |unreliable
      )
    `,
  ],
  [
    regex`
      (?:^|\s)(?:
        si
        |s
        |quand
        |des que
        |des qu
        |lorsqu?e?
        |meme si
        |if
        |when
        |should
      ) (?:${SOMEBODY}|somebody|someone|anyone) (?:vous |te |you )?(?:
        ${PROPOSED}
        |suggests?
        |mentions?
        |recommends?
        |offers?
      ) (?:de |du |d |vers |chez |sur |to )?(?:le |la |les |l )?$
    `,
    regex`
      ^ ?, (?:[a-z]+ , )?(?:
        refus
        |declin
        |pass(?:ez|e) (?:votre|ton|mon)
        |fu(?:yez|is)
        |mefie
        |dites (?:[a-z]+ )?non
        |n y (?:all|donn|pret)
        |ne (?:donn|vous y|signez|suivez)
        |abst
        |ecart
        |oubli
        |evit
        |changez de
        |prenez vos jambes
        |tenez vous
        |say no
        |decline
        |walk away
        |steer
        |run
      )
    `,
  ],
];

/** "Évitez la place et ses attrape-touristes, [X] en tête". */
export const AMONG_THEM: readonly [RegExp, RegExp] = [
  regex`
    (?:^|\s)(?:
      evit
      |fuy
      |mefi
      |oubli
      |ignor
    )(?:ez|ons|er|e) (?:vous )?[^.;]*,(?: (?:y compris|dont|a commencer par|notamment|surtout)
    )? (?:le |la |les |l |chez )?$
  `,
  /^ ?(?:en tete|le premier|la premiere|compris|inclus|en particulier|notamment)(?= ?(?:$|[,.;:!)]))/u,
];

/** A sentence of its own that drops the house: an order with a pronoun, or with nothing. */
const DROPS = pattern`
  (?:
    (?:fuyez|bannissez) (?:le|la)
    |(?:evit|ecart|oubli|ignor|zapp|ray|boycott|snob|saut|delaiss|elimin)ez (?:le|la)
    |laissez (?:le|la) (?:de cote|tomber|a d autres|ou)
    |mefiez vous en
    |gardez vous en
    |tenez vous en (?:loin|a l ecart|a distance|eloigne)[a-z]*
    |n y (?:donnez|pretez) (?:pas|aucune?|nulle)(?: [a-z]+)?
    |ne donnez pas suite
    |declinez(?: poliment| l offre| la proposition)?
    |n en tenez (?:pas|aucun) compte
    |n en faites rien
    |(?:skip|avoid|ignore|forget|dodge) (?:it|them|this one|that one)
    |give (?:it|them|this one|that one) a (?:miss|wide berth)
    |don t bother
    |hard pass
    |(?:look|go) elsewhere
  )
`;
const OPENS = pattern`
  (?:(?:
    mais
    |donc
    |or
    |alors
    |bref
    |please
    |but
    |so
    |mieux vaut non
    |surtout
    |franchement
    |personnellement
    |honnetement
    |mon conseil
    |my advice
  ) ?[:,]? )?
`;
const STOPS_OR_WHY = STOPS.replace(
  '[,.;:!)–]',
  '[,.;:!)–]|car |tant |absolument |sans |and |as |because |unless ',
);
export const DROPPED_NEXT = new RegExp(`^ ?${OPENS}${DROPS}${STOPS_OR_WHY}`, 'u');

const COURTS = pattern`
  (?:
    condamnations?
    |jugements?
    |plaintes?
    |litiges?
    |proces
    |procedures?
    |signalements?
    |contentieux
    |malfacons?
    |impayes
    |recours
    |assignations?
    |sinistres
    |fraudes
  )
`;
const HOUSE = pattern`
  (?:
    choix
    |adresse
    |maison
    |enseigne
    |nom
    |entreprise
    |artisan
    |cabinet
    |garage
    |prestataire
    |professionnel(?:le)?
    |endroit
    |option
    |piste
    |atelier
    |salon
    |restaurant
    |ecole
    |candidate?
    |idee
    |interlocuteur
    |partenaire
  )
`;
const UNSAFE = pattern`
  (?:
    raisonnable
    |sure?
    |serieu(?:x|se)
    |fiable
    |recommandable
    |a recommander
    |de confiance
    |digne
    |credible
    |que? (?:je|j|nous|l on|on) (?:vous )?(?:
      donn|recommand|conseill|confi|choisi|retien|cit|propos|souhait|enver|ir
    )[a-z]*
  )
`;

export const MAY_WARN = regex`
  (?:^|\s)(?:
    evit
    |fu[iy]
    |ecart
    |oubli
    |ignor
    |zapp
    |ray
    |boycott
    |snob
    |saut
    |delaiss
    |elimin
    |laiss
    |mefie
    |gardez
    |tenez
    |n y
    |donnez
    |declin
    |n en
    |skip
    |avoid
    |forget
    |dodge
    |give
    |don t
    |hard
    |look
    |go
    |invite
    |suffi
    |cumul
    |totalis
    |collectionn
    |accumul
    |compt
    |affich
    |essuy
    |align
    |s est
    |abandon
    |plant
    |acompte
    |chantiers
    |encaiss
    |commandes
    |n est
    |recu
    |ecope
    |ramasse
    |ne me
    |ne fai
    |n a
    |n ont
    |a ete
    |ont ete
    |i d
    |i would
    |tourist
    |better off
    |je n
    |conseille
    |engage
    |rather
  )
`;
export const WARNED_AFTER = within(
  [
    `${DROPS}(?= ?(?:$|[,.;:!)–]|car |tant |absolument ))`,
    pattern`
      je n (?:
        irais
        |irai
        |y irais
        |y irai
      )(?: donc)? (?:pas|plus|jamais)(?: (?:chez (?:eux|lui|elle)|la bas|moi meme)
      )?${STOPS}
    `,
    pattern`
      (?:vous |t )?(?:
        invite
        |conseille
        |suggere
        |engage
        |recommande
        |encourage
        |exhorte
        |prie
      )(?: [a-z]+ment)? (?:a|de|d) (?:l |la |le |les |y |n y |en |vous en |vous )?(?:
        oublier
        |eviter
        |fuir
        |ecarter
        |ignorer
        |renoncer
        |passer votre chemin
        |(?:chercher|regarder|aller|voir|frapper) ailleurs
        |rayer
        |laisser (?:tomber|de cote)
        |abstenir
        |mefier
        |detourner
        |tenir a l ecart
      )(?= ?(?:$|[,.;:!)]))
    `,
    pattern`
      suffi(?:
        t
        |sent
        |ra
        |ront
        |sait
        |saient
        |rait
      )(?: [a-z]+)? (?:a|pour) (?:me |vous |m |s |nous )?(?:(?:en|y|l|le|la|les) )?(?:
        passer (?:son|votre|mon) chemin
        |dissuader
        |detourner
        |decourager
        |ecarter
        |renoncer
        |eliminer
        |rayer
        |fuir
        |eviter
        |disqualifier
        |faire fuir
      )
    `,
    pattern`
      (?:
        cumul
        |totalis
        |collectionn
        |accumul
        |compt
        |affich
        |essuy
        |align
      )(?:e|ent|ait|aient)(?: deja| au moins)? (?:
        \d+
        |deux
        |trois
        |quatre
        |cinq
        |six
        |sept
        |dix
        |plusieurs
        |de nombreu[a-z]+
        |quantite de
        |une (?:dizaine|vingtaine|centaine|poignee) de
      )(?: [a-z]+)? ${COURTS}
    `,
    pattern`
      s (?:est|etait) fait(?: [a-z]+)? (?:
        epingler
        |condamner
        |rattraper
        |sanctionner
        |retirer
        |suspendre
        |radier
        |rappeler a l ordre
      )
    `,
    pattern`
      (?:\d+|deux|trois|quatre|cinq|six|plusieurs) (?:jugements?|condamnations?|proces) (?:
        du tribunal
        |en [a-z\d]+ (?:ans|mois)
        |pour
        |devant
      )
    `,
    pattern`
      (?<!(?:jamais|pas|sans|aucune?) )(?:laiss|abandonn|plant)(?:e|ent|ee?s?|er|ait|aient)? (?:[a-z]+ )?(?:
        chantiers?
        |travaux
        |clients?
        |ouvrages?
        |familles
        |toitures?
      ) (?:[a-z]+ )?(?:
        en plan
        |inacheves?
        |a l abandon
        |a moitie [a-z]+
        |sur le carreau
        |sans (?:nouvelles|toit|solution|reponse)
      )
    `,
    pattern`
      (?<!(?:aucune?|pas d|jamais d|sans|zero|ni|d) )(?:
        abandons? de chantiers?
        |chantiers? (?:abandonn|inacheve|plante|laisses? en plan|jamais (?:termine|fini|acheve))[a-z]*
      )
    `,
    pattern`
      (?:acomptes?|arrhes|cautions?|depots?)(?: [a-z]+){0,3}? (?:jamais|non) (?:ete )?(?:
        rendu|restitue|rembourse|recupere|revu
      )[a-z]*
      |encaiss[a-z]+ (?:les|des|vos|ses|leurs) (?:acomptes?|arrhes|cheques?) (?:et|puis|sans|avant de) (?:
        disparai|ne |n |plus|livrer|s evanoui|se volatil
      )[a-z]*
      |commandes?(?: [a-z]+){0,2} jamais (?:livre|honore|recu|rembourse)[a-z]*
    `,
    pattern`
      ne? (?:est|sont)(?: [a-z]+)? pas (?:un|une|des) (?:
        bon
        |bonne
        |bons
        |bonnes
      ) ${HOUSE}(?= ?(?:$|[.;:!]|, (?:car|vu|les|trop)|ici|pour vous|dans votre cas|car )
      )
    `,
    `ne? (?:est|sont)(?: [a-z]+)? pas (?:un|une|des|le|la) ${HOUSE} ${UNSAFE}`,
    pattern`
      ne me (?:parai(?:t|ssent)|sembl(?:e|ent))(?: vraiment| donc)? pas (?:
        (?:un|une) (?:bon|bonne) ${HOUSE}
        |${UNSAFE}
        |indiquee?s?
        |a la hauteur
      )
    `,
    pattern`
      ne (?:fait|font) pas partie (?:de |des )(?:
        (?:ceux|celles) que? (?:je|j|nous|on)
        |mes (?:favori|recommandation|choix|prefer)
        |(?:noms|adresses|maisons|artisans|entreprises) que? (?:je|j|nous|on)
      )
    `,
    pattern`
      (?:recu|ecope(?: d)?|pris|ramasse|collectionne) (?:un|plusieurs|des|de plusieurs) (?:
        cartons? rouges?
        |avertissements?
        |blames?
        |mises? en demeure
        |amendes?
        |proces verbaux
      )
    `,
    'n (?:a|ont|aura) (?:pas|plus) (?:ma|mes|notre|nos) (?:faveurs?|confiance|suffrages?|recommandation)',
    pattern`
      (?:a|ont) ete (?:volontairement |deliberement )?(?:
        retiree?s?
        |otee?s?
        |ecartee?s?
        |exclue?s?
        |supprimee?s?
        |rayee?s?
        |eliminee?s?
        |sortie?s?
      ) (?:de|du) (?:cette|ma|la|notre|mes|nos|ce|mon) ?${LISTS}
    `,
    pattern`
      (?:i d|i would) (?:pass|skip (?:it|them)|give (?:it|them) a miss|look elsewhere|go elsewhere)${STOPS}
      |(?:isn t|is not|aren t|not) (?:one|somewhere|a place|an address|a firm) (?:that )?(?:i d|i would|i can)
      |tourist trap
      |better off (?:elsewhere|without (?:it|them))
      |rather you (?:[a-z]+ ){1,4}elsewhere
    `,
  ].join('|'),
);
