import { regex } from '../../patterns/pattern.ts';

export const PLACE_BEFORE = regex`
  (?:^|\s)(?:
    a
    |au
    |aux
    |en
    |vers
    |de
    |du
    |des
    |d
    |dans
    |sur
    |sous
    |depuis
    |jusqu a
    |par
    |cote
    |to
    |in
    |at
    |from
    |of
    |on
    |near
    |around
    |through
    |across
    |towards?
    |outside
    |beyond
    |autour d[eu]
    |pres d[eu]
  )(?: (?:la|le|les|l))? ?$
`;

/** What belongs to a house and names it: "le patron de X", "la terrasse du X", "le travail de X". */
export const HOUSE_OF = regex`
  (?<!(?:^|\s)(?:une?|petite?|minuscule|cette?|ancienn?e?) )(?:(?<=\s)|^)(?:
    patronn?e?
    |equipe
    |salle
    |terrasse
    |boutique
    |carte
    |menus?
    |cuisine
    |vitrine
    |comptoir
    |stand
    |banc
    |formule
    |cours
    |sortie
    |peniche
    |camion
    |offre
    |tarifs?
    |prix
    |devis
    |forfait
    |artisans?
    |vendeurs?
    |conseillers?
    |accueil
    |service
    |services
    |showroom
    |atelier
    |magasin
    |affaire
    |specialite
    |royaume
    |terrain
    |travail
    |travaux
    |savoir faire
    |creations?
    |talents?
    |echoppe
    |etal
    |roulotte
    |fournil
    |fourneaux
    |lecons?
    |stages?
    |seances?
    |coordonnees
    |numero
    |prices
    |rates
    |rooms
    |staff
    |team
    |classes
    |courses
    |tables
    |tours
    |lessons
    |work
    |menu
    |owner
    |chef
    |guides
  ) (?:de|du|des|d|at|of)(?: (?:la|le|les|l))? $
`;

/** "une adresse discrète, celle des X"; "la meilleure table, à savoir celle de X". */
export const THAT_OF = regex`
  (?:
    adresse
    |table
    |maison
    |piste
    |option
    |choix
    |terrasse
    |boutique
    |enseigne
    |possibilite
    |solution
    |carte
    |formule
    |proposition
    |offre
    |premiere
    |premier
    |seconde
    |second
    |derniere
    |dernier
    |preferee
    |prefere
  )\b[^.;]*(?:^|\s)(?:celle|celui|celles|ceux) (?:de|du|des|d)(?: (?:la|le|les|l))? $
`;

/** "une tournée est assurée par X". */
export const AGENT = regex`
  (?:^|\s)(?:est|sont|sera|seront|y est|etre) (?:[a-z]+ment |aussi |egalement |ici |desormais )?(?:
    assuree?s?
    |dominee?s?
    |proposee?s?
    |tenue?s?
    |organisee?s?
    |animee?s?
    |realisee?s?
    |effectuee?s?
    |offerte?s?
    |vendue?s?
    |fabriquee?s?
    |donnee?s?
    |dispensee?s?
    |encadree?s?
    |menee?s?
    |servie?s?
    |louee?s?
    |preparee?s?
    |conduite?s?
    |couverte?s?
    |rendue?s?
    |facturee?s?
    |prise?s?
    |reprise?s?
    |traitee?s?
    |affichee?s?
    |pratiquee?s?
    |confiee?s?
    |accueillie?s?
  )(?: [a-z\d€]+){0,5} par(?: (?:la|le|les|l))? $
`;

/** "c'est ce que propose X", "la maison que façonne et vend X": a subject after its verb. */
export const SUBJECT_AFTER = regex`
  (?:^|\s)(?:ce que|ce qu|que|qu|comme) (?:[a-z]+ment )?(?:
    (?:le|la|les|l|y|vous|en) )?([a-z]+)(?: (?:et|ou) ([a-z]+))? (?:
    aussi |
    egalement |
    notamment )?(?:(?:le|la|les|l) )?$
`;

export const CLAUSE_START = regex`
  (?:
    [,;:)]
    |^(?:[\d ,.:/–]|[a-z] )+–
    |(?:^|\s)(?:tandis que|alors que|et|mais|puis|ou|car|while|and|but|whereas|que)
  ) (?:le |la |les |l |the )?$
`;

export const IN_KIND = regex`
  (?:^|\s)(?:a|dans|au sein de|depuis|sur) (?:la|le|l|leur|les) (?:[a-z]+ ){1,2}$
  |(?:^|\s)(?:au|aux) (?:[a-z]+ ){1,2}$
`;
