import { regex } from '../../patterns/pattern.ts';
import { LOCATING } from '../places.ts';

const BESIDE = `(?:^|\\s)(?:${LOCATING.join('|')})`;
export const LANDMARK_BEFORE = regex`
  ${BESIDE}(?: [a-z]+ et)?(?: (?:de|du|des|d|a|au|aux))?(?: (?:
    le
    |la
    |les
    |l
    |chez
    |the
    |enseigne
    |magasin
    |restaurant
    |boutique
    |ancienne? [a-z]+
    |ancien
    |ancienne
  ))*(?: «| ")? ?$
`;
/** "derrière le café L'Univers": the landmark with its kind. */
export const LANDMARK_KIND = regex`
  ${BESIDE}(?: (?:de|du|des|d|a|au|aux))?(?: (?:le|la|les|l|the))? ([a-z]+)(?: (?:de|du|des|d|of)(?: (?:
    la|le|l|les|the
  ))?)? ?$
`;

/** "J'hésiterais entre Y et X": weighed against each other. */
export const WEIGHED = regex`
  (?:^|\s)coeur balance (?:[a-z]+ )?(?:entre|between) |(?:^|\s)(?:j|je|on|i|i d) (?:
    hesit|balanc|choisir|would choose
  )[a-z]*(?: [a-z]+){0,2} (?:entre|between)${' '}
`;

/** "poussez jusqu'à X": a place to go to, not one to go by. */
export const GO_AS_FAR = regex`
  (?:
    pouss
    |all
    |mont
    |descend
    |fil
    |ven
    |ir
    |remont
  )[a-z]*(?: [a-z]+)? jusqu (?:a|au|aux|chez) ?(?:le |la |les |l )?$
`;

/** "renseignez-vous auprès de X": of a name that somebody declared; of others, often a body that pays or informs. */
export const ASK_THERE = regex`
  (?:
    renseign
    |inform
    |adress
    |demand
    |reserv
    |inscri
  )[a-z]*(?: vous)?(?: [a-z]+){0,3} aupres (?:de|du|des|d) ?(?:le |la |les |l )?$
`;

export const ENGLISH_BESIDE = regex`
  (?:^|\s)(?:
    across
    |opposite
    |down
    |up
    |round
    |around
    |doors?
    |minutes?
    |steps?
    |metres?
    |yards?
    |block
    |blocks
    |corner
  )(?: [a-z]+){0,3} (?:from|to|of) (?:the )?$
`;

export const DISTANCE = regex`
  (?:^|\s)(?:\d+|un|une|deux|trois|quatre|cinq|six|dix|quinze|vingt|cent|deux cents|quelques) ?(?:
    m
    |metres?
    |km
    |kilometres?
    |minutes?
    |min
    |mn
    |pas
    |numeros?
    |rues?
    |portes?
    |stations?
    |arrets?
  )(?: (?:a pied|a velo|en voiture|en bus|en tram|de marche)
  )? (?:de|du|des|d|apres|avant)(?: (?:la|le|les|l))? ?$
`;

/** "Le grand jeu se passe au X": what one comes for is there. */
export const HAPPENS_THERE = regex`
  (?:^|\s)(?:
    (?:
      se (?:passe|joue|deroule|tient|vit|deguste|savoure|partage|prolonge|decide)
      |s (?:achete|apprend|essaie|offre|ecoute)
    )(?:nt|ra|rait)?
    |(?:a|ont|aura) lieu
  )(?: [a-z]+){0,2} (?:a|au|aux|chez|dans)(?: (?:le|la|les|l))? ?$
`;

/** "Sa voisine [X] vend", "le voisin X": the neighbour itself, not what stands beside it. */
export const NEIGHBOUR = regex`
  (?:^|\s)(?:
    sa
    |son
    |ses
    |leur
    |leurs
    |la
    |le
    |les
    |une?
    |notre
  ) (?:[a-z]+ )?voisine?s?(?: (?:directe?s?|immediate?s?|d en face|du dessus|de palier)
  )?(?: ,)? (?:(?:le|la|les|l|chez) )?(?:«|")? ?$
`;

export const WHO_IS_BEHIND = regex`
  ^ ?(?:,? ?)(?:
    se cache
    |il y a
    |on (?:re)?trouve
    |oeuvre
    |officie
    |s active
    |s affaire
    |is a
    |are two
    |is the
    |stands a
  )(?:nt)?(?=\s)
`;

export const STOP_OF_LINE = regex`
  (?:arret|station|ligne) (?:de |du )?(?:bus|tram|tramway|metro|velo|velib|taxi)s?$
  |(?:bus|tram|metro) stop$
`;
