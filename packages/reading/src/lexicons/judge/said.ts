import { regex } from '../../patterns/pattern.ts';

export const UNSUITED = regex`
  ^,? ?(?:
    vous (?:a|ont) (?:decue?s?|lassee?s?|laissee?s?|fait faux)
    |(?:te|t) a decue?
    |ne (?:vous |te )?(?:convient|plait|satisfait|suffit|repond|va|conviennent|est)
    |n est
    |est (?:complet|complete|plein|pleine|ferme|fermee|trop|indisponible|deborde)
    |affiche complet
    |doesn t
    |isn t
    |is (?:full|closed|booked)
    |are full
  )
`;

/** "Si X ne répond pas, laissez un message": one waits for it. */
export const TRY_AGAIN = regex`
  (?:^|\s)(?:
    laissez
    |insistez
    |rappelez
    |retentez
    |reessayez
    |patientez
    |attendez
    |envoyez(?: leur| lui)?
    |ecrivez
    |passez sur place
    |leave
    |try again
    |call again
    |wait
  )(?=\s)
`;

/** "X arrive devant Y", "en argent, je place X": a rank, not a place. */
export const RANK_WORDS = regex`
  devant
  |derriere
  |apres
  |avant
  |after
  |behind
  |ahead
  |podium
  |classement
  |concours
  |categorie
  |competition
  |jury
  | place
`;

export const RANKS_BEFORE = regex`
  (?<!(?:^|\s)(?:on|vous|tu|nous|y|rue|arret|station|feu|porte|numero|qui) )(?:
    (?:
      (?:arriv|vien|fini|termin|class|plac|mett|met|verr|rest)[a-z]*(?: [a-z]+){0,4}
      |(?:en |la |le )?(?:
        second|seconde|deuxieme|troisieme|quatrieme|2e|3e
      )(?: (?:place|position|rang|choix))?
      |(?:i d|i would) put(?: [a-z]+){1,4}
    )(?: ,)? (?:juste |tout juste |de peu |just )?(?:apres|derriere|devant|avant|after|behind|ahead of)
    |(?:
      arriv|vien|fini|termin|(?<!(?:on|vous|tu|je|nous) )pass(?!ez)|class|plac|revien|palme|juste|loin
      |nettement|largement|de peu
    )[a-z]*(?: [a-z]+){0,4} (?:devant|derriere)
    |(?<!(?:on|vous|tu|je|nous) )passe(?:nt|ra|rait)? (?:juste |bien |loin )?apres
    |hors (?:du )?(?:
      podium|classement|concours|categorie|competition|jury
    )(?: [a-z]+){0,3}(?: [:,])?(?: (?:a|au|aux|pour))?
    |(?:^|\s)(?:je|on|nous) place
  )(?: (?:le|la|les|l))? ?$
`;

/** A new sentence that goes on about the same business: it opens with a pronoun or with the house itself. */
export const GOES_ON = regex`
  ^ ?(?:
    il
    |elle
    |ils
    |elles
    |celui ci
    |celle ci
    |c est
    |ce n est
    |cet?
    |cette
    |la (?:boutique|maison|societe|salle|structure)
    |le (?:magasin|salon|cabinet|restaurant|patron|gerant|site)
    |l (?:entreprise|etablissement|enseigne|adresse|equipe|artisan|agence)
    |it
    |they
    |he
    |she
    |this
    |malheureusement
    |attention
    |helas
    |depuis
  )\b
`;

/** "Ne passez pas à côté de X": not a landmark. */
export const MISS_OUT = regex`
  (?:^|\s)(?:
    pass(?:ez|e|ons|er|ant|erait) (?:surtout )?(?:(?:pas|jamais) )?a cote (?:de|du|des|d)
    |pass(?:ez|e|er) (?:pas|jamais) devant
  )(?: (?:le|la|les|l))? $
`;

/** "Prenez rendez-vous sur le site de X": what one does there. */
export const BOOKED_THERE = regex`
  (?:^|\s)(?:
    prenez
    |prendre
    |pren[a-z]+ rendez
    |reserv[a-z]+
    |command[a-z]+
    |inscri[a-z]+
    |achet[a-z]+
    |book
    |order
  )(?: [a-z]+){0,5} (?:sur|via|par|on|through) (?:le |la |son |the )?(?:
    site
    |page
    |compte
    |appli
    |application
    |website
  )(?: (?:internet|web|facebook|instagram))? (?:de|du|des|d|of)(?: (?:la|le|les|l|the))? ?$
`;

/** "X lui fournit ses batteries", "fournit le bois à ces trois ateliers", "comme X avant lui": named for what it is to another house. */
export const TO_ANOTHER = regex`
  ^ ?(?:
    (?:
      fourni(?:t|ssent)|livre(?:nt)?|vend(?:ent)?|prepare(?:nt)?|taille(?:nt)?|coupe(?:nt)?
    ) (?:
      (?:le|la|les|l|du|de|des|leurs?|tout) )*(?:[a-z]+ ){1,3}(?:a|aux) (?:(?:ces|les|leurs|tous) )*(?:
      (?:deux|trois|quatre|cinq|six) )?(?:
      ateliers|maisons|artisans|confreres|enseignes|etablissements|adresses|restaurants|boutiques
      |entreprises|chefs|boulangers
    )(?= ?(?:$|[,.;)]|et (?:ne|n) |sans |mais ))
    |(?:lui|leur) (?:
      fournit|fournissent|livre|livrent|fabrique|imprime|prete|cuit|torrefie|coud|sous traite
    )
    |avant (?:lui|elle|eux)
    |(?:lui|leur) (?:a|ont) (?:vendu|cede|appris|transmis)
  )\b
`;

export const REPORTS = regex`
  ^ ?(?:
    estime(?:nt)?
    |rappelle(?:nt)?
    |evalue(?:nt)?
    |calcule(?:nt)?
    |chiffre(?:nt)?
    |juge(?:nt)?
  ) (?:que|qu|a|le|la|les)\b
`;

export const TEACHES = regex`
  ^ ?(?:
    conseille
    |recommande
    |explique
    |rappelle
    |precise
    |note
    |indique
    |affirme
    |ecrit
    |preconise
    |detaille
  )(?:nt)? (?:de|d|que|qu|comment|pourquoi|un|une|le|la|les|aux) `;

/** "précise sur son site qu'il intervient sous 48 h", "indique un délai de dix jours": its own terms. */
export const TELLS_OF_ITSELF = regex`
  ^ ?[a-z]+ (?:(?:sur|dans) [a-z]+ [a-z]+ )?(?:
    (?:qu )?(?:il|elle|ils|elles) (?!
      (?:n |ne |y )*(?:faut|faudrait|est|etait|existe|suffit|vaut|convient|importe|a|s agit)
    )[a-z]+
    |(?:une?|des|ses|son|sa|leurs?) (?:[a-z]+ )?(?:
      delais?|creneaux?|tarifs?|prix|horaires?|rendez vous|disponibilites?|forfaits?|garanties?|remises?
      |permanences?
    )(?=\s)
  )
`;

export const ADVISES_AGAINST = regex`
  ^ ?(?:
    je
    |mais
    |et
    |a
    |bref
    |mieux
    |donc
    |attention
    |franchement
    |pourtant
    |toutefois
    |cependant
    |i
  ) [^.]{0,60}(?:le|la|l|les|it) (?:deconseille|ecarte|recommande pas|conseille pas|evite|avoid|ai ecarte)
`;

/** "Des sites comme X soulignent", "Sites like X emphasize": what it says, not what it sells. */
export const SITES_LIKE = regex`
  (?:^|\s)(?:
    sites?
    |blogs?
    |guides?
    |medias?
    |pages?
    |websites?
  )(?: [a-z]+)? (?:comme|tels? que|like|such as) (?:le |la |les |l )?$
`;
export const SAYS = regex`
  ^ ?(?:
    soulign
    |rappel
    |precis
    |indiqu
    |expliqu
    |conseill
    |recomm
    |insist
    |emphasi
    |suggest
    |not[ei]
    |explain
    |highlight
    |stress
    |point
    |advise
  )[a-z]*(?= )
`;

export const RATES = regex`
  ^ ?(?:a |ont |avait |avaient )?(?:
    class
    |design
    |elu
    |elis
    |distingu
    |vant
    |recommand
    |prim
    |salu
    |chroniqu
    |encens
    |repere
  )[a-z]*(?=[ ,.])
`;
