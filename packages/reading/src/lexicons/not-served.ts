import { pattern, regex } from '../patterns/pattern.ts';

/** What a house says no to (R2d): its lists closed, its papers withdrawn, its ground or its trade too narrow. Paradigms, written without any case. */

const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');
const LISTS = pattern`
  (?:
    agenda
    |carnets?
    |carnet de (?:commandes|rendez vous|bal)
    |registres?
    |listes?(?: d attente| de patients)?
    |patientele
    |clientele
    |file active
    |cahiers?
    |inscriptions?
    |admissions?
    |adhesions?
    |recrutements?
    |portefeuilles?
    |books?
    |waiting list
    |list
  )
`;
const PAPERS = pattern`
  (?:
    certifications?
    |agrements?
    |licences?
    |habilitations?
    |accreditations?
    |qualifications?
    |labels?
    |autorisations?
    |conventionnement
    |assurances?
    |garanties? decennales?
    |carte professionnelle
    |permis
    |diplomes?
    |rge
    |licence
    |permit
    |certificate
  )
`;
const REACHES = pattern`
  (?:
    sort
    |quitt
    |depass
    |franchi
    |descend
    |mont
    |remont
    |pouss
    |s aventur
    |s eloign
    |s ecart
    |rayonn
    |roul
    |circul
    |navigu
    |vol
    |voyag
    |travers
    |pass
    |arriv
    |grimp
    |all
  )(?:e|ent|t|tent|ss?ent|it)?
`;
const AREAS = pattern`
  (?:la|le|les|l|de|d|du|des|dans|a|au|aux|en|jusqu|hors|vers|sur|cote|par)(?! (?:
      prix|cout|budget|devis|montant|tarif|note|facture|barre|cap|heure|journee|semaine|moyenne|
      limite (?!d[eu] |des )|temps|delai|quart|moitie|tiers|\d|un |une |deux|trois|quatre|dix|vingt|trente|
      cent|mille|telephone|carte|pas|trottoir|bruit|question|stress
    )
  )
`;

export const NOT_SERVED = within(
  [
    pattern`
      ${LISTS}(?: [a-z]+){0,3}(?: (?:est|sont|reste|restent|is|are))?(?: [a-z]+)? (?:
        closes?
        |clos
        |fermee?s?
        |cloture?s?
        |gelee?s?
        |suspendue?s?
        |closed
      )(?! (?:
          le|les|a(?! (?:tou[ts]|toutes?|quiconque|ceux|celles|qui|de nouve[a-z]+|d autres|vous|toi)(?=\s))|en
          |pendant|du|au|jusqu a(?! nouvel)|jusqu au|until
        ) )
    `,
    pattern`
      (?:lui|leur) (?:a|ont) (?:donc )?(?:
        retire
        |suspendu
        |ote
        |refuse
        |revoque
      ) (?:son|sa|ses|leur|leurs|l|la|le) ${PAPERS}
    `,
    pattern`
      ${PAPERS}(?: [a-z]+)?(?: (?:lui|leur))?(?: (?:a|ont|est|sont|was|were|has|have)
      )?(?: [a-z]+)?(?: (?:ete|been))? (?:
        retiree?s?
        |suspendue?s?
        |revoquee?s?
        |annulee?s?
        |invalidee?s?
        |expiree?s?
        |perimee?s?
        |caduque?s?
        |perdue?s?
        |withdrawn
        |revoked
        |suspended
        |expired
        |lapsed
      )
    `,
    pattern`
      (?:
        est
        |sont
        |vient d etre
        |a ete
        |ont ete
        |s est vue?
        |se sont vus?
        |se voi(?:t|ent)
      ) (?:
        retirer
        |prive
        |privee
        |prives
        |dechue?s?
        |depourvue?s?
      ) (?:de )?(?:son|sa|ses|leur|leurs|l|le|la|tout|toute) ${PAPERS}
    `,
    `(?:perdu|lost|surrendered) (?:its|their|son|sa|ses|leurs?) (?:[a-z]+ )?${PAPERS}`,
    pattern`
      (?:n|ne) (?:a|ont)(?: (?:plus|pas))? (?:
        accepte
        |pris
        |recu
        |signe
        |inscrit
        |integre
      )(?: [a-z]+)? (?:aucune?|personne|de nouve[a-z]+)
    `,
    pattern`
      (?:
        hasn t|haven t|has not|have not|isn t|aren t|is not|are not|no longer|stopped|doesn t|don t|does not
        |do not|never
      ) (?:been )?(?:
        accept(?:s|ed|ing)?|tak(?:e|es|en|ing)(?: on)?|onboard(?:s|ed|ing)?|sign(?:s|ed|ing)?(?: up)?|open to
      ) (?:any )?(?:new|more(?! than)|further|private|individual)
      |(?:closed|not open) to (?:new|private|individual|the public)
      |books? (?:is|are) (?:full|closed)
    `,
    pattern`
      (?:ne|n) (?:se |s )?(?!
        sort pas de (?:l ordinaire|terre)
      )${REACHES} (?:pas|plus|jamais|guere)(?: (?:au dela|en dehors|hors))? ${AREAS}
    `,
    pattern`
      (?:ne|n) quitt(?:e|ent) (?:pas|jamais|guere) (?!
        (?:son|sa|ses|leurs?|l|la|le|les|vos|votre|d|des|du|de|une?|plus|tout|vous) )[a-z]{3,}
    `,
    pattern`
      (?:n est|ne sont|n est donc|ne sera|n etait) (?:pas|plus) (?:
        desservie?s?
        |couverte?s?
        |livree?s?
        |dans (?:son|sa|leur|leurs) (?:zone|secteur|perimetre|rayon|tournee)
      )
    `,
    pattern`
      (?:ne|n) (?:
        est|sont|releve|relevent|fait|font|entre|entrent|fait partie
      )(?: [a-z]+)? ?pas (?:de|du|dans|partie de|parmi|d) ?(?:son|sa|ses|leur|leurs) (?:
        ressort|domaine|metier|rayon|competences?|activites?|attributions?|specialites?|prestations?|champ
        |perimetre|catalogue|offre|services?|habitudes
      )
      |n est (?:pas|plus) (?:son|leur) (?:metier|domaine|rayon|ressort|affaire|activite)
    `,
    pattern`
      (?:est|sont|reste|restent|demeure|demeurent) (?:
        strictement |
        totalement |
        entierement |
        exclusivement |
        uniquement )?(?:fermee?s?|interdite?s?|inaccessibles?) (?:aux?|a la|a l|a tout) (?:
        particuliers?
        |public
        |non [a-z]+
        |personnes exterieures
        |exterieurs?
        |visiteurs?
        |clientele
        |touristes
        |amateurs
        |debutants
        |mineurs?
        |femmes
        |hommes
        |chiens
        |enfants exterieurs
      )
    `,
    pattern`
      (?:uniquement|exclusivement|seulement|strictement) (?:
        pour |aux |reservee?s? aux |entre |avec |avec des |avec les |a des |a )(?:les |des |l )?(?:
        professionnels|pros|entreprises|collectivites|syndics|revendeurs|grossistes|restaurateurs|hoteliers
        |membres|adherents|abonnes|salaries de|industriels
      )
      |trade (?:customers )?only
      |b2b only
      |business customers only
    `,
    pattern`
      (?:
        n a
        |n ont
        |ne compte
        |ne comptent
        |ne possede
        |ne possedent
        |n emploie
        |n emploient
        |ne dispose
        |ne disposent
      )(?: d)?(?: plus| pas)? (?:
        aucune?
        |le moindre
        |la moindre
        |(?:une? )?seule?
        |pas une? seule?
      ) (?:[a-z]+ )?(?:
        experte?s?
        |materiel
        |agrement
        |habilitation
        |techniciene?
        |specialiste
        |atelier
        |stock
        |rayon
        |salarie
        |diplome
        |professionnel
        |outillage
        |competence
        |locaux
        |local
        |assurance
        |personnel
        |salle
        |machine
        |[a-z]+ assermentee?s?
      )
    `,
    pattern`
      (?:ne|n) (?:s )?(?:
        soign
        |repar
        |intervi
        |entreti
        |depann
        |repren
        |trait
        |accueill
        |recoi
        |recoiv
        |assur
        |travaill
        |occup
        |suiv
        |suit
        |ouvr
        |prend
        |prenn
        |sert
        |serv
      )[a-z]* qu(?:e)? (?:(?:sur|pour|chez|avec|a|aux|les|de) )?(?:ses|leurs) (?:
        propres
        |seuls
        |clients
        |adherents
        |membres
        |abonnes
        |patients
        |habitues
        |eleves
        |licencies
      )
    `,
    pattern`
      (?:ne|n) (?:
        travaill
        |repar
        |interv
        |livr
        |vend
        |loue
        |serv
        |s adress
        |depann
        |fabriqu
        |form
        |tradui
        |imprim
        |cuisin
      )[a-z]* (?:plus )?qu(?:e)? (?:pour|aux|a|chez) (?:les |des |de |l )?(?:grandes? |gros |tres gros )?(?:
        loueurs
        |revendeurs
        |grossistes
        |traiteurs
        |hoteliers
        |restaurateurs
        |industriels
        |promoteurs
        |architectes
        |professionnels
        |pros
        |entreprises
        |societes
        |collectivites
        |syndics
        |bailleurs
        |mairies
        |ecoles
        |clubs
        |associations
        |adherents
        |membres
        |abonnes
        |hotels
        |chaines
        |enseignes
        |concessions
        |concessionnaires
        |garages
        |assureurs
        |laboratoires
        |cliniques
        |hopitaux
        |banques
        |administrations
      )
    `,
    pattern`
      (?:ne|n) (?:
        prend
        |prenn
        |accept
        |recoi
        |recoiv
        |admet
        |inscri
        |trait
        |travaill
      )[a-z]* (?:plus )?qu(?:e)? (?:sur|par) (?:recommandation|cooptation|parrainage|invitation)
    `,
    pattern`
      (?:exclusivement|uniquement|seulement|strictement) (?:[a-z]+ ){0,4}(?:ses|leurs) (?:
        propres|adherents|membres|abonnes|clients|patients|eleves|licencies|salaries
      )
      |(?:reserve|reservent) (?!en priorite )(?:[a-z]+ ){1,4}a (?:ses|leurs) (?:
        propres|adherents|membres|abonnes|clients|patients|eleves|licencies|salaries
      )
    `,
    pattern`
      (?:n en|n y) (?:fai(?:t|sait)|font|est|sont) pas (?:
        partie
        |comprise?s?
        |incluse?s?
        |couverte?s?
        |desservie?s?
      )
    `,
    pattern`
      only (?:
        works?|deals?|caters?|serves?|repairs?|sells?|rents?|supplies
      ) (?:with|for|to) (?:[a-z]+ ){0,2}(?:
        fleets|companies|businesses|trade|professionals|clubs|schools|hotels|landlords|members|dealers|groups
        |agencies
      )
      |turns? (?:[a-z]+ ){0,3}(?:
        customers|clients|people|patients|visitors|families|beginners|individuals
      ) away
    `,
    pattern`
      (?:ne|n) (?:y )?(?:
        pren
        |prendr
        |accept
        |accepter
        |recev
        |recevr
        |inscriv
        |inscrir
        |accueill
        |accueiller
        |ouvrir
        |assurer
      )(?:ait|aient|a|ont) (?:plus|pas|aucune?)(?: [a-z]+){0,2} ?(?:
        personne
        |nouve[a-z]+
        |patient[a-z]*
        |client[a-z]*
        |commandes?
        |dossiers?
        |inscriptions?
        |adherents?
        |eleves?
        |demandes?
        |particuliers?
      )
    `,
    pattern`
      (?:n|ne) (?:
        a
        |ont
        |propose
        |proposent
        |vend
        |vendent
        |tient
        |tiennent
        |garde
        |gardent
      ) plus (?:une? seule?|aucune?|le moindre|la moindre) (?!
        places?
        |creneaux?
        |tables?
        |chambres?
        |disponibilites?
        |rendez
        |dates?
        |retard
        |dette
        |secret
        |doute
        |mystere
        |lien
        |rapport
        |attente
        |plainte
        |souci
        |probleme
        |frais
      )[a-z]+
    `,
    pattern`
      (?:a|ont) (?:toujours |systematiquement )?(?:
        turned|refuse|refoule|econduit|renvoye|eclaire|decline
      ) (?:away )?(?:
        les|des|tous|toute|wheelchair|ma demande|la demande|votre
      )
      |(?:have|has) turned (?:[a-z]+ ){0,3}away
    `,
  ].join('|'),
);

/** Beginnings one of which every sentence holds that turns a house down; "ne" and its kin above all. */
export const MAY_TURN_DOWN = regex`
  (?:^|\s)(?:
    ne
    |n
    |pas
    |plus
    |rien
    |aucun
    |inutile
    |jamais
    |clos
    |clotur
    |ferme
    |gele
    |suspend
    |retir
    |revoqu
    |annul
    |invalid
    |expir
    |perim
    |caduq
    |perdu
    |prive
    |dechu
    |depourvu
    |interdit
    |exclusiv
    |uniquement
    |seule
    |strictement
    |reserve
    |only
    |not
    |no
    |don
    |doesn
    |do
    |does
    |isn
    |aren
    |hasn
    |haven
    |has
    |have
    |won
    |can
    |cannot
    |stopped
    |turn
    |closed
    |trade
    |b2b
    |business
    |books?
    |refus
    |refoul
    |econdui
    |renvoy
    |eclair
    |declin
    |bott
    |tres peu
    |dit
    |annonc
    |indiqu
    |affirm
    |previen
    |hors
    |interventions
    |liste
    |complet
    |arret
    |cess
    |abandonn
    |stopp
    |renonc
    |evit
    |fu[iy]
    |oubli
    |deconseill
    |ecart
    |exclu
    |bann
    |bann
    |ray
    |elimin
    |sort[ie]
    |laiss
    |delaiss
    |zapp
    |boud
    |saut
    |pass[eo]
    |plainte
    |litige
    |arnaque
    |escroq
    |fraude
    |condamn
    |vise
    |mise
    |poursuiv
    |sanction
    |epingl
    |rattrap
    |assign
    |attaqu
    |trop
    |mefi
    |mefiez
    |reput
    |tribunal
    |se regle
    |avoid
    |steer
    |stay
    |keep
    |give
    |gave
    |is
    |are
    |vol[ee]
    |decu
    |perdant
    |gagner
    |perdr
    |economis
    |abst
    |sur le carreau
    |sous le coup
    |fait l objet
    |multiplie
    |accumule
    |cumule
    |mauvais
    |tres mauvaise
    |mieux
    |dizaine
    |centaine
    |nombre
    |masse
    |avalanche
    |flot
    |pluie
    |vague
    |serie
    |kyrielle
    |foule
    |quantite
    |tombereau
    |montagne
    |lui
    |leur
    |a quoi
    |withdrawn
    |lapsed
    |agenda
    |carnet
    |registre
    |patientele
    |clientele
    |s y
  )
`;
