import { pattern, regex } from '../patterns/pattern.ts';

/**
 * More of what French and English say before a name to offer it: a choice that goes to it, a loss not to go there, nobody who
 * does better, the one who alone or most does something. Nouns and verbs of each turn from any thesaurus, in all persons and moods.
 */

const ARTICLE = '(?:(?:le|la|les|l|the) )?$';

/** "Mon deuxième choix irait à X", "La palme revient sans conteste à X". */
const CHOICE = pattern`
  (?:
    choix
    |preference
    |preferences
    |coup de coeur
    |vote
    |voix
    |suffrages?
    |confiance
    |faveurs?
    |palme
    |couronne
    |mention
    |accessit
    |sympathie
    |recommandation
    |selection
    |option
    |avis
    |instinct
    |premier reflexe
    |reflexe
    |premiere idee
    |cheminement
    |conseil
    |pari
    |penchant
    |inclination
    |choice
    |vote
    |preference
    |money
    |pick
  )
`;
const GOES = pattern`
  (?:
    va
    |vont
    |ira
    |iront
    |irait
    |iraient
    |est alle
    |revien(?:t|nent)
    |reviendrai(?:t|ent)
    |reviendr(?:a|ont)
    |se port(?:e|ent|era|erait)
    |se fix(?:e|era|erait)
    |s arret(?:e|era|erait)
    |pench(?:e|era|erait)
    |serai(?:t|ent)
    |sera
    |resterait
    |goes
    |would go
    |would be
  )
`;
const CHOICE_GOES = pattern`
  ${CHOICE}(?: [a-z]+){0,3} ${GOES}(?: [a-z]+){0,3} (?:
    a
    |au
    |aux
    |vers
    |sur
    |pour
    |chez
    |to
    |for
    |de prendre
    |d essayer
    |d appeler
  )
`;

/** "Il serait dommage d'oublier X", "on aurait tort de se priver de X". */
const REGRET = pattern`
  (?:
    dommage
    |bete
    |idiot
    |sot
    |tort
    |erreur
    |faute
    |regrettable
    |impossible
    |injuste
    |malvenu
    |absurde
    |difficile
    |peche
    |pitie
    |shame
    |pity
    |hard
  )
`;
const LOSS = pattern`
  (?:
    pass(?:er|iez) a cote d[eu]s?
    |pass(?:er|iez) devant
    |oubli(?:er|iez)
    |ignor(?:er|iez)
    |neglig(?:er|iez)
    |manqu(?:er|iez)
    |rat(?:er|iez)
    |boud(?:er|iez)
    |snob(?:er|iez)
    |omettre
    |ecarter
    |exclure
    |taire
    |se priver d[eu]s?
    |vous priver d[eu]s?
    |ne pas (?:
      citer|mentionner|nommer|evoquer|signaler|voir|essayer|tester|visiter|consulter|passer par
      |pousser jusqu a
    )
    |miss
    |overlook
    |ignore
    |skip
    |leave out
  )
`;
const NOT_TO_MISS = `${REGRET}(?: [a-z]+){0,3} (?:de |d |to )?(?:y )?${LOSS}`;

/** "Personne ne bat X", "rien ne vaut X", "on fait difficilement mieux que X". */
const UNMATCHED = pattern`
  (?:
    personne|rien|nul|nulle|aucune?(?: [a-z]+){0,2}|peu de (?:monde|gens|maisons)|peu|nobody|nothing|no one
    |few
  )(?: (?:ne|n|ici|d autre|ne lui|can))* (?:
    bat|battent|egale|egalent|vaut|valent|surpasse|surpassent|detrone|concurrence|concurrencent
    |rivalise(?:nt)? avec|arrive(?:nt)? a la cheville d[eu]s?|fait mieux que|font mieux que|remplace|beats?
    |match(?:es)?|rivals?
  )
  |(?:difficile|dur|hard) (?:de |d |to )?(?:
    faire mieux que|trouver mieux que|egaler|battre|surpasser|concurrencer|rivaliser avec|beat
  )
`;

export const POINTS_FURTHER = new RegExp(
  `(?:^|\\s)(?:${CHOICE_GOES}|${NOT_TO_MISS}|${UNMATCHED}) ${ARTICLE}`,
  'u',
);

/** "La seule à travailler le noyer est X": the one who alone, most or first does something. */
export const THE_ONE_IS = regex`
  (?:^|[;:.,] )(?:(?:le|la|les|l|mon|ma|notre|celui|celle|ceux|celles|un|une) )(?:
    (?:[a-z]+ ){0,2}(?:
      seule?s?|plus|moins|mieux|meilleure?s?|premiere?s?|seconde?s?|derniere?s?|preferee?s?|favorie?s?|autre
      |incontournable|doyen|doyenne|pionnier|pionniere|specialiste|reference|champion|championne|challenger
      |outsider|valeur sure|pointure|qui (?:revient|revien|ressort|sort)[a-z]*|dont on parle|a retenir
      |a voir|a appeler
    ) )(?:[a-z\d]+ ){0,9}(?:
    est
    |sont
    |reste
    |restent
    |demeure
    |serait
    |sera
    |s appelle
    |se nomme
    |a pour nom
    |porte le nom d[eu]
    |is
    |are
    |remains
  ) (?:
    [a-z]+ment |
    sans doute |
    peut etre |
    toujours |
    bien |
    donc |
    encore |
    a mon avis |
    certainly )?(?:(?:le|la|les|l|the) )?$
`;
