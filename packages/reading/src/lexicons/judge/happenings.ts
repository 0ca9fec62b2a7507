import { pattern, regex } from '../../patterns/pattern.ts';

const MONTH = pattern`
  (?:
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
    |pentecote
    |paques
    |toussaint
    |ascension
    |assomption
    |noel
    |carnaval
    |chandeleur
    |mi careme
    |rentree
    |january
    |february
    |march
    |april
    |may
    |june
    |july
    |august
    |september
    |october
    |november
    |december
  )
`;

/** When something takes place. */
const WHEN = pattern`
  (?:
    (?:
      en|fin|debut|mi|courant|a la|au|l|au mois de|chaque|tous les
      |(?:le|les|du) \d{1,2}(?:er)?(?: (?:et|au) \d{1,2})?
      |(?:le|au|les|chaque|un) (?:[a-z]+ )?(?:week end|weekend|samedi|dimanche|lundi)(?: de| du| d)?|in|every
      |each
    ) (?:(?:fin|debut|mi|de) )?${MONTH}
    |(?:
      chaque annee|tous les (?:deux |trois )?ans|(?:les )?annees (?:paires|impaires)|une fois par an
      |every year|each year
    )
  )
`;

/** Not when a house is shut, full or booked. */
export const WHENEVER = regex`
  (?:
    ^
    |\s(?<!
      (?:^|\s)(?:
        ferm|ouvr|ouver|conge|vacance|complet|reserv|plein|jusqu|depuis|avant|des|attente|demenage|rouvr
        |repos|open|close|booked
      )[a-z]{0,20}(?: [a-z]{1,30}){0,2}\s
    )
  )${WHEN}(?=\s|$)
`;

/** What may stand between a name and its verb: one or two insertions, adverbs. */
const TO_VERB = pattern`
  ^ ?(?:\( [^()]{2,60} \) )?(?:(?:, [^,.;]{2,60} ){1,2}, )?(?:
    (?:aussi|egalement|toutefois|d ailleurs|quant a (?:lui|elle)|encore|lui|elle) )?
`;

const IS = pattern`
  (?:
    est
    |sont
    |reste
    |restent
    |demeure
    |demeurent
    |sera
    |seront
    |constitue
    |constituent
    |offre
    |offrent
    |donne
    |donnent
    |is
    |are
  )
`;

const ADVERB = '(?: (?:aussi|egalement|toutefois|encore|sans doute|toujours|souvent|d ailleurs|ainsi|bien))?';

/** What a fair is for: meeting many at once, seeing and comparing on the spot. */
export const OCCASION = new RegExp(
  `${TO_VERB}(?:${[
    pattern`
      ${IS}${ADVERB} (?:l|une|la) (?:
        (?:belle|bonne|excellente|meilleure|seule|parfaite|rare) )?(?:
        occasion
        |opportunite
      )(?! (?:du|de la) (?:quartier|ville)
      )
    `,
    pattern`
      ${IS}${ADVERB} (?:le|un|l) (?:
        (?:bon|meilleur|parfait|grand) )?(?:moment|endroit|lieu|rendez vous) (?:[a-z]+ )?(?:
        pour (?:comparer|rencontrer|croiser|echanger)
        |annuel
      )
    `,
    pattern`
      ${IS}${ADVERB} (?:la|le|les|l|un|une) (?:[a-z]+ )?(?:
        references?
        |rendez vous
        |evenement
        |temps fort
        |grand messe
        |passage oblige
        |incontournable
        |point d orgue
      )(?: [a-z]+){0,5} ${WHEN}
    `,
    pattern`
      perme(?:t|ttent|ttra|ttront|ttrait) (?:
        aussi |
        egalement |
        justement |
        souvent )?(?:de |d )(?:rencontrer|croiser|echanger|discuter)(?: [a-z]+ment)? (?:avec )?(?:
        les|
        des|
        plusieurs|
        beaucoup|
        une? |
        tous|
        directement
      )
    `,
    pattern`
      (?:
        reuni(?:t|ssent|ra|ront)
        |(?:rassembl|regroup|accueill|attir|rameut)(?:e|ent|era|eront)
      )(?: [a-z]+ment)?(?: (?:
          une?|plus|pres|quelque|chaque|les|des|de|d|\d+|cent|deux|cents|plusieurs|annee|centaine|quarantaine
          |cinquantaine|vingtaine|trentaine|soixantaine|dizaines|centaines|milliers
        )
      ){1,6} (?:exposants?|exposantes?|stands?|visiteurs|badauds|concurrents|participants|coureurs)
    `,
    pattern`
      (?:
        (?:a|aura|ont|auront) lieu
        |se (?:deroule|deroulent|deroulera)
        |se (?:tient|tiennent|tiendra|tiendront) (?:[a-z]+ ){0,3}?${WHEN}
      )
    `,
    pattern`
      (?:est|sont) (?:
        programmee?s?
        |prevue?s?
        |organisee?s?
        |reconduite?s?
        |annoncee?s?
      ) (?:[a-z]+ )?(?:${WHEN}|du \d|le \d)
    `,
    '(?:fete|fetera) sa [a-z\\d]+ edition',
  ].join('|')})`,
  'u',
);

/** What a fair gathers; a house may sell or join these. */
export const GATHERS = regex`
  ^ ?(?:reuni|rassembl|regroup|accueill|attir|rameut)[a-z]+ (?:[a-z\d]+ ){1,6}?(?:
    editeurs
    |visiteurs
    |curieux
    |collectionneurs
    |vignerons
    |brocanteurs
    |createurs
    |bouquinistes
    |marchands
    |producteurs
    |eleveurs
    |artisans
    |professionnels
  )(?=\s|$)
`;

/** "Valence en Gastronomie, en septembre, attire du monde", "aux Glorieuses, la troisième semaine de décembre". */
export const AT_ITS_DATE = regex`
  ^ ?, (?:l|le|la|les|chaque) (?:(?:premi|deuxi|second|troisi|quatri|derni|avant derni)[a-z]* )(?:
    week ends?|weekends?|semaines?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?
  ) (?:de |d |du mois de |of )${MONTH}
  |^ ?, ${WHEN} , (?:attir|drain|rempl|rameut|reuni|rassembl|ouvre ses portes)
`;

/** "Avant ou après, [X] occupe bien une demi-journée": what one visits besides. */
export const OUTING = new RegExp(
  `${TO_VERB}(?:et (?:son|sa|ses|leurs?) [a-z ]{3,50} )?(?:${[
    pattern`
      (?:occup|prend|rempli|meubl)[a-z]* (?:[a-z]+ )?(?:
        une?
        |la
        |l
        |le
        |votre
        |toute
        |tout
        |facilement
      ) (?:[a-z]+ )?(?:
        demi journee
        |journee
        |matinee
        |apres midi
        |soiree
        |heure ou deux
      )
    `,
    pattern`
      (?:
        fer(?:a|ont|ait)
        |fait
        |font
        |offr[a-z]+
        |propos[a-z]+
        |constitu[a-z]+
        |sera
        |seront
        |est
        |reste
      ) (?:aussi |une? |encore )*(?:
        (?:bonne|belle|jolie|agreable|excellente|chouette|bon|beau|joli|agreable) )?(?:
        sortie
        |balade
        |promenade
        |excursion
        |but de (?:promenade|balade|visite|sortie)
        |decor
        |arriere plan
        |toile de fond
        |point de vue
      )(?= |$)
    `,
    pattern`
      se visit(?:e|ent|era)
      |(?:vaut|valent|merite|meritent) (?:une|la|votre|bien une|aussi une) (?:balade|promenade)
      |(?:se parcour|se contempl|s admir)[a-z]+
    `,
    '(?:accost|appont)[a-z]+',
    pattern`
      prolong[a-z]+ (?:agreablement |joliment |bien )?(?:
        la (?:sortie|visite|promenade|balade)
        |l (?:escapade|excursion)
      )
    `,
  ].join('|')})`,
  'u',
);
