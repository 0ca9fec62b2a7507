import { pattern } from '../patterns/pattern.ts';

/**
 * R2d told by the grammar of the sentence rather than by set phrases: "ne" + what a house does for its customers + "plus",
 * "pas", "aucun". What follows decides: a house that takes no cards, no dogs or no deposit still serves the customer.
 */

/** What a house may leave out without turning the customer away: means of payment, comfort, conditions, moments. */
const MINOR = pattern`
  (?:
    acomptes?
    |arrhes
    |avances?
    |commissions?
    |frais
    |supplements?
    |surcouts?
    |reservations?
    |cheques?
    |cartes?
    |especes
    |liquide
    |cb
    |tickets?
    |terrasses?
    |parkings?
    |climatisation
    |ascenseur
    |wifi
    |menus?
    |publicites?
    |pub
    |vitrines?
    |site
    |photos?
    |surprises?
    |concessions?
    |compromis
    |pause
    |congés?
    |conges
    |rendez
    |devis
    |chiens?
    |chats?
    |animaux
    |animal
    |poussettes?
    |enfants? de moins
    |moins
    |si peu
    |un rien
    |une simple
    |alcool
    |desserts?
    |vegetarien[a-z]*
    |vaisselle
    |petit
    |couleurs?
    |doute
    |mal
    |bruit
    |credit
    |credits
    |facilites?
    |etage
    |vue
    |spa
    |piscine
    |le (?:
      lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week|midi|soir|matin|petit|detail|parking|menage
    )
    |la (?:carte|cb|tva|chaudiere)
    |les (?:
      cartes?|cheques?|tickets?|reservations?|chiens?|animaux|dimanches?|lundis?|jours?|week|frais|mails?
      |enfants
    )
    |apres
    |avant
    |toujours
    |forcement
    |souvent
    |vraiment
    |tout
    |si
    |en (?:aout|juillet|ligne)
    |par (?:telephone|mail)
    |au (?:telephone|detail)
    |plus de
    |trop
    |essais?
    |examens?
    |difficultes?
    |exceptions?
    |fautes?
    |complications?
    |promesses?
    |noir
    |reves?
    |cadeaux?
    |miracles?
    |chichis?
    |vagues?
    |tapage
    |reclame
    |manieres
    |histoires?
    |mystere
    |difference
    |demi
    |figure
    |foin
    |diplomes?
    |certificats?
    |attestations?
    |notes?
    |niveaux?
    |concours
    |seule?s?
    |autant
    |aussi
    |longtemps
    |tard
    |cours collectifs?
    |abonnements?
    |forfaits?
    |promotions?
    |remises?
    |soldes?
    |gardes? de nuit
    |a (?:presenter|prouver|demontrer)
  )
`;
const NEXT = `(?! (?:de |d |du |des |aucune? )?${MINOR}(?=\\s|$))`;
const SO = pattern`
  (?: donc
    | malheureusement
    | helas
    | en revanche
    | toutefois
    | par contre
    | aujourd hui
    | desormais
    | non
    | lui
    | elle
    | toujours
  )?
`;
const PRONOUNS = '(?:se |s |y |en |vous |les |la |le |l )*';

/** Verbs with which "plus" says nothing of a service given up. */
const OTHER_VERBS = pattern`
  (?:
    est
    |sont
    |etait
    |a
    |ont
    |compte
    |comptent
    |presente
    |presentent
    |desemplit
    |quitte
    |limite
    |sait
    |arrive
    |reste
    |dort
    |change
    |cache
    |trouve
    |manque
    |coute
    |coutent
    |suffit
    |peut
    |doit
    |veut
    |lache
    |decoit
  )
`;

/** What a house does for those who come, trade by trade, as a verb of the third person. */
const SERVES = pattern`
  (?:
    soigne
    |traite
    |s occupe
    |occupe
    |repare
    |fait
    |pratique
    |prend
    |forme
    |vend
    |loue
    |travaille
    |propose
    |assure
    |realise
    |pose
    |fabrique
    |enseigne
    |imprime
    |encadre
    |recoit
    |accepte
    |intervient
    |installe
    |entretient
    |accueille
    |effectue
    |organise
    |depanne
    |livre
    |sert
    |cuisine
    |couvre
    |gere
    |defend
    |plaide
    |exerce
    |consulte
    |coud
    |lave
    |nettoie
    |delivre
    |touche
    |torrefie
    |collecte
    |achete
    |rachete
    |reprend
    |ramasse
    |brasse
    |debarrasse
    |demenage
    |restaure
    |renove
    |transporte
    |dispense
    |prepare
    |donne
    |inscrit
    |monte
    |ramone
    |taille
    |tatoue
    |coiffe
    |epile
    |masse
    |opere
    |garde
    |heberge
    |sort
    |roule
    |vient
    |va
    |dessert
    |deplace
    |franchit
    |franchisse
  )(?:nt|s|t)?
`;

const say = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`);

/** "ne touche pas aux bustiers": no refusal unless what it does not do is what one asks, or what such a house is there for. */
export const DOES_NOT_DO = new RegExp(
  pattern`
    (?:^|\s)(?:ne|n) ${PRONOUNS}${SERVES}${SO} (?:
      pas (?:de|d|du|des|aux?|avec|pour) |
      ni (?:(?:de|d|du|des|aux?|avec|pour|en) )?
    )(?:(?:la|le|les|l) )?(?!${MINOR}(?=\s|$))([a-z]+)
  `,
  'gu',
);

export const TURNS_AWAY = say(
  [
    pattern`
      (?:ne|n) ${PRONOUNS}(?!
        (?:${OTHER_VERBS}|en|y|se|s|le|la|les|l|vous|nous|lui|leur|me|te) )[a-z]+${SO} plus${NEXT}
    `,
    `(?:ne|n) ${PRONOUNS}${SERVES}${SO} (?:pas|ni|jamais|plus)? ?(?:rien|aucune?)${NEXT.replace('(?:de |d |du |des |aucune? )?', '')}`,
    pattern`
      (?:ne|n) ${PRONOUNS}${SERVES}${SO} pas (?:
        (?:
          (?:les|aux|de) (?:
            particuliers?|touristes|public|clients?|patients?|nouve[a-z]+|demandes?|commandes?
          )|
          (?:de |d |du )?(?:ce|cet|cette|ces) |
          cela|
          ca
        )
        |(?!${MINOR}(?=\s|$))(?:cet?|cette|ces|cela|ca|ici|sur|dans|pour|avec|jusqu)${NEXT}
      )
    `,
    `(?!(?:ne|n) livre(?:nt)? pas)(?:ne|n) ${PRONOUNS}${SERVES}${SO} pas(?= ?(?:$|[,.;:)]))`,
    pattern`
      (?:ne|n) ${PRONOUNS}${SERVES}${SO} que (?:
        pour |
        dans |
        le |
        la |
        les |
        l |
        des |
        aux? |
        du )*(?:[a-z]+ ){0,3}(?:
        professionnels
        |entreprises
        |hotels
        |collectivites
        |restaurateurs
        |syndics
        |societes
        |administrations
        |grossistes
      )
    `,
    pattern`
      (?:n a|n ont) (?:pas|plus|aucune?) (?!
        (?:d |de )?(?:boutique|magasin|bureau|salle|atelier)s? (?:$|[,.;:!)]|mais )
      )(?:
        (?:d |de )?(?:
          agence|boutique|magasin|centre|atelier|salle|antenne|bureau|succursale|service|point de vente
          |ce service|cette prestation|cette specialite|ces|activite|equipe|implantation
        )s?
      )(?= ?(?:
          $|[,.;:!)]|a |au |aux |en |dans |pour |ici|sur |de |d |du |permanent|physique|propre|ouvert|dedie|
          mais|et )
      )
    `,
    pattern`
      (?:refuse|refusent|decline|declinent) (?:
        (?:tout|toute|tous|toutes)(?! (?:les )?(?:
            colorants?|additifs?|conservateurs?|aromes?|compromis|concessions?|sucres?|pesticides?|produits?
            |plastiques?|gadgets?|demarchages?|publicites?|sous traitance|surenchere|chimie|intrants?
            |commissions?|forcing|surgeles?|machine|precipitation
          )(?=\s)
        )
        |les nouve[a-z]+
        |de nouve[a-z]+
        |desormais
      )
    `,
    '(?:a|ont) quitte (?:la|le|les|l)(?! (?:centre|quartier|galerie|rue|local|zone|place|halles|reseau|franchise|groupe|enseigne)(?: ville)? )',
    pattern`
      (?:a|ont) (?:
        rendu (?:les|ses|leurs) cles
        |tire (?:sa|leur) reverence
        |ferme (?:son|sa|ses|leur|leurs) (?:carnet|boutique|agence|magasin|cabinet|porte|portes|planning)
        |cesse de
        |rendu l antenne
        |mis fin a (?:son|sa|ses|leurs?|l|toute)
      )
    `,
    's arrete(?:nt)? (?:a|au|aux) [a-z]+',
    'is not (?:taking|accepting)|does not (?:offer|rent|sell|teach|travel|do)|only in',
  ].join('|'),
);

/** The same in a later sentence about the house, where nothing softer is taken for a refusal: "ne pose plus aucune fenêtre". */
export const SERVES_NONE = say(
  `(?:ne|n) ${PRONOUNS}${SERVES}${SO} (?:plus |desormais plus )(?:aucune?|rien|personne)${NEXT}`,
);

/** R2c, said of a house in passing: what the writer would not do, what the reader should not seek there. */
export const SET_ASIDE = say(
  pattern`
    j eviterais
    |je (?:n |ne )(?:m y |y |l |le |la |les )?(?:
      arreterais|signerais|irais|retournerais|choisirais|prendrais|retiendrais|confierais|mettrais
    )(?: [a-z]+)? ?(?:pas|rien|plus)
    |n y (?:cherchez|comptez|perdez)
    |rayez (?:le|la|les)
    |oubliez (?:le|la|les)
    |ne comptez pas (?:dessus|sur (?:lui|elle|eux))
    |y renoncer
    |ce n est (?:[a-z]+ )?pas (?:
      la (?:que|ou)|l adresse|l endroit|la bonne|pour (?:vous|lui|elle|cela|ca)|ce que|votre
    )
    |ne? (?:est|sont) pas (?:
      votre demande|ce qu|le propos|l objet|l endroit|les? bons? (?:interlocuteurs?|endroits?|choix ici)
      |la bonne (?:adresse|porte|maison|personne)
      |faite?s? pour (?:vous|toi|cela|ca|ce|cet|cette|ces|votre|vos)
      |adaptee?s? (?:a|au|aux) (?:votre|ce|cette)
    )
    |ne correspond(?:ent|ra)? pas (?:a|au|aux)
    |ne repond(?:ent|ra|ront)? pas (?:a|au|aux) (?:votre|ce|cette|vos|la)
    |ne vous (?:sera|serait|servira|aidera|avancera|apportera)
    |n (?:a|ont) pas (?:le droit|l agrement|l habilitation|la certification|l autorisation|les agrements)
    |oubliez(?= ?(?:$|[,.;:)]))
    |c est non(?= ?(?:$|[,.;:)]))
    |n y pensez (?:pas|plus)
    |passez votre chemin
    |pas pour (?:vous|toi|cette fois|votre|ce besoin|ca|cela)
    |(?:ce n est|n est) pas pour vous
    |not for you
    |no use (?:for|to)
    |of no use
    |not what you
    |(?<!
      (?:
        correcte?s?|bonne?s?|honnetes?|moyen(?:ne)?s?|decente?s?|propres?|convenables?|agreables?|acceptables?
        |passables?|sympas?
      ) , )sans plus
    |liste noire
    |hors sujet
    |won t help
    |retrait d agrement
    |inutile d y
    |inutile de (?:l |les |la |le )?(?:appeler|contacter|chercher)
    |vous n y aurez pas acces
    |s adressent? aux [a-z]+ (?:uniquement|seulement|exclusivement)
    |(?:reserve|reservent) (?:son|sa|ses|leurs?) (?!
      (?:
        lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|matinee|apres|soir|soiree|creneau|journee
        |heure|week|semaine|meilleur|plus|bel|grand|premier|dernier
      )[a-z]* )[a-z]+ aux?
    |(?:est|sont) (?:
      reservee?s?|ouverte?s? uniquement|accessibles? uniquement
    ) (?:exclusivement |uniquement )?aux? (?:
      abonnee?s?|adherents?|membres?|clubs?|professionnels?|pros|entreprises|salaries|etudiants|etudiantes
      |agents|licencies|residents|habitants|assures|societaires
    )
    |ne? (?:est|sont) ouverte?s? qu aux?
    |fermee?s? au public
    |refusent? du monde
  `,
);
