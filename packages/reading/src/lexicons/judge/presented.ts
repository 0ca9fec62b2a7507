import { regex } from '../../patterns/pattern.ts';

export const APPOSED = regex`
  ^ ?(?:
    (?:,|\() ?(?:
      (?:\d+ ?,? ?(?:bis |ter )?)?(?:
        rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi
        |quartier|faubourg|galerie
      )
      |a
      |au
      |aux
      |en
      |dans
      |pres
      |derriere
      |sous
      |sur
      |dont
      |qui
      |que
      |qu
      |ou
      |un
      |une
      |deux
      |trois
      |l
      |le
      |la
      |les
      |plus
      |moins
      |tout
      |installee?s?
      |basee?s?
      |situee?s?
      |ouverte?s?
      |tenue?s?
      |fondee?s?
      |specialis[a-z]+
      |cachee?s?
      |garee?s?
      |ancienn?e?s?
      |artisane?
      |cooperative
      |independante?s?
      |in
      |near
      |on
      |at
      |by
      |run
      |a
      |an
      |the
      |where
      |which
      |who
      |whose
      |based
      |just
      |open
      |ferme
      |fermee
    )
    |– ?(?:\d+ ?,? ?(?:bis |ter )?)?(?:
      rue|avenue|av|place|quai|boulevard|bd|cours|route|chemin|impasse|allee|passage|square|zone|za|zi
      |quartier|faubourg|galerie
    )
  )\b
`;

export const SUPERLATIVE = regex`
  ^ ?(?:
    est
    |sont
    |reste
    |restent
    |demeure
    |demeurent
    |serait
    |semble
    |semblent
    |parait
    |is
    |are
    |remains
  ) (?:sans doute |aussi |probablement |clairement |souvent |toujours |bien |the )?(?:
    le
    |la
    |les
    |l
    |mon
    |ma
    |un
    |une
    |imbattable
    |parfait[a-z]*
    |ideal[a-z]*
    |tres
    |plus
    |moins
    |assez
    |plutot
    |abordable
    |serieu[a-z]+
    |correct[a-z]*
    |competiti[a-z]+
    |fiable
    |recommandable
    |tout indique
    |mieux
    |best
    |cheapest
    |friendliest
    |a
  )\b
`;

/** Said after a name, these speak of somewhere to go. */
export const ENDORSED = regex`
  ^ ?(?:, [^,.;]{3,40} , )?(?:
    (?:merite|valent|vaut|meritent) (?:le|la|les|l|un|une|qu|d|votre|bien|vraiment|largement|toujours|aussi)|
    (?:n est|ne sont) pas (?:
      mal|mauvaise?s?|en reste|a negliger|a dedaigner|ininteressante?|bete|loin|inconnue?
    )|
    ne (?:demerite|decoit|deparera|depare|decoivent) (?:pas|jamais)|
    n a rien a (?:envier|leur envier)|
    (?:m |nous |vous )?(?:a|ont|avait) (?:
      paru|semble|seduit|convaincu|plu|enchante|fait (?:bonne impression|ses preuves)
    )|
    (?:comes?|is|are) (?:highly |warmly |often )?recommended|
    gets? (?:good|great|excellent|rave) reviews|
    will do |
    would suit|
    (?:a|ont) (?:bonne|tres bonne|la) (?:presse|reputation|cote|preference)|
    m (?:a|ont) ete recommande|
    est (?:souvent |tres |bien )?recommandee?|
    (?:
      pourrait|pourraient|devrait|devraient|peut|peuvent|saura|sauront
    ) (?:aussi |egalement |vous )*(?:convenir|suffire|depanner|aider|faire l affaire|plaire|recevoir)|
    fait partie des|
    font partie des|
    tient la (?:corde|route)|
    sort(?:ent)? du lot|
    fait l unanimite|
    fait l affaire|
    c est (?:le|la|l|du|de la|un|une)|
    est (?:ouverte?|fermee?|installee?|situee?|tenue?|joignable|connue?|reputee?|specialisee?|disponible) |
    a pignon sur rue|
    s est (?:mise?|installee?|lancee?|etablie?) |
    se sont (?:mise?s|installee?s|lancee?s|etablie?s) |
    vien(?:t|nent) de (?:s installer|se lancer|reprendre)|
    ne desemplit|
    sait (?:faire|tout)|
    tient boutique
  )
`;

export const A_KIND = regex`
  ^ ?, (?:
    un
    |une(?! (?:[a-z]+aine|poignee|foule|multitude|serie|paire) d)
    |deux
    |trois
    |a
    |an
    |two
    |three
  ) ((?:[a-z]+ ){0,2}[a-z]+)
`;

export const ADJECTIVE = regex`
  ^(?:
    petite?
    |grande?
    |vieille
    |vieux
    |jeune
    |minuscule
    |discrete?
    |modeste
    |jolie?
    |belle
    |beau
    |bonne?
    |ancienn?e?
    |excellente?
    |nouvelle
    |nouveau
    |vrai
    |vraie
    |simple
    |micro
    |mini
    |seule?
    |unique
    |autre
    |double
    |tout
    |toute
    |small
    |tiny
    |little
    |family
  )$
`;

export const FOUNDED = '(?:ouvert|rouvert|repris|fonde|cree|lance|monte|inaugure|installe)';

export const FOUNDS = regex`
  (?:^|\s)(?:a|ont|ai) (?:[a-z]+ment |ensemble |depuis )?${FOUNDED} (?:le |la |les |l )?$
  |(?:^|\s)(?:
    tien(?:t|nent)|dirige(?:nt)?|anime(?:nt)?|gere(?:nt)?|mene(?:nt)?|pilote(?:nt)?
  ) (?:
    quant a (?:lui|elle|eux|elles) |aussi |ensemble |egalement )?(?:
    (?:le|la|les|l|un|une) [a-z]+ )?(?:le |la |les |l )?$
`;
