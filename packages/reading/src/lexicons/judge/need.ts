import { pattern, regex } from '../../patterns/pattern.ts';

const ARTICLES = '(?:(?:de|d|du|des|le|la|les|l|un|une|en|sur|pour|a|au|aux|any|the) ){0,3}';

/** Verbs that deny something bad: "ce qui n'empêche pas son saumon", "n'oublie pas les enfants". */
const SPARES = pattern`
  (?:
    empech
    |exclu
    |interdi
    |neglig
    |oubli
    |manqu
    |rechign
    |refus
    |crai
    |delaiss
    |sacrifi
    |boud
    |dedaign
    |lesin
    |plaisant
    |badin
    |transig
    |cess
    |arret
    |suffi
    |limit
    |remplac
    |garanti
    |expedi
    |envoi
    |envoy
    |brad
    |gach
    |gaspill
    |galvaud
    |surgel
    |pasteuris
    |industrialis
    |import
    |achet
    |deçoi
    |decoi
    |tarit
    |chang
  )[a-z]*
`;

/** Not doing a thing, in the words that follow a name: "ne fait pas de", "pas de", "refuse les". */
export const WITHOUT = new RegExp(
  pattern`
    (?:^|[\s,;:(])(?:
      (?:ne|n) (?!(?:[a-z]+ )?${SPARES} )(?:[a-z]+ ){1,3}?(?:pas|plus|jamais|aucune?)(?: (?:
          fait|eu|vendu|propose|pratique|produit|fabrique|pose|loue|tenu|repare|servi|enseigne|donne|traite
          |soigne|organise|pris
        )
      )?
      |(?:mais|et|,|;|–) (?:pas|plus(?= d)|point|guere|jamais|aucune?|sans (?!etre )[a-z]+(?:er|ir|re))
      |refuse(?:nt)?
      |exclu(?:t|ent)
      |laisse(?:nt)? de cote
      |fait l impasse
      |(?:doesn t|don t|does not|do not|won t|can t|cannot) (?:
        see|do|touch|treat|handle|offer|run|give|host|hold|organise|teach|repair|cover|make|sell|work on
        |take on|fit|stock
      )
      |no
      |not
      |without
    ) ${ARTICLES}((?:[a-z]+ ?){1,2})
  `,
  'gu',
);

/** Given up for something else: "s'est recentré sur la vente", "se consacre désormais aux trottinettes". */
export const TURNED = new RegExp(
  pattern`
    (?:^|[\s,;:(])(?:
      (?:
        se (?:limite|cantonne|borne|consacre)(?:nt)? (?:
          desormais|maintenant|uniquement|exclusivement|aujourd hui
        )
      )
      |s (?:est|etait) (?:recentree?|reconvertie?|reorientee?)
    ) (?:(?:de|d|du|des|le|la|les|l|a|au|aux|sur|vers|dans|en) ){0,3}((?:[a-z]+ ?){1,6})
  `,
  'gu',
);

/** Given up altogether: "a supprimé la rando de ses magasins". */
export const DROPPED = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:a|ont|avait|vient de|viennent de) (?:definitivement |recemment )?(?:
        supprim|retir|abandonn|sort|enlev|delaiss|arret|cess|lach|dereferenc|stopp|suspend|ced|vend|revend
        |extern|transfer|bannir|banni|elimin|renonc
      )(?:e|i|u|er|ir|re|ee)?
      |(?:a|ont) (?:definitivement )?(?:tourne le dos|tire un trait sur|fait une croix sur|mis fin|dit adieu)
      |(?:ne|n) (?:veut|veulent) plus (?:entendre parler|voir|toucher)
      |(?:has |have )?(?:dropped|gave up|given up|axed|scrapped|discontinued|cancelled|stopped)
      |laisse(?:nt)?(?= (?:[a-z]+ ){1,4}(?:a d autres|aux autres|a (?:ses|leurs) (?:confreres|voisins|concurrents))
      )
    ) (?:(?:a|au|aux) )?(?:
      (?:de|d|du|des|le|la|les|l|son|sa|ses|leur|leurs|tout|toute|toutes|ces|cette|ce) ){0,3}((?:[a-z]+ ?){1,2})
  `,
  'gu',
);

/** After "pas", these only weigh what is said: "pas toujours", "pas seulement", "pas que". */
export const WEIGHS = regex`
  ^(?:
    toujours
    |forcement
    |seulement
    |que
    |qu
    |beaucoup
    |souvent
    |encore
    |avant
    |plus
    |tous
    |toutes
    |trop
    |tres
    |si
    |aussi
    |besoin
    |moins
    |mal
    |loin
    |cher
    |only
    |always
    |just
  )\b
`;

/** The words of it that stand before what is asked: "pas de professeur de piano". */
export const ITS_PEOPLE = regex`
  ^(?:
    professeurs?
    |profs?
    |specialistes?
    |techniciens?
    |service
    |rayon
    |cours
    |classes?
    |offre
    |formule
    |equipe
    |section
    |praticiens?
    |enseignante?s?
    |personnel
    |moniteurs?
    |intervenante?s?
  ) (?:de|d|en|pour|du) `;

/** What a house does for people or things that it chooses: with others ("ne cuisine que du frais") the object is a quality. */
const CHOOSES = pattern`
  (?:
    soigne
    |traite
    |vend
    |livre
    |sert
    |fournit
    |fournissent
    |negocie
    |collabore
    |s occupe(?:nt)? de
    |occupe
    |repare
    |prend
    |prenn
    |recoi
    |recoiv
    |accueill
    |accept
    |forme
    |enseigne
    |inscri
    |inscriv
    |installe
    |pose
    |entretien
    |entretienn
    |depanne
    |loue
    |defend
    |plaide
    |voi
    |voie
    |suit
    |suiv
    |garde
    |heberge
    |coiffe
    |opere
    |renove
    |transporte
    |rachete
    |fai
    |fon
    |concern
    |adresse
    |vise
    |travaille
    |intervien
  )(?:e|t|ent|nt)?
`;

/** R2d: "ne soigne que les chiens", "est réservé aux enfants", "se limite aux chats". */
export const ONLY = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:ne|n) (?:se |s |y |en )?${CHOOSES}(?: [a-z]+ment| donc| plus| desormais| maintenant| dorenavant| aujourd hui
      )* qu(?:e)? (?:(?:de|d|du|des|le|la|les|l|aux?|a|avec|pour|sur) )*|
      (?:est|sont) (?:
        exclusivement |uniquement )?reservee?s? (?:exclusivement |uniquement )?(?:aux?|a la|a l) |
      se limite(?:nt)? (?:aux?|a la|a l) |
      s adresse(?:nt)? (?:exclusivement|uniquement|seulement) (?:aux?|a la|a l) |
      only (?:
        does|do|makes?|sells?|rents?|treats?|sees?|takes?|handles?|serves?|accepts?|covers?|teach(?:es)?
        |repairs?|works? with|works? on
      ) )((?:[a-z]+ ?){1,4})
  `,
  'gu',
);

/**
 * Whom or what alone it takes: kinds of people, of animals and of work that leave no doubt. An object of any other kind may
 * well hold what is asked, as "que les petits mammifères" does for a rabbit.
 */
export const ALONE = regex`
  ^(?:
    flottes
    |loueurs
    |concessionnaires
    |abonnes
    |membres
    |adherents
    |licencies
    |enfants?
    |adultes?
    |majeure?s?
    |employeurs
    |bailleurs
    |grossistes
    |revendeurs
    |cremiers
    |traiteurs
    |hoteliers
    |cafetiers
    |epiciers
    |boulangers
    |bouchers
    |fleuristes
    |opticiens
    |pharmaciens
    |architectes
    |promoteurs
    |industriels
    |institutionnels
    |associations
    |mairies
    |communes
    |banques
    |assureurs
    |exploitants
    |armateurs
    |maraichers
    |vignerons
    |ados?
    |adolescente?s?
    |mineure?s?
    |moins
    |plus de
    |nourrissons?
    |bebes?
    |juniors?
    |seniors?
    |retraites
    |etudiante?s?
    |femmes
    |hommes
    |filles
    |garcons
    |dames
    |messieurs
    |groupes(?! de)
    |seminaires
    |scolaires
    |entreprises
    |societes
    |syndics
    |collectivites
    |coproprietes
    |professionnels
    |pros
    |hotels
    |restaurateurs
    |eleveurs
    |agriculteurs
    |chiens?
    |chats?
    |chevaux
    |equides
    |equins
    |bovins
    |oiseaux
    |rongeurs
    |reptiles
    |motos?
    |voitures
    |camions
    |utilitaires
    |reparations?
    |depannage
    |vente
    |location
    |neuf
    |gros
    |negoce
    |conseil
    |livraison
    |traiteur
    |entretien
    |debarras
    |repairs?
    |sales
    |servicing
    |horses
    |cattle
    |livestock
    |farm animals
    |dogs
    |cats
    |birds
    |adults
    |children
    |kids
    |women
    |men
    |companies
    |businesses
    |motorbikes
    |motorcycles
    |trucks
    |lorries
    |professionals
    |schools
    |hotels
    |groups
  )(?=\s|$)
`;

/** "n'opère pas à Lorient", "ont quitté Lorient": the client's town is not, or no longer, served. */
export const OUT_OF_TOWN = new RegExp(
  pattern`
    (?:^|\s)(?:
      (?:ne|n) (?!(?:est|sont) (?:pas|plus) (?:a|au|en|dans) )(?:se )?[a-z]+ (?:pas|plus|jamais) (?:
        (?:installee?s?|implantee?s?|present[a-z]*) )?(?:a|au|en|dans|sur|jusqu a)
      |(?:a|ont) (?:quitte|deserte|abandonne|delaisse)
    ) (?:la |le |l )?([a-z]+)(?= ?(?:$|[,.;:!)]|mais|depuis|pour|en|l an|l ete|et|car) ?)
  `,
  'gu',
);
