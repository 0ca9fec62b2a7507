import { pattern, regex } from '../../patterns/pattern.ts';

/** "Fuyez, si vous m'en croyez, X". */
export const SET_BETWEEN = new RegExp(
  pattern` , (?:
      si
      |s
      |dans
      |a
      |en
      |pour
      |comme
      |selon
      |d apres
      |quoi
      |sauf
      |meme
      |vu
      |malgre
      |au moins
      |if
      |in
    ) [a-z\d ]{2,45} ,(?= )
  `,
  'gu',
);

/** What would have been, before the name or after it: "J'aurais volontiers commencé par X", "X m'aurait paru tout indiqué". */
export const WOULD_HAVE_BEFORE = regex`
  (?:^|\s)(?:(?:j|on|nous|vous|il) aur(?:ais|ait|ions|iez)|i (?:would|d) have|i ?d have) (?!
    tort |
    tendance |
    besoin |
    envie |
    peur |
    du mal |
    raison |
    beau |
    pu (?:aussi|egalement)
  )(?:[a-z]+ ){1,6}$
`;

export const WOULD_HAVE_AFTER = regex`
  ^ ?,? ?(?:m |vous |nous |lui )?(?:
    aur(?:ait|aient) (?:
      ete|paru|fait|pu|convenu|merite|eu|semble|constitue|coche|suffi|figure|constitue|represente
    )
    |would have (?:been|made|suited|fitted|done)
  )(?=\s)
`;

/** What stands in the way of it. */
export const BUT = regex`
  (?:^|\s)(?:
    mais
    |sauf
    |helas
    |malheureusement
    |seulement
    |or
    |toutefois
    |cependant
    |pourtant
    |(?:si|s) (?:[a-z]+ ){0,7}?(?:n |ne )(?:[a-z]+ )?(?:[a-z]+(?:ait|aient))
    |si (?:[a-z]+ ){1,6}(?:avait|etait|avaient|etaient)
    |s (?:il|elle|ils|elles) (?:n )?(?:avai|etai)[a-z]+
    |n etai(?:t|ent)
    |(?:il y a|voila) (?:[a-z\d]+ ){1,3}(?:ans?|annees?|mois|semaines?|saisons?)
    |l an(?:nee)? (?:dernier|derniere|passee?)
    |autrefois
    |naguere
    |jadis
    |but
    |if
    |had
    |unfortunately
    |except
  )(?=\s|$)
`;

/** "peut être confiée à X", "gagne à être acheté chez X": what the customer may have done there. */
export const MAY_BE_DONE = regex`
  (?:^|\s)(?:
    (?:
      peu(?:t|vent)|pourr(?:a|ont|ait|aient)|doi(?:t|vent)|devr(?:a|ait|aient)|gagne(?:nt|rait)? a
      |merite(?:nt|rait)? d|mieux vaut|demande(?:nt)? a|est a|sont a|a
    ) (?:, [a-z ]{2,25} , )?etre (?:[a-z]+ )?|
    (?:est|sont|etre)? ?(?:a|bon a) |
    (?:se|s) )(?:
    confie
    |achete
    |commande
    |demande
    |realise
    |effectue
    |reserve
    |execute
    |pris
    |prise
    |retire
    |prepare
    |fait
    |faite
    |repare
  )(?:e|s|es|r|nt)?(?: [a-z]+){0,2} (?:a|au|aux|chez|par|aupres de|aupres du)(?: (?:le|la|les|l))? ?$
`;

/** "On aurait tort de quitter la ville sans passer chez X"; "achetez sans passer par X" leaves X out. */
export const NOT_WITHOUT = regex`
  (?:^|\s)(?:
    tort
    |dommage
    |impossible
    |difficile
    |inconcevable
    |impensable
    |idiot
    |bete
    |sacrilege
    |erreur
    |crime
    |peche
    |jamais
    |pas
    |point
    |plus
    |saurait
    |rare
    |(?:peut|peux|pouvez) (?:pas )?
  ) ?(?:[a-z\d]+ ){0,8}sans (?:avoir |etre |faire |vous |s |se |d abord )*(?:
    pass
    |all
    |pouss
    |fai
    |arret
    |gout
    |visit
    |voir
    |vu
    |entr
    |essay
    |sonn
    |frapp
    |tour
    |detour
    |halte
    |crochet
    |saut
  )[a-z]*(?: [a-z]+){0,4}$
`;

/** "Je n'ai rien trouvé de mieux que X": the one that nothing is better than. */
export const NONE_BETTER = regex`
  (?:^|\s)(?:
    rien|personne|pas|guere|jamais|aucune?|nulle part|difficile|impossible|dur|won t|can t|cannot|never
    |nobody|nothing|nowhere|no|hard|difficult
  )(?: [a-z]+){0,5}? (?:
    mieux|meilleure?s?|better|plus [a-z]+|aussi [a-z]+
  )(?: [a-z]+){0,6} (?:que|qu|than)(?: (?:chez|le|la|les|l|at|the))* ?$
  |(?:^|\s)(?:
    inutile|besoin|peine|pourquoi|pas
  ) (?:[a-z]+ ){0,7}(?:plus loin|ailleurs) (?:que|qu)(?: (?:chez|a|au|aux|le|la|les|l))* ?$
`;

export const NOBODY_ELSE = regex`
  ^ ?, (?:
    je ne (?:vois|connais|trouve)|
    (?:personne|nul|aucune?|rien|peu de|guere)(?= )|
    il n y a|
    on ne |
    les autres|
    tou[ts]e?s? (?:les autres|sont (?:complet|ferme))|
    nobody|
    no one|
    there s no
  )
`;

export const APART_FROM = regex`
  ^ ?(?:
    a part
    |hormis
    |excepte
    |mis a part
    |en dehors d[eu]
    |sans compter
    |apart from
    |except
  )(?: (?:le|la|les|l|chez|the))? ?$
`;

/** "Vous ne serez pas déçu par X". */
export const NO_REGRET = regex`
  (?:^|\s)(?:ne|n) (?:
    ser(?:a|as|ez|ai|ons|ont|ais|ait|iez)
    |etes
    |ai
    |avez
    |a
  ) (?:[a-z]+ )?(?:pas|jamais|plus) (?:[a-z]+ )?(?:
    decue?s?
    |mecontente?s?
    |fachee?s?
    |lasse
  )(?: [a-z]+)? (?:par|de|du|d|avec|chez)(?: (?:le|la|les|l))? ?$
`;

/** "Les autres ont fermé, sauf X", "Je ne vois personne, à part X": what is denied of all the others. */
export const BUT_ONE = regex`
  (?:^|\s)(?:
    ferm[a-z]*
    |disparu[a-z]*
    |complet[a-z]*
    |refus[a-z]*
    |indisponibles?
    |debordee?s?
    |introuvables?
    |aucune?
    |personne
    |rien
    |ne
    |n
  ) (?:[a-z]+ ){0,8}(?:, )?(?:
    sauf
    |hormis
    |excepte
    |a part
    |mis a part
    |en dehors d[eu]
    |except
    |apart from
  )(?: (?:le|la|les|l|chez|a|au|the|peut etre))* ?$
`;
