import { holds } from '../patterns/holds.ts';
import { pattern, regex } from '../patterns/pattern.ts';

/**
 * What a house refuses, what it does not suit, and the advice to drop the lead (R2c, R2d), by the class of the verb and of
 * its object rather than by set phrases. Written from the grammar, without any case.
 */

const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');
/** What a customer asks of a house, as a text points back to it. */
const LIKE_YOURS = pattern`
  (?:
    de (?:ce|cet|cette) (?:genre|type|sorte|taille|nature|ampleur|hauteur|age|gabarit|categorie|acabit)
    |de la sorte
    |comme (?:le|la|les) (?:votre|votres|tien|tienne)
    |comme (?:celui|celle|ceux|celles) ci
    |pareille?s?
    |semblables?
    |similaires?
    |analogues?
  )
`;
/** What may fit badly without turning anybody away. */
const CONDITIONS = pattern`
  (?:
    budgets?
    |prix
    |moyens
    |bourses?
    |portefeuilles?
    |gouts?
    |calendrier
    |planning
    |delais?
    |horaires
    |emploi
    |agenda
    |rythme
    |style
    |palais
    |image
  )
`;
const YOUR_NEED = pattern`
  (?:
    ce (?:que|a quoi|dont) (?:vous|tu|l on)
    |(?:votre|vos|ton|ta|tes) (?!${CONDITIONS}(?=\s|$))[a-z]+
    |une? tel(?:le)? (?!${CONDITIONS}(?=\s|$))[a-z]+
    |(?:ce|cet|cette) (?:
      genre|type|sorte|usage|besoin|cas|chantier|travail|projet|demande|configuration|situation|intervention
      |programme|parcours|itineraire|recherche
    )
  )
`;

export const TURNED_DOWN = within(
  [
    pattern`
      (?:
        refus
        |declin
        |repouss
        |recus
        |ecart
        |econdui
      )(?:e|ent|era|eront|ait|aient|t|sent)(?: [a-z]+)? (?:tous |toutes )?(?:
        les
        |des
        |ce
        |cette
        |ces
        |une?
        |tout
        |toute
      ) (?:[a-z]+ ){1,4}?${LIKE_YOURS}
    `,
    pattern`
      (?:ne|n) (?:se |s )?(?:
        convien(?:t|nent|dra|dront|drait|draient)
        |correspond(?:ent|ra|ront|rait|raient)?
        |repond(?:ent|ra|ront|rait|raient)?
        |cadr(?:e|ent|erait)
        |coll(?:e|ent|erait)
        |va
        |vont
        |ira
        |iront
        |irait
        |pret(?:e|ent|erait)
        |accord(?:e|ent)
        |adapt(?:e|ent)
      )(?: [a-z]+ment)? (?:
        pas
        |plus
        |guere
        |nullement
        |aucunement
      ) (?:du tout |vraiment |bien )?(?:a|au|aux|avec|pour|dans) ${YOUR_NEED}
    `,
    pattern`
      (?:mais|et|,|;|–) (?:pas|certainement pas|surement pas) (?:pour )?(?:
        ce (?:que|dont|a quoi)
        |cel(?:ui|le) (?:que|dont)
      ) (?:vous|tu) (?:
        demand
        |cherch
        |voul
        |souhait
        |decri
        |recherch
        |av
        |attend
        |envisag
        |veu
        |vis
        |imagin
        |besoin
      )[a-z]*
    `,
    pattern`
      je (?:prefere|prefererais) (?:vous |t |te )epargner (?:
        une?|le|la|l|cet|cette|ce|des|les
      ) (?!(?:file|queue|attente|liste))[a-z]+
      |je (?:vous|t) epargne (?:une?|le|la|l|cet|cette|ce) (?:
        appel|deplacement|detour|trajet|coup de fil|peine|deception|visite|voyage
      )
    `,
    pattern`
      (?:
        donc (?:pas|plus|jamais) (?:chez vous|pour vous|ici|pour votre|dans votre)
        |pas (?:chez vous|jusqu a vous|jusque chez vous)(?= ?(?:$|[.;:!)]))
      )
    `,
    pattern`
      (?:
        professionnels
        |pros
        |entreprises
        |collectivites
        |revendeurs
        |membres
        |adherents
      ) (?:uniquement|seulement|exclusivement)(?= ?(?:$|[,.;:!)]))
    `,
    pattern`
      privatisee?s? (?:toute l annee|en permanence|a l annee)
      |n (?:a|ont) plus (?:de|aucune) places? (?:pour|aux)(?: de)? nouv[a-z]+
    `,
    pattern`
      (?:
        adress|envoi|envoy|orient|renvoi|confi|dirig|recommand
      )(?:e|ent|ie|ient)(?: [a-z]+)? (?:ces|ce genre de|ce type de) [a-z]+ (?:a|au|aux|vers|chez)
      |(?:avou|reconnai|admet|di|previen|precis)[a-z]* (?:ne pas|ne plus|ne guere) (?:
        etre (?:a l aise|equipe|outille|competent|qualifie|habilite|forme)
        |(?:intervenir|prendre|recevoir|soigner|faire|traiter|poser|travailler|s occuper|accepter)
      )[a-z]*
    `,
    pattern`
      so (?:it|they) (?:
        won t|can t|cannot|will not|wouldn t|couldn t
      ) (?:be able to )?(?:help|serve|take|work|do|fit|suit)
      |(?:doesn t|don t|does not|do not) [a-z]+ (?:[a-z]+ ){0,3}any ?(?:more|longer)
      |no longer (?:has|have|keeps?) (?:an? |any )?(?:[a-z]+ )?(?:
        office|shop|branch|practice|store|premises|presence|showroom|workshop
      )
    `,
    pattern`
      bott(?:e|ent|era) en touche
      |tres peu pour (?:moi|vous|nous)
      |je ne (?:l|le|la|les) (?:conseill|recommand|souhait)[a-z]* a (?:personne|quiconque)
    `,
    pattern`
      (?:
        di
        |annonc
        |indiqu
        |affirm
        |precis
        |declar
        |assur
        |prevenai
        |prevenir
        |previen
        |averti
        |reconnai
        |confirm
        |repond
      )[a-z]* (?:[a-z]+ ){0,2}ne (?:plus|pas) (?:pouvoir )?(?:
        accepter
        |prendre
        |recevoir
        |inscrire
        |accueillir
        |suivre
      )(?: [a-z]+){0,3} (?:
        personne
        |nouve[a-z]+
        |patient[a-z]*
        |client[a-z]*
        |commandes?
        |dossiers?
        |inscriptions?
        |eleves?
        |adherents?
      )
    `,
    pattern`
      n y (?:
        all|retourn|port|confi|laiss|amen|emmen|depos|envoy|pass|cour|achet|command|sign|entr
      )(?:ez|e|ons)(?: surtout)? (?:surtout )?(?:
        pas|rien|jamais|plus
      )(?= ?(?:$|[,;:.!)]|car |pour cela|pour ca|pour ce|pour votre|avec votre|avec ce)
      )
      |n y mett(?:ez|ons) (?:pas|plus|jamais) (?:les pieds|votre)
    `,
    pattern`
      (?:
        oubli
        |ecart
        |abandonn
        |delaiss
        |elimin
        |ray
        |zapp
        |renonc
        |laiss
        |exclu
      )(?:ez|er|ons|erais|rais|e|rait) (?:tomber |de cote )?(?:a )?(?:cette|ce) (?:
        piste
        |adresse
        |option
        |idee
        |solution
        |hypothese
        |nom
        |enseigne
        |maison
        |possibilite
        |eventualite
        |candidate?
        |choix
        |boutique
        |etablissement
        |prestataire
        |artisan
        |cabinet
        |garage
        |voie
      )
    `,
  ].join('|'),
);

/** Whose service the name only tells of: "les tournées de [X] ont été cédées". */
const SERVICE_BEFORE = regex`
  (?:^|\s)(?:
    activites?
    |cles
    |clefs
    |bail
    |services?
    |tournees?
    |clientele
    |patientele
    |portefeuille
    |fichier
    |contrats?
    |abonnements?
    |branche
    |filiale
    |fonds
    |magasins?
    |boutiques?
    |agences?
    |ateliers?
    |rayon
    |flotte
    |parc
    |licence
  )(?: [a-z]+){0,4} (?:de|du|des|d)(?: (?:le|la|les|l))? ?$
`;
const GIVEN_AWAY = regex`
  ^ ?(?:
    (?:a|ont|avai(?:en)?t) (?:[a-z]+ )?ete
    |(?:est|sont) (?:[a-z]+ )?(?:desormais|maintenant|aujourd hui)?
  ) ?(?:[a-z]+ )?(?:
    cede
    |rendu
    |restitue
    |resilie
    |transfere
    |reprise?
    |repris
    |confie
    |vendu
    |arrete
    |supprime
    |abandonne
    |absorbe
    |dissou(?:te?|s)
    |liquide
    |interrompu
  )e?s?(?=\s|$)(?! (?:par|a) (?:son|sa|ses|leurs?|une? (?:jeune|ancien))(?=\s))
`;

/** "l'aventure [X] s'est arrêtée", and the premises of X, of which the words for an end say it closed. */
const STORY_BEFORE = regex`
  (?:^|\s)(?:
    aventure
    |histoire
    |epopee
    |activite
    |parenthese
    |existence
  )(?: (?:de|du|des|d))?(?: (?:le|la|les|l))? ?$
`;
const ENDED = regex`
  ^ ?(?:s (?:est|etait)|a|avait|est|touche) (?:donc |malheureusement |helas |definitivement )?(?:
    arrete
    |acheve
    |termine
    |fini
    |interrompu
    |pris fin
    |tourne court
    |cesse
    |morte?
    |a (?:sa|son) (?:fin|terme)
  )e?(?=\s|$)
`;
export const storyEnds = (before: string, after: string): boolean =>
  holds(STORY_BEFORE, before) && holds(ENDED, after);
/** The premises named before a house, of which the words for an end are then said: "le local de [X] est à louer". */
export const PREMISES_BEFORE = regex`
  (?:^|\s)(
    local
    |locaux
    |vitrines?
    |devanture
    |rideaux?
    |stores?
    |enseigne
    |plaque
    |murs
    |bail
    |fonds
    |cles
    |clefs
    |pas de porte
  )(?: [a-z]+)? (?:de|du|des|d)(?: (?:le|la|les|l))? ?$
`;

export const givenAway = (before: string, after: string): boolean =>
  / ete |est |sont /u.test(after.slice(0, 60)) && holds(SERVICE_BEFORE, before) && holds(GIVEN_AWAY, after);
