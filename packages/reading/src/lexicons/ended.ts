import { pattern, regex } from '../patterns/pattern.ts';

/**
 * The end of a house (R2d) told without its usual verbs: by the noun of the proceeding, by chains of participles, by what stands
 * in its place, in a clause that corrects what directories still say. Written without any case.
 */

const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');

/** What takes the place of a house. */
const OTHER_USE = pattern`
  (?:
    agences? (?:immobiliere|bancaire|de voyages?|d interim)
    |banque
    |bakery
    |boulangerie
    |creperie
    |pharmacie
    |pharmacy
    |supermarche
    |superette
    |supermarket
    |logements?
    |appartements?
    |flats?
    |apartments?
    |parking
    |car park
    |bureaux
    |offices?
    |kebab
    |fast food
    |estate agent[a-z]*
    |cafe
    |coffee shop
    |nail bar
    |phone shop
    |vape shop
    |charity shop
    |pizzeria
    |laverie
    |launderette
    |opticien
    |assureur
    |friche
    |terrain vague
    |chantier
    |immeuble
    |residence
    |chambres? d hotes?
    |gites?
    |entrepot
    |salle de sport
    |magasin d[eu]
    |boutique d[eu]
    |showroom
    |depot vente
    |barber shop
    |hairdresser[a-z]*
    |tattoo parlour
    |bookmaker[a-z]*
  )
`;
const MONTH = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';

/** Without one of these nothing of what follows is said. */
export const MAY_HAVE_ENDED = regex`
  jusqu|
  avant qu|
  arreter|
  cesser|
  fermer|
  raccrocher|
  releve|
  flambeau|
  suite|
  packed|
  empty|
  those days|
  boarded|
  eteint|
  liquidation|
  faillite|
  radiation|
  dissolution|
  cessation|
  dernier|
  plus la|
  ayant|
  sonne|
  repond|
  coupe|
  resilie|
  existai|
  brule|
  flambe|
  detruit|
  ravage|
  emporte|
  etein|
  point|
  veille|
  passe|
  porte|
  morte?s? |
  rejoint|
  ni |
  prononce|
  actee|
  confirme|
  ordonne|
  constate|
  effective|
  vendu|
  cede|
  rachete|
  ferme|
  vide|
  repris|
  attribue|
  arret|
  sommeil|
  abandon|
  doit|
  doivent|
  devrait|
  apprete|
  compte|
  now|
  become|
  opened|
  burn|
  shut|
  closed|
  sold|
  took|
  taken|
  bought|
  desormais|
  aujourd|
  maintenant|
  devenu|
  disparu|
  dissous|
  plus qu|
  occupe|
  existe|
  retired|
  dormant
`;
export const ENDED = within(
  [
    pattern`
      (?:a|ont|avait) ete (?:[a-z]+ )?(?:
        vendu
        |cede
        |rachete
        |ferme
        |vide
        |reprise?
        |repris
      )e?s? (?:et|puis|avant d etre) (?:[a-z]+ )?(?:
        transforme
        |converti
        |demoli
        |rase
        |ferme
        |divise
        |remplace
        |demantele
        |reconverti
        |demonte
      )e?s?
    `,
    pattern`
      (?:
        fermeture
        |liquidation
        |radiation
        |cessation
        |dissolution
        |faillite
      )(?: judiciaire| definitive| d activite)? (?:
        prononcee?
        |actee
        |confirmee
        |ordonnee
        |constatee
        |effective
        |enregistree
      )
    `,
    pattern`
      (?:
        liquidation
        |faillite
        |radiation
        |dissolution
        |cessation
      ) (?:en|depuis|fin|debut|courant) (?:[a-z]+ )?(?:19|20)\d\d
    `,
    pattern`
      (?:jusqu a ce|avant) que? (?:[a-z]+ ){1,5}(?:
        raccroche|parte|ferme|jette|disparaisse|meure|decede|cesse|s arrete|vende|prenne sa retraite
        |depose le bilan
      )(?:nt)?
      |jusqu (?:a (?:la |l |son |sa |leur )|au )(?:
        retraite|depart|mort|deces|fermeture|liquidation|faillite|incendie|disparition
      )(?! (?:du|de la|des) (?:soleil|dernier))
    `,
    pattern`
      (?:
        fils
        |fille
        |enfants
        |personne
        |neveu
        |niece
        |heritiers
        |famille
        |salaries
        |gendre
      ) (?:n a|n ont) (?:pas |jamais )?(?:voulu |souhaite |pu |su )?(?:
        prendre
        |assurer
        |reprendre
        |repris
        |pris
        |assure
      )(?: (?:la|le|l)?)? ?(?:
        suite
        |releve
        |flambeau
        |affaire
        |atelier
        |boutique
        |maison
      )
    `,
    pattern`
      (?:packed up|sold up|shut up shop)(?: (?:after|in|last|for good)(?= )|(?= ?(?:$|[,.;:])))
      |(?:has|have) been (?:empty|boarded up|shut|deserted) (?:since|for)
      |those days are (?:over|gone|long gone)
      |(?:s est|se sont) eteints? (?:en|au|a|l|ce|cet|il y a|le)(?= )
    `,
    pattern`
      (?:dit|annonc|confi|confirm|indiqu|prevenu|appris|expliqu|repond)[a-z]*(?: [a-z]+)? (?:
        arreter
        |cesser
        |fermer
        |prendre sa retraite
        |raccrocher
        |ne plus (?:exercer|ouvrir)
      )(?! (?:le|la|les|un|une|a|tot|entre|pendant) )
    `,
    'numero (?:de telephone )?(?:non|n est plus|plus) attribue|site (?:hors ligne|ferme|desactive) depuis',
    pattern`
      (?:a|ont) (?:
        servi|vendu|donne|tourne|livre|coupe|pose|cuit|recu|assure|accueilli|rendu|encaisse|signe|joue
      ) (?:son|sa|ses|leurs?|la|le) derni(?:er|ere)s? (?!
        album|numero|catalogue|menu|cru|millesime|vin|modele|ligne droite|roman
      )[a-z]+
      |ne? (?:est|sont) plus la(?= ?(?:$|[,.;:!]))
      |(?:a|ont) [a-z]+ (?:son|sa|ses|leurs?) derni(?:er|ere)s? (?:
        couverts?|repas|clients?|cafe|cours|pain|fournee|seance|service|commandes?|coupe|chantier|ligne|page
        |souffle|jour|spectacle|representation|livraison|recolte|tournee
      )
      |(?:a|ont) (?:entierement |totalement )?(?:brule|flambe)(?= ?(?:$|[,.;:!)]|l an|cet|il y a|en (?:19|20))
      )
      |(?:a|ont) ete (?:detruit|ravage|emporte)e?s? par
      |(?:a|ont) ete fermee?s? (?:[a-z]+ )?(?:
        par (?:la|le|les|l|decision|arrete)|sur (?:ordre|arrete|decision)
        |pour (?:raisons?|manquement|hygiene|insalubrite|mise en)
      )
      |(?:ferme|fermee) (?:par (?:la prefecture|arrete|decision)|sur (?:ordre|arrete|decision))
    `,
    pattern`
      (?:telephone|numero|ligne|standard)(?: [a-z]+)? (?:
        sonne(?:nt)? dans le vide
        |ne repond(?:ent)? plus
        |est (?:coupe|resilie)e?
      )
    `,
    '(?:est|sont) (?:a l arret|en sommeil|a l abandon)(?= depuis| ?(?:$|[,.;:!)]))',
    pattern`
      (?:
        doit
        |doivent
        |devrait
        |devraient
        |s apprete a
        |s appretent a
        |compte
      ) (?:fermer|cesser|baisser) (?:ses portes |boutique |le rideau |son activite )?(?:
        definitivement
        |pour de bon
        |(?:a la |des la |en )?fin (?:du|de|${MONTH})
      )
    `,
    '(?:a|ont) ete (?:[a-z]+ )?dissous|est dissous',
    pattern`
      (?:has|have|had) not re ?opened
      |hasn t re ?opened
      |never re ?opened
      |(?:has|have|had)? ?(?:burned|burnt) down
    `,
    pattern`
      (?:shut|closed) (?:
        up shop|down|its doors|for good|in (?:19|20)\d\d|last (?:year|summer|spring|autumn|winter|month)
        |(?:(?:a|two|three|several|some) (?:few )?)?(?:years?|months?|ages) ago
      )
      |(?:has|have) since (?:closed|shut|gone|folded|moved away)
    `,
    pattern`
      (?:
        owners?|family|founders?|they
      ) (?:sold up|retired|shut up shop)(?! (?:his|her|to (?:his|her|their|the))
      )
      |(?:nobody|no one) (?:took|has taken) (?:it )?over
    `,
    pattern`
      (?:was|were|has been|have been) (?:sold|taken over|bought|closed) and (?:[a-z]+ )?(?:
        turned
        |converted
        |knocked
        |split
        |demolished
        |closed
        |replaced
        |gutted
      )[a-z]*
    `,
    pattern`
      ayant (?:definitivement |depuis )?(?:
        ferme|cesse|mis la cle|pris sa retraite|baisse le rideau|fait faillite
      )
      |existai(?:t|ent) encore
      |s (?:est|etait) etein(?:t|te|ts|tes) (?:avec|en|l an|a la mort|apres)
      |(?:est|sont|etait) (?:sur le point de|a la veille de|en passe de) (?:fermer|cesser|disparaitre|baisser)
      |vi(?:t|vent) (?:ses|leurs) derni(?:ers|eres) (?:jours|semaines|mois|heures)
      |(?:la|sa|leur) porte (?:est|reste) close (?:depuis|pour de bon)
      |(?:est|sont) mortes? (?:avec|en (?:19|20))
      |(?:a|ont) rejoint (?:la|le|les) (?:[a-z]+ ){0,3}(?:disparus?|fermee?s?|defunte?s?)
      |(?:n a|n ont) plus ni [a-z]+ ni [a-z]+
    `,
    `(?:is now|has become|became|are now) (?:an? )?${OTHER_USE}`,
    `(?:est|sont) (?:desormais|aujourd hui|maintenant|a present|devenue?s?) (?:une?|des|du) ${OTHER_USE}`,
  ].join('|'),
);
/** Alone after the name: ", aujourd'hui disparu,". */
export const ENDED_BARE = regex`
  ^ ?[,(–:] ?(?:
    (?:aujourd hui|desormais|depuis(?: [a-z]+)?|maintenant|hélas|helas|malheureusement|now|since) )?(?:
    disparue?s?
    |dissous
    |dissoutes?
    |liquidee?s?
    |defunte?s?
    |radiee?s?
    |demolie?s?
    |fermee?s? (?:en|depuis|courant|fin|debut) (?:[a-z]+ )?(?:19|20)\d\d(?![^.]{0,50}rouv)
    |fermee?s?(?= ?(?:[).;]|$))
    |closed down
    |shut down
    |defunct
    |demolished
  )(?= ?(?:[,)–.;:]|$))
`;

/** "De X, il ne reste que l'enseigne". */
export const REMAINS_AFTER = /^ ?, (?:il )?ne (?:reste|subsiste|demeure) (?:plus )?(?:qu|que|rien)\b/u;

/** "alors que l'atelier a fermé", "though it shut in 2021": the clause that corrects what directories say. */
export const THOUGH_ENDED = regex`
  (?:^|\s)(?:
    alors qu(?:e)?
    |bien qu(?:e)?
    |quoique?
    |meme si
    |pourtant
    |though
    |although
    |even though
    |but
  ) (?:il|elle|ils|elles|(?:l|le|la|les|cet|cette|the|its) ?[a-z]+|it|they|both)(?: [a-z]+){0,2} (?:
    (?:a|ont|soit|est|sont|a ete|ait|aient|n|ne)(?: [a-z]+)? (?:definitivement |depuis (?:longtemps )?)?(?:
      ferme|cesse|disparu|baisse le rideau|mis la cle|liquide|radie|clos|existe plus|exerce plus|rouvert
    )e?s?
    |(?:has|have)? ?(?:closed|shut|folded|gone|retired|disappeared|ceased)
  )(?! (?:le|les|a|entre|on|at) )(?=\s|$)
`;

/** What is said of the place rather than of the house: its address, its walls, its window. */
export const PLACE_BEFORE = regex`
  (?:^|\s)(?:
    adresse
    |place
    |local
    |locaux
    |vitrine
    |devanture
    |murs
    |emplacement
    |boutique
    |magasin
    |batiment
    |anciens? [a-z]+
    |anciennes? [a-z]+
    |premises
    |site of
    |former [a-z]+
  )(?: (?:de|du|des|d|of))?(?: (?:le|la|les|l|the))? ?$
`;
export const PLACE_AFTER = regex`
  ^ ?,? ?(?:
    (?:vous |on )?(?:ne |n )(?:y )?(?:trouver|trouve|verr|voi|reste|a|ont)[a-z]* plus (?:qu|que|rien)
    |(?:abrite|abritent|accueille|accueillent|heberge|hebergent) (?:desormais|aujourd hui|maintenant|depuis)
    |(?:est|sont) (?:desormais |aujourd hui |maintenant |depuis [a-z]+ )?(?:
      (?:occupe|repris|loue)e?s? par (?:un|une|des|l)|(?:rase|demoli|squatte|mure)e?s?
      |(?:(?:devenu|transforme)e?s? )?(?:en )?(?:un|une|des) ${OTHER_USE}
    )
    |(?:now houses?|is now) (?:a|an)
  )
`;
