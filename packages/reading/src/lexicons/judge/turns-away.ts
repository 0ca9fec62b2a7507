import { regex } from '../../patterns/pattern.ts';

/** Others than the house: "on n'y achète pas", "ce que beaucoup refusent". */
export const OTHERS = regex`
  (?:^|\s)(?:
    vous
    |tu
    |je
    |personne
    |beaucoup
    |certaine?s
    |d autres
    |la plupart
    |peu
    |nul
    |nous
    |tant
    |que (?:les|ses|leurs) [a-z]+
  ) ?$
`;

/** "a arrêté la vente pour se consacrer à la réparation", "ne vend pas de vélos, il les répare": what it does comes after. */
export const INSTEAD = regex`
  ^[^.;]{0,45}? (?:
    pour (?:se |mieux |ne plus |faire )|
    et se |
    mais (?!ne |n |pas |plus |seulement )|
    , (?:il|elle|ils|elles|on) (?:les |le |la |l |en |y )?(?!ne |n |a |ont |s est |est |vous )[a-z]+
  )
`;

/** "Plus de rendez-vous avant mars, mais une liste d'attente": one has to wait, which turns nobody away (R1). */
export const LATER = regex`
  ^[^.;]{0,30}?(?:avant|jusqu a|jusqu au|jusqu en|d ici|before|until) (?:
    la |
    le |
    l |
    les |
    fin |
    debut |
    mi |
    milieu |
    au |
    end |
    mid )*(?:
    janvier
    |fevrier
    |mars
    |avril
    |mai
    |juin
    |juillet
    |aout
    |septembre
    |octobre
    |novembre
    |decembre
    |printemps
    |ete
    |automne
    |hiver
    |rentree
    |fetes
    |noel
    |paques
    |toussaint
    |vacances
    |lundi
    |mardi
    |mercredi
    |jeudi
    |vendredi
    |samedi
    |dimanche
    |semaine
    |mois
    |deux
    |trois
    |quatre
    |six
    |\d
  )
`;

/** "ne prend plus de commande après le mercredi": only then. */
export const AT_SOME_TIME = regex`
  ^(?: [a-z]+){0,2}? (?:
    apres
    |passe
    |la veille
    |le jour meme
    |du jour au lendemain
    |pour le (?:lendemain|jour|week|soir)
    |le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|midi|week)
    |en (?:juillet|aout|decembre|saison)
    |a la derniere minute
    |at weekends?
    |after
    |at short notice
    |on (?:mon|tues|wednes|thurs|fri|satur|sun)days?
  )(?=\s|$)
`;

/** "ne prend pas les enfants, ce qui garantit le calme": a merit. */
export const ALL_THE_BETTER = regex`
  ^[^.;]{0,30} , (?:
    ce qui (?:garantit|assure|permet|evite|laisse|rend|preserve|explique|donne|fait|limite|change)
    |d ou
    |et c est tant mieux
    |c est (?:sa|tout son|un choix|voulu)
    |which (?:keeps|means|makes|is a)
  )
`;

export const BUT_DOES = regex`
  ^[^.;]{0,60}? (?:
    mais
    |, (?:en revanche|par contre|cependant|toutefois|neanmoins)
  ) (?!ne |n |pas |sans |seulement |uniquement )
`;
