import { pattern, regex } from '../../patterns/pattern.ts';

/** Ordinal words by rank, from the first, French then English. */
const ORDINALS = [
  pattern`
    premiere?
    |1re
    |1er
    |1ere
    |numero un
    |number one
    |first
    |primo
    |premierement
    |tete
    |haut
    |medaille d or
    |(?:en|l) or
    |top spot
    |vainqueur
    |gagnante?
    |laureate?
    |winner
    |(?:numero|n|no|choix n|choix numero) 1
    |plan a
  `,
  pattern`
    deuxieme
    |seconde?
    |2e
    |numero deux
    |number two
    |second
    |secundo
    |deuxiemement
    |medaille d argent
    |(?:en |l )?argent
    |juste derriere
    |juste apres
    |dans la foulee
    |dauphine?
    |runner up
    |(?:numero|n|no|choix n|choix numero) 2
    |plan b
  `,
  pattern`
    troisieme
    |3e
    |numero trois
    |number three
    |third
    |tertio
    |troisiemement
    |medaille de bronze
    |bronze
    |(?:numero|n|no|choix n|choix numero) 3
    |plan c
  `,
  'quatrieme|4e|fourth|(?:numero|n|no|choix n|choix numero) 4',
  'cinquieme|5e|fifth|(?:numero|n|no|choix n|choix numero) 5',
];

export const NOUN = pattern`
  (?:
    position
    |place
    |rang
    |marche
    |choix
    |option
    |adresse
    |piste
    |recommandation
    |preference
    |coup de coeur
    |du (?:podium|classement)
    |choice
    |pick
  )
`;

const PLACED = pattern`
  (?:
    arrivent
    |viennent
    |(?:revient|va|vont|echoit|echoue)(?: [a-z]+)? (?:a|au|aux)
    |arrive
    |vient
    |figure
    |se classe
    |on trouve
    |je (?:
      place|mets|retiens|retiendrais|mettrais|placerais|citerais|prendrais|choisirais|verrais|conseille
    )
    |place
    |se place
    |trone
    |s impose
    |est
    |serait
    |reste
    |c est
    |viendrait
    |arriverait
    |is
    |comes
    |goes to
    |a
    |au
    |aux
    |pour
    |for
  )
`;

export const ARTICLE = '(?:le |la |les |l |the |chez )?';

/** "En deuxième position arrive X", "Premier choix : X". */
export const BEFORE = ORDINALS.map(
  (words) =>
    new RegExp(
      pattern`
        (?:^|\s)(?:
          (?:en|au|la|le|a la|ma|mon|numero|in|my) )?(?:${words})(?: ${NOUN})?(?: , [a-z]+(?: [a-z]+){0,3} ,
        )?(?:(?: ,)? ${PLACED})?[ ,:]*${ARTICLE}$
      `,
    ),
);

/** The same for a clause that leaves its verb out: "la deuxième à Y", "l'or à Z". */
export const CLAUSE_BEFORE = ORDINALS.map(
  (words) =>
    new RegExp(
      pattern`
        ^(?:(?:en|la|le|l) )?(?:${words})(?: ${NOUN})?(?: (?:revient|va|echoit|est|goes)
        )? (?:a|au|aux|pour|to) ${ARTICLE}$
      `,
    ),
);

/** "sur la deuxième, Y ; et tout en haut, Z": the step alone opens the clause. */
export const CLAUSE_STEP = ORDINALS.map(
  (words) =>
    new RegExp(
      pattern`
        ^(?:
          enfin |
          puis |
          tout )?(?:sur|en|a|au|in|on) (?:(?:la|le|l|the) )?(?:${words})(?: ${NOUN})? ?[,:] ${ARTICLE}$
      `,
    ),
);

/** Whatever the number of the others: "X ferme la marche". */
export const LAST_AFTER = regex`
  ^ ?(?:, [^,.;]{3,40} , )?(?:
    ferm(?:e|ent|erait) la marche
    |(?:arrive|vient|finit|termine|reste|se classe|est)(?:nt)? (?:bon |bonne )?(?:en )?(?:derniere?|queue)
    |comes (?:in )?last
    |brings up the rear
  )
`;

/** "X arrive derrière Y", "X est devancé par Y": two named, the second first. */
export const BEHIND = pattern`
  (?:
    (?:talonne|suit|trails|follows)(?: de (?:pres|peu))?
    |(?:est|is|finit|termine) (?:le dauphin d[eu]|la dauphine d[eu]|(?:the )?runner up to)
    |(?:s incline|cede) (?:devant|face a)
    |(?:arriv|vien|fini|termin|pass|se class|se plac)[a-z]*(?: (?:juste|de peu))? apres
    |(?:comes|is|ranks|finishes) (?:just )?(?:behind|after)
  )
  |(?:arriv|vien|fini|termin|pass|se class|se plac|est|sont|talonn|sui)[a-z]*(?: [a-z]+){0,2} (?:
    derriere|devancee?s? (?:de peu |largement )?par|precedee?s? (?:de peu )?par|battue?s? (?:de peu )?par
  )
`;

/** "Je placerais X derrière Y", "X en second, après Y". */
export const SET =
  '(?:mett|met|plac|class|verr|cit|rang|arriv|vien|rest|put|rank|second|seconde|deuxieme)[a-z]*';

export const SET_AFTER = regex`
  ^ ?(?:
    (?:en |la |le )?(?:second|seconde|deuxieme)(?: [a-z]+)? ?,? )?(?:(?:juste|just) )?(
    apres
    |derriere
    |behind
    |after
    |avant
    |devant
    |before
    |ahead of
  ) (?=[a-z])
`;

export const SET_LATER = regex`
  (?:^|\s)${SET} (?:[a-z,]+ ){1,8}?(?:(?:juste|just) )?(
    apres
    |derriere
    |behind
    |after
    |avant
    |devant
    |before
    |ahead of
  ) ${ARTICLE}$
`;

const RISES = pattern`
  (?:
    (?:n |ne )?(?:
      arrive|garde|conserve|tient|obtient|remporte|gagne|merite|s adjuge|rafle|herite de|decrochent?
      |occupent?|arriverait|vient|viendrait|serait|figure|passe|finit|se classe|se place|se hisse|termine
      |prend|decroche|occupe|est|reste|monte sur|comes|ranks|is|takes
    )(?: [a-z]+)? (?:qu |que )?(?:
      (?:un |une )?(?:
        bon |bonne |beau |belle |solide |excellent |excellente |digne |honorable |tres [a-z]+ )
    )?
  )
`;

/** "X passe en tête", "X prend la deuxième place". */
export const AFTER = ORDINALS.map(
  (words) =>
    new RegExp(
      pattern`
        ^ ?(?:, [^,.;]{3,40} , )?${RISES}(?:(?:en|au|a) )?(?:(?:la|le|l) )?(?:${words})(?: ${NOUN})?(?= ?(?:
          $|[,.;:()!]|et |avec |pour |grace |de (?:ce|la|mon|ma|notre) |du ))
      `,
    ),
);

/** Every pattern above holds one of these. */
export const RANK_WORD = new RegExp(
  pattern`
    plan [abc] |
    pole position|
    prem|
    1re|
    1er|
    tete|
    haut|
    medaille|
    numero|
    number|
    first|
    primo|
    deux|
    second|
    2e|
    trois|
    3e|
    third|
    tertio|
    quatr|
    4e|
    fourth|
    cinq|
    5e|
    fifth|
    (?:^|\s)(?:n|no|numero) [1-5]|
    argent|
    bronze|
    (?:^|\s)or(?= )|
    juste|
    foulee|
    top spot|
    vainqueur|
    gagnant|
    laureat|
    winner|
    dauphin|
    runner
  `,
  '',
);

/** "Mon classement : X, Y, puis Z". */
export const IN_ORDER = regex`
  (?:^|\s)(?:
    classement
    |ordre de (?:preference|merite)
    |palmares
    |podium
    |tierce
    |quinte
    |trio de tete
    |top \d
    |dans l ordre
    |ranking
    |in (?:this )?order
  )(?: [a-z]+){0,5} : `;

/** "Par ordre croissant de préférence : X, Y, Z": the last is the first. */
export const IN_REVERSE = regex`
  (?:^|\s)(?:
    du dernier au premier
    |du moins (?:bon|bien|convaincant) au (?:meilleur|mieux|plus [a-z]+)
    |(?:ordre|preference) (?:croissante?|inverse)
    |a rebours
    |en remontant
    |(?:compte|decompte) a rebours
    |from (?:last|worst|third|fifth) to (?:first|best)
    |(?:reverse|ascending) order
  )(?: [a-z]+){0,4}(?: \))? : `;
