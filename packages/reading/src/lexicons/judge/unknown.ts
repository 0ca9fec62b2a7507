import { regex } from '../../patterns/pattern.ts';

export const SOURCE_AFTER = regex`
  ^ ?(?:, [^,.;]{3,50} ,)? ?(?:(?:l|lui|leur|les|y|en|aussi|qui) )*(?:a |ont )?(?:(?:l|lui|leur|les|y) )?(?:
    publi[a-z]+|
    consacr[a-z]+|
    recens[a-z]+|
    signal[a-z]+|
    rappel[a-z]+ que|
    estim[a-z]+ que|
    interrog[a-z]+|
    decriv[a-z]+|
    decrit|
    ecri[a-z]+|
    racont[a-z]+|
    soulign[a-z]+|
    cit(?:e|ait|ent) |
    class(?:e|ait|ent) |
    prime[a-z]* |
    met(?:tent)? en avant|
    recommand[a-z]+ |
    parl(?:e|ait) (?:de|du|des|d) |
    reports?|
    lists?|
    wrote|
    published|
    recommends?|
    ranks?
  )\b
`;

/** The places that a house serves: "dessert Besançon, Pirey et". */
export const SERVED_BEFORE = regex`
  (?:^|\s)(?:
    dessert
    |desservent
    |couvre
    |couvrent
    |rayonne
    |sillonne
    |serves
    |covers
  )(?: [a-z]+)*(?: , [a-z ]+)*(?: ,| et| ou| and)? ?$
`;

export const TEAM_BEFORE = regex`
  (?:^|\s)(?:
    gerante?
    |patronn?e?
    |fondateur
    |fondatrice
    |fondee? par
    |creee? par
    |dirigee? par
    |tenue? par
    |tenus par
    |que tient
    |animee? par
    |menee? par
    |chef
    |cheffe
    |proprietaire
    |directeur
    |directrice
    |associee?
    |fils
    |fille
    |frere
    |soeur
    |collegue
    |ouverte? par
    |reprise? par
    |signee? par
    |illustree? par
    |run by
    |owned by
    |founded by
    |owner
    |chef
  )(?: ,| :)?(?: le| la| l)? ?$
`;

/** "Laetitia, la professeure": somebody of the house just named. */
export const ROLE_AFTER = regex`
  ^ ?[,(] ?(?:la|le|l|les|sa|son|ses|leur|leurs|the|its) (?:[a-z]+ )?(?:
    serveu(?:r|se)s?
    |patrons
    |gerants
    |associes
    |freres
    |soeurs
    |parents
    |fondateurs
    |vendeu(?:r|se)s?
    |moniteurs?
    |monitrices?
    |professeure?s?
    |patronn?e?
    |gerante?
    |fondat[a-z]+
    |proprietaire
    |cheff?e?
    |maitre
    |responsable
    |direct[a-z]+
    |artisane?
    |apicult[a-z]+
    |owner
    |manager
    |teacher
    |founder
    |chef
    |guide
  )\b
`;

/** Said of nobody who works alone: "Julie, l'apprentie". */
export const STAFF_AFTER = regex`
  ^ ?[,(] ?(?:la|le|l|sa|son|une?|leur) (?:jeune |nouvelle |nouveau |fidele )?(?:
    apprentie?
    |stagiaire
    |employee?
    |salariee?
    |assistante?
    |secretaire
    |receptionniste
    |alternante?
    |second
    |commis
    |serveu(?:r|se)
    |vendeu(?:r|se)
    |clerc
    |fils
    |fille
    |epouse
    |epoux
    |mari
    |femme
    |associee?
    |fondat(?:eur|rice)
    |cofondat(?:eur|rice)
    |gerante?
    |patronn?e?
  ) ?[,)]
`;

/** "La Toque d'Or est un concours": the answer says itself what it is. */
export const IS_ELSE = regex`
  ^ ?(?:, |est |c est |reste |\( ?)(?:
    aussi |
    surtout |
    avant tout )?(?:un|une|le|la|l|the|a|an) (?:[a-z]+ )?(?:
    musee
    |museum
    |exposition
    |memorial
    |sanctuaire
    |parc naturel
    |jardin botanique
    |ecomusee
    |concours
    |interprofession
    |federation
    |syndicat
    |organisme
    |collectivite
    |autorite
    |observatoire
    |caisse
    |quartier
    |monument
    |festival
    |evenement
    |fete
    |plat
    |recette
    |fromage
    |plage
    |village
    |commune
    |riviere
    |fleuve
    |montagne
    |sommet
    |foret
    |lac
    |label
    |prix
    |trophee
    |loi
    |decret
    |dispositif
    |aide
    |subvention
    |logiciel
    |film
    |livre
    |roman
    |chanson
    |jeu
    |revue
    |magazine
    |journal
    |emission
    |legende
    |dialecte
    |marque (?:
      collective|commerciale|industrielle|nationale|deposee|d un|du groupe|de distributeur|de supermarche
    )
    |race
    |variete
    |cepage
    |appellation
    |monastere
    |cathedrale
    |chateau fort
    |championnat
    |course
    |contest
    |festival
    |village
    |beach
    |river
    |neighbourhood
    |district
  )\b
`;
