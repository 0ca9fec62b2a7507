import { pattern, regex } from '../patterns/pattern.ts';

/**
 * Named in passing (R2e, R2f): for what it was, for what it supplies, for whom it employs or employed, for what it says in the
 * press. Read at the end of the words before the name, and at the beginning of those after. Written without any case.
 */

const LINK = '(?: (?:de|du|des|d|chez|a|au|aux|par|pour|la|le|les|l|son|sa|the|of|at|by|in))*';
const before = (body: string) => new RegExp(`(?:^|\\s)(?:${body})${LINK}(?: «| ")? ?$`, 'u');

const STAFF = pattern`
  (?:
    employe
    |salarie
    |apprenti
    |second
    |chef
    |cheffe
    |commis
    |collaborat(?:eur|rice)
    |associe
    |ouvri(?:er|ere)
    |eleve
    |stagiaire
    |technicien(?:ne)?
    |vendeu(?:r|se)
    |gerante?
    |patronn?e?
    |directeur
    |directrice
    |pilier
    |cadre
    |pensionnaire
    |transfuge
    |locataire
    |formateur
    |formatrice
    |professeure?
    |responsable
    |serveur
    |serveuse
    |sommelier
    |patissier
    |boulanger
    |mecanicien
    |coiffeur
    |coiffeuse
  )e?s?
`;

/** Somebody's past, or the staff of another house. */
export const PAST_OF_SOMEBODY = before(
  [
    pattern`
      (?:
        longtemps
        |autrefois
        |jadis
        |naguere
        |d abord
        |auparavant
        |precedemment
        |ex
        |ancien
        |ancienne
        |anciens
        |anciennes
        |jusqu alors
        |pendant [a-z\d]+ ans
        |[a-z\d]+ ans
      ) ?,? ?(?:comme )?${STAFF}(?: de| du| des| d| chez| a| au)?
    `,
    pattern`
      (?<!(?:^|\s)(?:on|vous|je|j|tu|nous|se|s|y|en|les|la|le|l) )(?:
        rencontree?s?
        |connue?s?
        |croisee?s?
        |retrouvee?s?
        |formee?s?
        |debute
        |aguerrie?s?
        |rodee?s?
        |met
        |trained
        |cut (?:his|her|their) teeth
        |learn(?:ed|t)(?: (?:the|his|her|their) (?:trade|craft|ropes))?
        |worked
        |cooked
        |apprenticed
        |started out
      )(?: [a-z]+){0,2} (?:dans|chez|a|au|aux|sur|in|at|under)(?: (?:les|la|le|l|the))? ?(?:
        (?:
          cuisines?|ateliers?|fourneaux|equipes?|rangs|bancs|laboratoires?|coulisses|kitchens?|workshops?
          |ranks|team
        )(?: of| de| du| des| d)?
      )?
    `,
    pattern`
      (?:qui|that|who) (?:
        entraine
        |forme
        |conseille
        |equipe
        |habille
        |loge
        |nourrit
        |blanchit
        |soigne
        |assure
        |chauffe
        |fleurit
        |eclaire
        |protege
        |transporte
        |encadre
        |coiffe
        |photographie
        |approvisionne
        |fournit
        |livre
        |depanne
        |entretient
        |train
        |supply
        |equip
      )(?:nt|s)?(?: [a-z]+){0,2} (?:le|les|la|l) (?:
        personnel
        |equipes?
        |salaries?
        |employes?
        |vendeurs?
        |vendeuses?
        |locaux
        |flotte
        |vehicules?
        |cuisines?
        |machines?
        |clients?
        |membres
        |salles?
        |bureaux
        |vitrines?
        |chantiers?
      )(?: de (?:vente|cuisine|salle|direction))?
    `,
    pattern`
      (?:former|ex|previous|long time|once a|one time|retired) (?:[a-z]+ )?(?:
        partner
        |chef
        |employee
        |manager
        |owner
        |teacher
        |staff
        |member
        |head
        |assistant
        |baker
        |guide
        |coach
        |instructor
        |mechanic
        |vet
        |nurse
        |stylist
        |trainee
        |apprentice
      )s?(?: (?:of|at|from|with))?
    `,
    pattern`
      (?:la|le|les|une?|sa|son|ses|leurs?|notre) (?:
        gerante?s?
        |patronn?e?s?
        |directeur
        |directrice
        |fondateur
        |fondatrice
        |responsable
        |porte parole
        |president
        |presidente
        |dirigeante?
        |chef
        |cheffe
        |owner
        |manager
        |founder
      ) (?:de|du|des|d|chez|at|of)
    `,
  ].join('|'),
);
/** The words of a report: the staff of a house speaks, it is not offered. */
export const REPORTED = regex`
  (?:^|\s)(?:
    expliqu|confi|racont|rappel|estim|resum|declar|affirm|assur|souri|lach|soupir|gliss|souffl|precis|insist
    |plaid|not|dis|disai|ecri|repond|temoign|regrett|analys|detaill|comment|recommand
  )(?:e|ent|ait|aient|t)?,? (?:[a-z\d]+ ){0,8}$
  |(?:^|\s)(?:said|says|told|explains?|explained|wrote|writes) (?:[a-z]+ ){0,6}$
`;

/** What a house was, did or showed: "l'ambiance qu'avait X", "les 6 % que pratiquait X", "que X classait". */
export const IMPERFECT_BEFORE = regex`
  (?:^|\s)(?:qu|que|dont|ou|comme|quand|lorsque) (?:l |la |les |lui |leur |y |en |se |s |n )*(?:
    [a-z]{2,}(?:ait|aient)
    |avait
    |etait
    |avaient
    |etaient
    |fut
  )(?: (?:deja|jadis|autrefois|naguere|alors))?(?: (?:le|la|les|l|chez|a|au))* ?$
`;
/** "que lui livre chaque semaine X", "que fournit X": the house comes after the verb of what it supplies. */
export const SUPPLIES_BEFORE = regex`
  (?:^|\s)(?:qu|que|dont) (?:(?:lui|leur|l|la|les|y) )?(?:
    livr
    |fourni
    |fabriqu
    |brass
    |torrefi
    |cui
    |produi
    |vend
    |coud
    |imprim
    |moul
    |confectionn
    |prepar
    |expedi
    |cultiv
    |elev
    |affin
    |fum
    |concoct
    |distill
    |loue
    |prete
    |sous trait
    |reserv
    |envoi
    |apport
    |achemin
    |cede
    |mont
    |assembl
    |tiss
    |taill
    |teint
    |reli
    |redig
    |publi
    |edit
    |decern
    |attribu
    |remet
    |class
    |prime
    |cit
    |recommand
  )(?:e|t|ait|aient|ent|ssent|sent|s)?(?: (?:[a-z]+ ){0,4}?)(?: ?(?:le|la|les|l))? ?$
`;
/** "ses bassins sont moulés par X": what the house just spoken of owes to another. */
export const AGENT_BEFORE = regex`
  (?:^|\s)(?:ses|son|sa|leurs|leur|les|la|le|l|its|their) (?!
    (?:plus|moins|mieux|meilleure?s?|ideal|seule?s?|premiere?s?|plupart|(?:[a-z]+ ){0,2}(?:les|la|le) plus) )(?:[a-z]+ ){1,5}?(?:
    est
    |sont
    |etait
    |etaient
    |a ete
    |ont ete
    |sera
    |seront
    |is
    |are
    |was
    |were
  ) (?:[a-z]+ ){0,2}?(?!
    (?:
      devance|suivi|precede|talonne|couvert|desservi|tenu|gere|anime|dirige|repris|proposee?s?
      |assuree?s? (?:en|a|sur)|organise|donne|dispense
    )
  )[a-z]+(?:
    ee?s?
    |is
    |ies?
    |it
    |ite
    |its
    |ues?
    |us?
    |ts?
    |ed
    |made
  ) (?:(?!(?:de|d|a) )[a-z]+ ){0,4}?(?:par|aupres|chez|by)(?: (?:le|la|les|l|un|une|des|the)
  )?(?: (?:[a-z]+ ){1,3}(?:de|du|des|d|of)
  )?(?: (?:le|la|les|l))? ?$
`;
/** Of which a house is the customer, the user or the sponsor: "un de ses utilisateurs, X", "le logo de X". */
export const SHOWN_BEFORE = before(
  [
    pattern`
      (?:
        une? (?:de|parmi)
        |parmi
        |certains de
        |quelques uns de
        |deux de
        |beaucoup de
        |one of
      ) (?:ses|leurs|nos|its|their) (?:
        utilisat(?:eur|rice)s?
        |clientes?
        |clients
        |references?
        |abonne?e?s?
        |adherente?s?
        |franchise?e?s?
        |licencies?
        |partenaires?
        |sponsors?
        |mecenes?
        |fournisseurs?
        |sous traitants?
        |users?
        |customers?
        |clients?
        |suppliers?
      )(?: [a-z]+){0,3} ?[,:(–]?
    `,
    pattern`
      (?:parmi|au nombre de|dans) (?:ses|leurs|les) (?:
        references
        |clients
        |utilisateurs
        |abonnes
        |fournisseurs
        |partenaires
      )(?: [a-z]+){0,2} ,(?: [a-z]+){1,12}(?: ,(?: [a-z]+){1,6}){0,4} ?,?(?: et)?
    `,
    pattern`
      (?:
        logo
        |maillot
        |affiche
        |banderole
        |autocollant
        |sticker
        |casquette
        |camion
        |fourgon
        |camionnette
        |panneau publicitaire
        |encart
        |sponsors?
        |mecenat
        |parrainage
        |couleurs
        |sponsorise
        |sponsorisee
        |parraine
        |parrainee
        |finance
        |financee
        |soutenu
        |soutenue
        |offert
        |offerte
      )s? (?:de|du|des|d|par|aux couleurs d[eu])
    `,
    pattern`
      (?:par|avec|grace|sur|dans) (?:les|aux|des) (?:
        camions?
        |fourgons?
        |vehicules
        |bennes?
        |grues?
        |machines
        |fours?
        |presses?
        |techniciens
        |equipes
        |ouvriers
        |chauffeurs
        |livreurs
      )(?: [a-z]+)? (?:de|du|des|d)(?: chez)?
    `,
    pattern`
      (?:avec|a partir|a base|autour) (?:de|des|du|d|les|le|la) ?(?:
        farines?
        |grains
        |vins
        |bieres
        |pains
        |fromages
        |viandes
        |legumes
        |produits
        |tissus
        |pieces
        |cafes?
        |huiles?
        |miels?
      )(?: [a-z]+)? (?:de|du|des|d)(?: chez)?
    `,
    pattern`
      (?:
        parking
        |arret
        |station
        |entree
        |immeuble
        |porche
        |portail
        |adresse
        |cour
      )s?(?: [a-z]+){0,4} (?:est|sont) (?:celui|celle|ceux) (?:de|du|des|d)
    `,
    pattern`
      (?:dans|sur) (?:les|l|le|la|d) (?:anciens?|anciennes?|ex|vieux) (?:
        murs
        |locaux
        |local
        |ateliers?
        |usines?
        |entrepots?
        |salles?
        |bureaux
        |emplacement
        |site
        |magasin
        |boutique
        |garage
      )(?: [a-z]+)? (?:de|du|des|d)
    `,
    pattern`
      (?:a|ont|avait) (?:
        rachete
        |repris
        |recupere
        |herite
        |acquis
        |debauche
        |embauche
      ) (?:d[eu] )?(?:le|la|les|l|une?|son|sa|ses|deux|trois|du|des) (?:[a-z]+ ){1,3}?(?:de|du|des|d|chez)
    `,
    pattern`
      (?:partagee?s?|mutualisee?s?|en commun|partage|partagent|shares?|shared)(?: [a-z]+){0,4} (?:avec|with)
      |(?:
        obtenu|recu|remporte|decroche|gagne|laureate?s?|finalistes?|won|winner
      )(?: [a-z]+){0,3} (?:prix|trophee|concours|label|bourse|award|prize)
      |(?:photos?|credits?|illustrations?|images?|visuel|copyright)(?: [a-z]+)? ?[:(]
    `,
    pattern`
      (?:
        barometre
        |etude
        |enquete
        |sondage
        |classement
        |palmares
        |observatoire
        |indice
        |panel
        |livre blanc
        |chiffres
        |statistiques
        |trophees?
        |prix
        |concours
        |grand prix
        |survey
        |index
        |report
      )(?: [a-z\d]+){0,3} (?:de|du|des|d|par|signe|realise par|publie par)
    `,
  ].join('|'),
);
/** After the name: what it used to be, or that it is only quoted. */
export const USED_TO_AFTER = regex`
  ^ ?,? ?(?:a|de|dans|lors de) (?:ses|leurs) (?:debuts|grandes heures|belles annees|temps|meilleures annees)
  |^ ?,? ?(?:il y a|voila|d il y a) (?:[a-z\d]+ ){1,2}(?:ans|annees)\b
  |^ ?(?:d (?:autrefois|antan|avant|alors)|des (?:debuts|annees|temps)|de (?:jadis|la grande epoque))\b
  |^ ?,? ?(?:qu|que) (?:il|elle|ils|elles) (?:a|ont) (?:quitte|laisse|delaisse|cede|vendu)
  |^ ?,? ?interrogee?s? (?:par|sur|a|au|dans|en)\b
  |^ ?,? ?(?:[^,;]{2,40} , )?dont (?:il|elle|ils|elles) (?:est|sont|reste|etait) (?:
    aussi |egalement |encore |depuis [a-z]+ )?(?:le |la |les |l |un |une |des )?(?:
    fournisseurs?|clients?|clientes?|sous traitants?|voisine?s?|prestataires?|partenaires?|bailleurs?
    |locataires?|imprimeurs?|grossistes?
  )
  |^ ?,? ?dont (?:il|elle|ils) (?:entretient|repare|fournit|livre|equipe|assure|gere|est|fut)\b
`;
/** "quand X a ouvert en face": what dates something else. */
export const WHEN_BEFORE = regex`
  (?:^|\s)(?:
    quand
    |lorsqu?e?
    |depuis que
    |depuis qu
    |avant que
    |apres que
    |du jour ou
    |le jour ou
    |a l epoque ou
    |when
    |since
    |before
  ) (?:le |la |les |l |the )?$
`;
export const HAPPENED_AFTER = regex`
  ^ ?(?:
    (?:y )?(?:a|ont|avait|avaient|s est|se sont|est|sont) (?:[a-z]+ )?(?:
      ouverte?s?|ferme|demenage|installee?s?|implantee?s?|arrivee?s?|partie?s?|construit|rachete|repris
      |agrandi|cree|disparu|quitte
    )
    |(?:ouvrit|ferma|arriva|opened|closed|moved|left|arrived)
  )(?=\s|$)
`;
/** "l'époque où X importait", "du temps que X servait": what it was, by the time that is past. */
export const ERA_BEFORE = regex`
  (?:^|\s)(?:
    epoque
    |temps
    |annees?
    |periode
    |jours
    |heures
    |siecle
    |ere
  )(?: [a-z]+)? (?:ou|que|qu) (?:le |la |les |l )?$
`;
export const IMPERFECT_AFTER = /^ ?(?:[a-z]+ ){0,3}?[a-z]{2,}(?:ait|aient|irent|urent|erent)(?=\s)/u;
/** "les nostalgiques de X", "on regrette encore X", "les grandes heures de X". */
export const MISSED_BEFORE = regex`
  (?:^|\s)(?:
    (?:
      nostalgiques?|nostalgie|orphelin(?:e|s|es)?|veuves?|deuil|souvenirs?
      |(?:belle|grande|bonne)s? (?:epoque|heures|annees)|age d or
    ) (?:emus? |emue? )?(?:de|du|des|d)
    |(?:regrett|pleur)(?:e|ent|ez|ons|era|eront|ait|aient) (?:encore|toujours|amerement|longtemps)
  )(?: (?:le|la|les|l))? ?$
`;
/** "que lui a commandé le patron de X": the staff of another house, as its customer. */
export const ORDERED_BY = regex`
  (?:^|\s)(?:que|qu|dont) (?:
    (?:lui|leur|nous|m|l|y) )?(?:
    a|ont|avait|avaient
  ) (?:[a-z]+ )?[a-z]+ (?:le|la|les) [a-z]+ (?:de|du|des|d|chez)(?: (?:le|la|les|l))? ?$
  |(?:^|\s)(?:par|pour) (?:le|la|les) (?:
    patronn?e?|gerante?|directeur|directrice|fondateur|fondatrice|responsable|chef|cheffe|equipe
  )s? (?:de|du|des|d|chez)(?: (?:le|la|les|l))? ?$
`;
