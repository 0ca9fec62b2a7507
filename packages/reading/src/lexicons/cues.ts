import { pattern, regex } from '../patterns/pattern.ts';

/**
 * What an answer says of a business, read on folded words (see document/plain.ts). Patterns named BEFORE are matched at the end
 * of the words that precede the name in its sentence, those named AFTER at the beginning or inside the words that follow it.
 * Written rule by rule from the labelling rules; each phrase is one that French or English uses for that purpose.
 */

const ART = '(?: le| la| les| l| un| une| the| a| an)?';
const GAP = '(?: [a-z\\d]+){0,4}';
const end = (body: string) => new RegExp(`(?:^|\\s)(?:${body}) ?$`);
const any = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`);

/** R2g: "à ne pas confondre avec X". */
export const CONFUSED_BEFORE = end(
  pattern`
    (?:
      ne pas (?:le |la |les )?confondre
      |(?:ne pas|pas) (?:la |le |les )?prendre pour
      |(?:souvent|parfois|a tort) confondue?s?
      |a distinguer
      |sans (?:lien de )?parente
      |aucune parente
      |mistaken for
      |ne (?:le |la |les )?confondez pas
      |ne confondez pas
      |a ne pas confondre
      |pas confondre
      |sans (?:le |la )?confondre
      |rien a voir
      |aucun (?:lien|rapport)
      |pas de (?:lien|rapport)
      |sans (?:lien|rapport)
      |different
      |differente
      |distinct
      |distincte
      |not to be confused
      |don t confuse(?: it)?
      |do not confuse(?: it)?
      |s appelle(?:nt)? (?:(?:lui|elle|eux|elles) )?(?:aussi|egalement)
      |porte(?:nt)? le meme nom que
      |no relation
      |nothing to do
      |unrelated
    )${GAP}(?: avec| de| du| d| a| au| with| to)?${ART}(?: «| ")?
  `,
);

/** R2c: advice against, the name coming after. */
export const AGAINST_BEFORE = end(
  pattern`
    (?:
      (?:je |j )?(?:vous |te )?(?:deconseille(?:rais)?|deconseillons|deconseillee?s?)(?: [a-z]+){0,3}
      |je n(?:e)? (?:
        ferais|fais|confierais|choisirais|prendrais|retiendrais|retiens|mettrais|passerais|m adresserais
        |placerais|garderais|signerais
      ) (?:pas|plus|rien)(?: [a-z]+){0,3}?(?: a| au| avec| par| de| du| chez)?
      |a eviter(?: absolument)?(?: :| ,)?
      |a fuir(?: :)?
      |n (?:y )?allez pas(?: jusqu)? (?:a|au|aux|chez)
      |evitez(?: donc| plutot| absolument| si possible)?
      |eviter
      |fuyez
      |mefiez vous (?:de|du|des|d)
      |mefiance (?:avec|envers|pour)
      |(?:j ai|nous avons) (?:ecarte|exclu|elimine|retire|laisse de cote)
      |n (?:
        appelez|allez|envisagez|achetez|attendez
      ) (?:surtout )?(?:pas|rien|plus)(?: [a-z]+)?(?: chez| de| a)?
      |ne (?:
        contactez|signez|choisissez|prenez|reservez|confiez|commandez|donnez
      ) (?:surtout )?(?:pas|rien|plus)(?: [a-z]+){0,2}?(?: chez| de| a| avec)?
      |laisser(?:ais|ait|ez)? (?:de cote|tomber)
      |laissez (?:de cote|tomber)
      |ecarter(?:ais)?
      |ecartez
      |j ecarte
      |passez votre chemin (?:pour|avec|chez)
      |(?:je )?ne (?:vous )?(?:recommande|conseille)(?:rais)?(?: donc)? (?:pas|plus|guere)(?: du tout)?
      |ne (?:faites|passez|prenez) pas (?:appel a|par)
      |je me passerais (?:de|du|des|d)
      |je n irais (?:pas|plus) (?:chez|a|au)
      |n allez pas (?:chez|a|au)
      |j evite(?:rais)?
      |oubliez
      |ecartez
      |rayez
      |je rayerais
      |bannissez
      |boycottez
      |prudence avec
      |prudence (?:pour|chez|a l egard de)
      |attention a
      |gare a
      |reserves? sur
      |fortes? reserves? sur
      |je ne (?:retiens|garde) (?:pas|plus)
      |impossible de (?:vous )?(?:recommander|conseiller)
      |difficile de (?:vous )?(?:recommander|conseiller)
      |je ne (?:peux|saurais|pourrais) (?:pas )?(?:vous )?(?:recommander|conseiller)
      |inutile (?:de|d) (?:contacter|appeler|aller|vous deplacer|chercher)(?: [a-z]+)?(?: chez| a| jusqu a)?
      |(?:ne )?perdez pas (?:votre|de) temps (?:avec|chez|a appeler)
      |pas la peine (?:de|d) (?:contacter|appeler|aller)(?: chez| a)?
      |ne vous (?:
        fiez|laissez|adressez|tournez|rendez
      ) (?:surtout )?pas(?: [a-z]+){0,2}(?: a| au| par| vers| chez)?
      |je me mefierais (?:de|du|d)
      |abstenez vous (?:de|d)(?: [a-z]+)?(?: chez| a| avec)?
      |avoid
      |steer clear of
      |stay away from
      |comment (?:vous )?(?:recommander|conseiller)
      |(?:personne|nul) ne (?:m a |me )?(?:[a-z]+ )?(?:dit|dira|parle) (?:de |du )?bien (?:de|du|des|d)
      |(?:
        tres bien|facilement|aisement|fort bien|volontiers|largement|parfaitement
      ) (?:vous|se|nous) passer (?:de|du|des|d)
      |(?:faites|faire|ferais|fera) (?:mieux )?sans
      |i (?:would not|wouldn t|do not|don t|d not) (?:recommend|use|book|choose|pick|go (?:to|with|for))
      |skip
      |(?:je )?(?:passerais|sauterais)
    )${ART}(?: «| ")?
  `,
);

/** Advised against for some, at some times, in some cases: a reservation. */
const FOR_SOME = pattern`
  (?! (?:
      si|s|le|les|la veille|quand|lorsqu?e?|en(?! tou[ts]| priorite)|aux?|pendant|sauf|entre
      |pour (?:une?|les|des)|avec|on|in|when|if
    )(?=\s)
  )
`;

/** R2c: advice against, said after the name, in the same sentence. */
export const AGAINST_AFTER = any(
  pattern`
    est (?:a|plutot a) (?:fuir|deconseiller|proscrire)
    |(?:est |sont )?a eviter${FOR_SOME}
    |a fuir
    |a deconseiller
    |deconseillee?s?${FOR_SOME}(?! (?:[a-z]+ment |parfois |souvent |volontiers )?(?:l|un|une|des)(?=\s))
    |je (?:vous )?(?:le |la |les |l )?deconseille
    |ne (?:vous |te )?(?:le |la |les |l )?(?:recommande|conseille)(?:rais)? (?:pas|plus|guere)
    |que je (?:vous )?deconseille
    |mieux vaut (?:l |les )?eviter
    |passez votre chemin
    |fuyez
    |(?<!si vous )evitez (?:le|la|les)(?! (?:[a-z]+di|week|midi|soir|matin|vacances|heures?|foule|queue)(?=\s))
    |a laisser de cote
    |is (?:best )?(?:avoided|to be avoided)
    |are best avoided
    |not recommended(?! (?:if|for|in|when|on|during|with)(?=\s))
    |best avoided
    |(?:one|the one|a place) to avoid
    |has (?:terrible|awful|dreadful|poor|bad|mixed to bad) reviews
    |(?:is not|isn t|not) worth (?:the|your|it)
    |is off the list
    |avoid it
    |steer clear
    |cumule les (?:plaintes|avis negatifs|mauvais avis)
    |ne merite(?:nt)? pas (?:sa|son|leur|votre|vos|le|la|qu)(?: [a-z]+)?
    |reputation (?:execrable|desastreuse|deplorable|sulfureuse|catastrophique|douteuse|detestable)
    |sur le carreau
    |s (?:est|etait) vue? retirer
    |je (?:l|le|la|les) (?:eviterais|evite|fuirais|fuis|bannirais|bannis|deconseillerais|rayerais)
    |mieux vaut (?:l |le |la |les )(?:oublier|fuir|bannir|laisser)
    |ne? (?:est|sont) plus assuree?s?
    |n est pas recommandable
    |n est (?:pas|plus) une (?:option|bonne option|bonne idee)
    |hors (?:course|jeu)
    |je (?:l ai|les ai) ecartee?s?
    |je (?:l|les) ecarte
    |mieux vaut (?:s abstenir|passer (?:votre|son) chemin|chercher ailleurs|aller ailleurs|s en passer)
    |abstenez vous
    |non merci
    |n y (?:allez|mettrais|retournerais|retournez|mettez)
    |m en mefie[a-z]*
    |mefiez vous en
    |epinglee?
    |fait l objet (?:d une|de|d un)
    |sous le coup d
    |interdite? d exercer
    |(?:est|sont|a ete|ont ete)(?: [a-z]+)? suspendue?s?
    |a perdu (?:son|sa) (?:agrement|licence|label|certification)
    |fermeture administrative
    |mauvaise reputation
    |mauvaise presse
    |a ecarter
    |a oublier
    |a bannir
    |a rayer
    |ne vaut (?:pas|plus) (?:le detour|la peine|son prix|le coup)
    |n est plus (?:ce qu|a la hauteur)
    |ne tient plus
    |trop de (?:plaintes|litiges|retours negatifs|avis negatifs)
    |(?:plaintes|litiges|avis negatifs|signalements) (?:s accumulent|se multiplient)
    |accumule(?:nt)? (?:les |des )?(?:[a-z]+ )?(?:
      plaintes|retards|litiges|avis|dettes|malfacons|mecontents|impayes|retours|bevues|erreurs|mauvais
      |critiques|procedures|ennuis
    )
    |multiplie les (?:plaintes|litiges|retards|avis negatifs|factures)
    |condamnee? (?:pour|en|l an)
    |escroquerie
    |arnaques?
    |fraude
    |je passerais mon chemin
    |has a poor reputation
    |(?:is|would be|seems|looks like) an? (?:poor|bad|wrong|risky|weak) (?:choice|option|bet|fit|pick)
    |ne m inspire pas confiance
  `,
);

/** R2d: closed for good. */
export const CLOSED_AFTER = any(
  pattern`
    (?:
      a |ont |est |sont |semble |serait |quant a lui |quant a elle )?(?:
      aujourd hui |desormais |maintenant )?(?:definitivement|permanently) (?:fermee?s?|closed|cesse|baisse)
    |(?:fermee?s?|ferme|ferment) (?:ses portes )?(?:definitivement|pour de bon|a jamais)
    |a (?:definitivement )?(?:
      ferme|baisse le rideau|mis la cle sous la porte|cesse (?:son|toute|ses|l) activites?|cesse d exister
      |tire le rideau|disparu|fait faillite|depose le bilan|rendu son bail|ferme boutique
    )(?! (?:
        (?:son|sa|ses|leurs?) (?:
          compte|page|blog|forum|chat|standard|parking|rayon|second|deuxieme|autre|annexe|antenne|agence d[eu]
          |boutique d[eu]|magasin d[eu]|site|bar|restaurant|terrasse
        )
        |une? (?:heure|semaine|journee|apres|jour|moment|mois|temps)
        |deux
        |trois
        |quelques
        |pendant
        |pour (?:travaux|conges|inventaire|la)
        |tot
        |tard
        |hier
        |le
        |lundi
        |mardi
        |mercredi
        |jeudi
        |vendredi
        |samedi
        |dimanche
      )\b
    )
    |ont (?:definitivement )?(?:
      ferme(?! (?:
          leurs? (?:compte|page|parking|standard|site|second|autre|annexe|antenne)|une?|deux|trois|quelques
          |pendant|pour (?:travaux|conges)|tot|le|la|les
        ) )
      |baisse le rideau
      |cesse leur activite
    )
    |baisse le rideau pour de bon
    |n exist(?:e|ent) (?:plus|que sur le papier)
    |n (?:a|ont) plus (?:
      pignon sur rue|d existence|d adresse|d activite|d atelier|de local|de boutique|de magasin
    )
    |ne? (?:est|sont) plus joignables?
    |(?:a|ont) (?:vendu|cede|revendu) (?:son|sa|ses|leur|l) ?(?:
      fonds|affaire|magasin|commerce|boutique|entreprise|bail|murs|cabinet|salon
    )
    |n (?:a|ont) pas survecu
    |n est plus en activite
    |n exerce plus
    |n est plus ouvert(?:e|s)?
    |ne reouvrira pas
    |n a pas rouvert
    |a ete (?:radiee?|liquidee?|place en liquidation|placee en liquidation)
    |est (?:radiee?|en liquidation|en redressement|liquidee?)
    |liquidation judiciaire
    |radiee? du registre
    |fermeture definitive
    |(?<!(?:jamais|pas|non) )fermee? depuis(?! (?:
        lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|ce|quelques jours|une semaine|deux semaines
        |trois semaines|quinze jours|\d+ jours|la semaine
      )
    )(?![^.]{0,60}(?:rouvr|reouv|conges|vacances|inventaire))
    |(?:est |a )?parti(?:e)? a la retraite
    |a pris sa retraite
    |closed (?:down|for good|permanently|its doors|since|last (?:year|month|week|winter|spring|summer|autumn|fall))
    |shut (?:down|for good|permanently|its doors|last)
    |has closed(?! (?:its|their|his|her|a|one|the) (?!
        (?:[a-z]+ )?(?:doors|desk|shop|store|practice|office|workshop|kitchen|clinic|business)
      )
    )
    |shut (?:down|for good|its doors)
    |went out of business
    |(?:a|ont) (?:laisse|cede) (?:(?:la|sa|leur) )?place
    |a ete (?:repris|reprise|absorbee?|rachetee?) par(?! (?:
        deux|trois|un (?:jeune )?(?:couple|duo)|son|sa|ses|leurs?|une? (?:jeune|ancien|de ses)|le fils
        |la fille|l equipe|les salaries|des
      ) )
    |a change d activite
    |(?:s appelle|se nomme)(?:nt)? (?:desormais|maintenant|aujourd hui) autrement
    |s est reconverti[a-z]*
    |a demenage (?:a|dans|en)
    |(?:rideau|volets?|vitrine) (?:baisse|clos|tire)s? (?:pour de bon|definitivement)
    |ne rouvrira
    |n a (?:pas|jamais) rouvert
    |appartient au passe
    |a vecu(?= ?(?:$|[.,;:!]))
    |(?:est|sont) dissoute?s?
    |dissoute?s? depuis
    |numero n est plus attribue
    |n est plus qu un souvenir
    |a ete remplacee? par
    |(?:est|sont) devenue?s? (?:un|une|des) (?!
      (?:
        vraie?|veritable|petite?|belle|reference|adresse|institution|incontournable|valeur|table|classique
        |maison|passage|specialiste|rendez|lieu|repere|favori
      )(?=\s|$)
    )[a-z]+
    |n ouvrira plus
    |ont ferme boutique
    |has been replaced
    |(?:has been|was) (?:turned|converted) into
    |has become an? (?!favourite|favorite|institution|reference|landmark|classic|staple)[a-z]+
    |no longer exists
    |no longer (?:trading|operating|open)
    |out of business
    |ceased trading
  `,
);

/** Whom or what a house takes: customers, in the words of each trade. */
const TAKEN = pattern`
  (?:
    nouve[a-z]+
    |patient[a-z]*
    |client[a-z]*
    |dossiers?
    |mandats?
    |chantiers?
    |commandes?
    |eleves?
    |inscriptions?
    |adherents?
    |adhesions?
    |membres?
    |enfants?
    |personne
    |monde
    |demandes?
    |particuliers?
    |mariages?
    |projets?
    |rendez vous
    |locataires?
    |coproprietes?
    |interventions?
    |candidats?
    |in charge
    |en charge
  )
`;
/** What a house does, in the words of each trade. */
const DOES = pattern`
  (?:
    soigne
    |traite
    |s occupe
    |repare
    |fait
    |pratique
    |prend
    |forme
    |vend
    |loue
    |travaille
    |propose
    |assure
    |realise
    |pose
    |fabrique
    |enseigne
    |imprime
    |encadre
    |recoit
    |accepte
    |intervient
    |installe
    |entretient
    |accueille
    |effectue
    |organise
    |depanne
    |livre
    |sert
    |cuisine
    |couvre
    |gere
    |defend
    |plaide
    |exerce
    |consulte
  )(?:nt)?
`;
const DONOT = '(?:ne|n)';
const SO = '(?: donc| malheureusement| helas| en revanche| toutefois| par contre| aujourd hui| desormais)?';

/** R2d: takes no new customers, does not serve this place or this need. */
export const REFUSES_AFTER = any(
  [
    pattern`
      (?!${DONOT} (?:prend|prennent|accepte|acceptent)${SO} pas (?:de |d )?rendez)${DONOT} (?:
        prend
        |prennent
        |accepte
        |acceptent
        |recoit
        |recoivent
        |accueille
        |accueillent
        |ouvre
        |inscrit
      )${SO} (?:plus|pas)(?: (?:de|d|aucune?s?|les|le|la|l))?(?: [a-z]+)? ${TAKEN}
    `,
    // Without a place, not to deliver is a condition, unless delivery is what one asks (need.ts).
    pattern`
      (?!${DONOT} livre(?:nt)?${SO} pas(?= ?(?:$|[,.;:!)(–]| et | ni | mais )))${DONOT} (?:
        se deplace
        |se deplacent
        |dessert
        |desservent
        |livre
        |livrent
        |couvre
        |couvrent
        |vient
        |viennent
        |intervient
        |interviennent
        |va
        |vont
      )${SO} (?:pas|plus|ni|jamais|que)(?! (?:
          la nuit
          |de nuit
          |gratuitement
          |en (?:urgence|soiree)
          |tout de suite
          |immediatement
          |pendant
          |que (?:[a-z]+ ){0,5}(?:, )?(?:[a-z]+ )?(?:
            compris|agglomeration|rayon|alentours|environs|devis|urgence
          )
          |le
          |avant
          |apres
          |sans
          |pour (?:moins|si peu|un rien|une? simple)
          |a moins
          |toujours
          |forcement
          |lundi
          |samedi
          |dimanche
          |(?:sur|pour|chez) (?:
            les?|la|des|ses|ces|rendez|devis|commande|demande|appel
          ) (?!communes|cantons|villes|quartiers|iles|rives|secteurs)[a-z]+
          |si
          |lorsqu[e]?
          |quand
          |avec
        )(?=\s|$)
      )
    `,
    `liste (?:d attente )?(?:close|fermee|complete)`,
    `(?:ses|leurs) interventions se limitent`,
    pattern`
      ${DONOT} ${DOES}${SO} plus (?:
        que
        |qu
        |de
        |d
        |du
        |des
        |pour
        |avec
        |aux?
        |ces?
        |cette
      )(?! (?:grandes?|gros|grosses?|petite?s?|belles?|reservations?|cheques?|cartes?|especes)(?=\s|$)
      )
    `,
    `${DONOT} ${DOES}${SO} plus$`,
    `(?:a|ont) (?:arrete|cesse|abandonne|stoppe|renonce)(?: [a-z]+)`,
    `complet(?:e)?s? jusqu a nouvel ordre`,
    pattern`
      (?<!(?:on|vous|tu|je|nous|personne|nul) )${DONOT} (?:
        pourra
        |pourront
        |peut
        |peuvent
        |saura
        |sauront
      )${SO} (?:pas|plus|rien)(?: (?:vous|pour vous|y)
      )?(?: (?:aider|servir|prendre|recevoir|intervenir|accueillir|repondre|depanner|assurer|faire)
      )?
    `,
    pattern`
      ne? (?:est|sont)${SO} (?:pas|plus) (?:
        habilitee?s?
        |autorisee?s?
        |agreee?s? pour
        |qualifiee?s? pour
        |certifiee?s? pour
        |formee?s? (?:pour|a|au)
        |equipee?s?
        |competente?s?
        |ouverte?s? aux?
        |adaptee?s?
        |accessible
      )
    `,
    `hors (?:de )?(?:la |sa |leur |votre )?(?:zone|secteur)`,
    pattern`
      no longer (?:
        rents?
        |runs?
        |hires?
        |opens?
        |takes?
        |taking
        |accepts?
        |accepting
        |teach(?:es)?
        |offers?
        |does?
        |do
        |serves?
        |sells?
        |works?
        |handles?
        |treats?
        |covers?
        |repairs?
        |delivers?
      )
    `,
    `(?:(?:is|are) not|isn t|aren t|no longer) (?:currently )?(?:taking|accepting) (?:on )?(?:any )?new`,
    pattern`
      (?:does not|do not|doesn t|don t|cannot|can t|won t|will not|wouldn t) (?:
        take
        |accept
        |cover
        |serve
        |travel to
        |deliver
        |come
        |rent
        |hire
        |help
        |repair
        |teach
        |sell
        |ship
        |fit
      )(?! (?:
          (?:any )?(?:
            cards?|cash|deposits?|reservations?|bookings?|appointments?|walk|credit|long|dogs?|pets?|before
            |until|you out|more than|less than|fewer|cheap|cheaply|easy|close|every[a-z]*|all|just|much|kindly
            |lightly|over|up|off|with|near
            |on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)
          )
        )(?=\s|$)
      )(?: [a-z]+){0,3}
    `,
    `(?:stopped|gave up|has given up|have given up|quit) [a-z]+ing`,
    `(?:is|are) (?:for )?(?:members|guests|residents|trade|professionals|students|subscribers) only`,
    pattern`
      only (?:rents?|sells?|serves?|takes?|teaches|caters|works|open) (?:to|for|with) (?:[a-z]+ )?(?:
        members
        |guests
        |groups
        |professionals
        |businesses
        |companies
        |residents
        |students
        |subscribers
        |trade
      )
    `,
  ].join('|'),
);

/** R2b: only repeats the question; the name comes after. */
export const ECHO_BEFORE = end(
  pattern`
    (?:
      alternatives?
      |a part
      |outre
      |en dehors
      |autre chose
      |autres? (?:
        option|options|solution|solutions|adresse|adresses|nom|noms|enseigne|enseignes|prestataire
        |prestataires
      )
      |equivalents?
      |rempla(?:cant|cants|cante|cer|cez|cement)
      |quitt(?:er|ez|iez|ant|e)
      |resili(?:er|ez|ant|ation)
      |part(?:ir|ez|iez)
      |chang(?:er|ez|iez|eant)
      |ailleurs
      |autres?
      |hormis
      |excepte
      |hors
      |sauf
      |plutot que
      |concurrents?
      |concurrentes?
      |concurrence
      |rivaux
      |semblables?
      |similaires?
      |comparables?
      |se passer
      |en dehors
      |a la place
      |au lieu
      |remplace
      |sort(?:ir|ez)
      |decue?s?
      |mecontente?s?
      |insatisfaite?s?
      |fache
      |fachee
      |instead
      |other
      |others
      |another
      |alternatives? to
      |leav(?:e|ing)
      |replac(?:e|ing|ement)
      |competitors?
      |besides
      |apart from
      |similar
    )(?: [a-z]+){0,3}?(?: (?:de|du|des|d|que|qu|a|au|aux|par|avec|chez|of|to|than|for|from|with|like)
    )+(?: chez)?${ART}(?: «| ")?
    |(?:
      a part
      |outre
      |mis a part
      |plutot que
      |mieux que
      |moins cher(?:e|s|es)? que?
      |apart from
      |aside from
      |other than
      |unlike
      |(?:cheaper|better|dearer|faster|slower|smaller|bigger) than
      |(?:unhappy|dissatisfied|disappointed|fed up) with
      |contrairement a
      |a la difference d[eu]
      |a l inverse d[eu]
      |vous trouvez
      |quitter
      |quittez
      |quittiez
      |quittant
      |remplacer
      |remplacez
      |resilier
      |resiliez
      |leave
      |leaving
      |replace
      |replacing
      |hormis
      |excepte
      |sauf
      |hors
      |besides
      |apres
      |connaissez(?: deja)?
      |mentionnez
      |evoquez
      |citez
      |frequentez
      |avez (?:deja )?(?:essaye|teste|evoque|cite|mentionne)
      |(?:pas|plus|peu|guere|in)? ?satisfaite?s? (?:de|du|des|d|par)
      |(?:votre|vos) (?:
        contrat|abonnement|engagement|litige|dossier|adhesion|mandat|facture|devis|forfait
      )s?(?: [a-z]+){0,2} (?:avec|chez|de|du)
      |client(?:e)? (?:de|du|chez)
    )${ART}(?: «| ")?
  `,
);

/** R2b: asks about the name, or speaks of it without offering it. */
export const ABOUT_BEFORE = end(
  pattern`
    (?:
      vous (?:cherchez|recherchez|demandez|souhaitez|vouliez|hesitez)(?: [a-z]+){0,5}
      |(?:votre|ta) (?:question|demande|recherche)(?: [a-z]+){0,3}
      |a propos
      |au sujet
      |concernant
      |s agissant
      |quant
      |pour ce qui est
      |(?:l |un |des |les |aux )?avis(?: [a-z]+){0,2}
      |(?:le |la |un |une |votre )?(?:
        devis|proposition|contrat|facture|mandat|abonnement|site|page|fiche|numero|coordonnees|adresse
        |horaires|reputation|tarifs|prix
      )
      |renseign(?:er|ements?)
      |savoir si
      |verifier si
      |dire si
      |juger si
      |whether
      |about
      |regarding
      |if
      |reviews? (?:of|for)
      |your question
    )(?: (?:sur|de|du|des|d|a|au|aux|chez|pour|of|for))?${ART}(?: «| ")?
  `,
);

/** R2a: says that nothing is known. */
export const NOTHING_KNOWN = regex`
  (?:
    pas|(?:ai|avons|dispose|disposons|trouve) plus|aucune?s?|ni|sans|peu|guere
  ) (?:d |de |le |la |les |suffisamment d |assez d |trace |encore )?(?:
    informations?|infos?|donnees?|elements?|renseignements?|trace|mention|resultats?|fiche|recul|details?
    |precisions?|numero
  )
  |ne (?:dispose|possede|trouve|connais|sais|vois|suis|peux|parviens) (?:pas|rien|aucune?)
  |n ai (?:pas|rien|aucune?|trouve aucun)(?! (?:de |d |aucune? |la moindre |le moindre )?(?:
      doutes?|preference|hesit|peur|honte|regrets?|reproches?|souci|mal|besoin|envie|interet|crainte
      |reserves?|critiques?|a (?:redire|reprocher)|que|mieux|meilleure?
    )
  )
  |je ne (?:le |la |les )?(?:connais|sais|retrouve)
  |impossible de (?:verifier|confirmer|trouver|dire)
  |introuvable(?= ?(?:$|[,.;:!)]|dans (?:mes|les|ma)))
  |inconnue?(?! (?:des|du (?!web)|aux?|jusqu|hors|en dehors|chez))(?=[ ,.;:!)]|$)
  |(?:pas|aucun|sans) acces
  |ne (?:suis|serais) pas (?:en mesure|capable|certain|sur)
  |mes (?:donnees|connaissances|informations|sources)[^.]{0,30}(?:
    s arretent|ne permettent|datent|ne contiennent|ne mentionnent|ne couvrent|insuffisantes
  )
  |(?:prefere|prefererais) (?:ne pas|eviter|m abstenir)
  |ne (?:saurais|voudrais|veux|souhaite) (?:pas )?
  |ne (?:permet|permettent) pas (?:de|d)
  |risque d inventer
  |(?:
    ne (?:figure|figurent|ressort)|n apparai(?:t|ssent)
  ) (?:pas|dans aucun|sur aucun|nulle part)(?! (?:dans|sur|parmi) (?:les|le|la|l|tous les) (?:
      guides?|annuaires?|pages|palmares|radars?|reseaux|plateformes?|classements?|moteurs|premieres?|cartes?
      |circuits?|itineraires?|publicites?
    )
  )
  |rien (?:de fiable|de precis|trouve)
  |(?:trouve|ai|sais|vois|lu|connais|avoir|presque|quasi|quasiment) rien sur
  |(?<!(?:est|sont) )pas (?:pu )?(?:
    trouver|trouve|retrouve|verifier|verifie|identifie|identifier|confirmer
  )(?=[ ,.;:!)]|$)
  |(?:not able|unable) to (?:vouch|verify|confirm|find)
  |can ?t (?:vouch|verify|confirm|find|speak)
  |cannot (?:vouch|verify|confirm|find)
  |couldn t (?:find|verify|confirm)
  |could not (?:find|verify|confirm)
  |don t have (?:any|enough|reliable|verified|specific|information|details)
  |do not have
  |no (?:reliable |specific |verified )?(?:information|details|record)
  |not familiar
`;

/** A refusal to name anybody. */
export const DECLINES = regex`
  je ne (?:
    peux|suis pas en mesure|souhaite|prefere|vais
  ) (?:pas )?(?:de )?(?:vous )?(?:recommander|conseiller|citer|nommer|designer)
  |je ne (?:recommande|conseille|cite) (?:pas|aucun)
  |(?:je|j) (?:ne |n )?(?:ai|dispose|connais|ai pas|peux(?! que ))(?: pas| aucune?)? [^.]{0,60}(?:
    recommander|fiable|a jour|temps reel|base de donnees|acces a internet
  )
  |i (?:
    can ?t|cannot|am not able to|m not able to|am unable to|m unable to|would rather not|won t|do not|don t
  ) (?:recommend|name|vouch|rank|endorse)(?![^.]{0,60} (?:highly )?enough)
  |desole
  |sorry
  |une erreur
  |erreur \d
  |veuillez reessayer
  |try again later
  |mieux vaut que je ne
  |aucune entreprise en particulier
  |pas d entreprise en particulier
  |pas recommander (?:un|une|d)
`;

/** R2e: customer reference or supplier; the name comes after. */
export const SUPPLIER_BEFORE = end(
  pattern`
    (?:
      vien(?:t|nent) (?:de chez|directement de|tout droit de|de|du|des|d)
      |provenant
      |en provenance
      |provien(?:t|nent)
      |s approvisionne(?:nt)?(?: directement)?
      |se fournit
      |qu (?:elle|il|ils|elles|on) (?:achet|command|trouv|recup|fait venir|se procur)[a-z]*(?: [a-z]+){0,2} (?:chez|aupres de|a|au)
      |(?:moulee?|taillee?|coulee?|forgee?|cuite?|tissee?|imprimee?|assemblee?|usinee?|cousue?|brassee?)s? (?:[a-z]+ ){0,3}par
      |se fournissent
      |se sert
      |fourni(?:e|s|es)?(?: par)?
      |fournisseurs?(?: est| comme)?
      |(?:son|sa|ses|leur|leurs) (?:
        sous traitant[a-z]*|fournisseur[a-z]*|partenaires?|prestataires?|grossistes?|imprimeurs?
        |torrefacteurs?|traiteurs?|agence
      )(?: [a-z]+){0,6} (?:est|sont|:|,)
      |livre(?:e|s|es)? par
      |produit(?:e|s|es)? par
      |fabrique(?:e|s|es)? par
      |concu(?:e|s|es)? par
      |realise(?:e|s|es)? par
      |install(?:e|ee|es|ees) par
      |torrefie(?:e|s|es)? par
      |developpe (?:pour|par)
      |travaill(?:e|ent|ant) (?:deja |aussi |notamment )?(?:avec|pour)
      |sous traite(?:nt)?(?: [a-z]+){0,5} (?:a|au|aux|chez)
      |(?:
        appris|apprend|debute|fait ses (?:armes|classes|gammes|debuts)|formee?s?|transfuge|issue?s?
      )(?: [a-z]+){0,4} (?:chez|par|de|du|d)
      |(?:appris|apprend)(?: (?:le|la|l|son|sa) [a-z]+)? (?:a|au|dans)
      |(?:a|ont) (?:
        equipe|habille|fourni|livre|forme|chauffe|meuble|agence|carrele|vitre|cloture|sonorise|eclaire|fleuri
        |imprime
      )(?: [a-z\d]+){1,10} (?:de|du|des|d|chez|pour)
      |entretien(?:t|nent)(?: [a-z]+){1,4} (?:de|du|des|d)
      |(?:a|ont) repris (?:le|la|les|l|une|un)(?: [a-z]+){1,3} (?:de|du|des|d)
      |(?:qui|ou) (?:abritait|hebergeait|accueillait)
      |(?:parmi|entre) (?:ses|leurs) (?:clients|references)(?: [a-z]+){0,3} [,:]
      |a equipe
      |ont equipe
      |equipe(?:nt)? (?:deja |notamment |aussi )?
      |(?:pour|parmi|chez) (?:ses|leurs) (?:clients|references)(?: [a-z]+){0,3}
      |clients? (?:comme|tels? que|dont|temoin|references?)
      |references? (?:comme|:|dont)
      |a (?:
        habille|refait|decore|amenage|renove|signe|dessine|concu|realise|photographie|imprime|developpe
        |construit|redige|traduit|forme
      )(?: [a-z]+){0,4}
      |grains? de
      |pains? de
      |viandes? de
      |legumes de
      |fromages? de
      |fleurs de
      |vins? de
      |partenaires?(?: comme| est)?
      |partenariat avec
      |filiale
      |distribue(?:nt)? (?:les )?(?:produits)?
      |revend(?:ent)?
      |utilise(?:nt)?(?: le logiciel)?
      |used to work (?:at|for)
      |(?:took|taken|takes) over (?:the )?(?:[a-z]+ )?of
      |supplied by
      |sourced from
      |supplies
      |supplier
      |come(?:s)? from
      |comes? straight from
      |made by
      |customers? (?:like|such as|include)
      |clients? (?:such as|include|including)
      |ex
      |ancien(?:ne)?(?:s)?(?: [a-z]+){0,4} (?:de|du|des|d|chez)
      |diplomee?s? (?:de|du|d|a)(?: (?:l|la))?(?: [a-z]+)?
      |ancien(?:ne)?(?:s)? (?:
        employe|employee|salarie|salariee|chef|apprenti|apprentie|second|associe|associee|collaborateur
        |collaboratrice
      )(?: de| du| chez)?
      |forme(?:e|s|es)? (?:chez|par|a|au)
      |passe(?:e|s|es)? par
      |apres (?:[a-z]+ )?ans (?:chez|au|a)
      |pour le compte
      |successeur
      |reprise
      |rachete(?:e|s|es)? (?:a|par)
      |a (?:rachete|repris|succede)
      |pris la suite
      |pris la succession
      |anciennement
      |appartient
      |appartenant
      |filiale
      |propriete
      |appartenait
      |fournit(?: aussi)?
      |fournissent
      |approvisionne(?:nt)?
      |sert aussi
      |livre (?:aussi|notamment|deja)
      |sign(?:e|es|ee|ees) (?:de|par)
      |(?<!(?:^|\s)(?:se|vous|je|on|nous|lui|leur|les) )confie(?:e|s|es)? (?:a|par|au)
      |a confie
      |formerly (?:of|at|with)
      |trained (?:at|by|with)
    )(?: (?:de|du|des|d|a|au|aux|par|chez|avec|pour|from|by))?${ART}(?: «| ")?
  `,
);

/** Says the place is elsewhere and another house: with a town, a homonym (R8c). */
export const OTHER_HOUSE = regex`
  il s agit (?:en fait |ici |plutot )?d(?:e|u) cel(?:le|ui)
  |autre (?:
    fiche|chez|page|entreprise|societe|maison|etablissement|commerce|artisan|professionnel|cabinet|salon
    |restaurant|adresse|ville|region|departement|metier|activite|agence|boutique|magasin
  )
  |rien a voir
  |homonyme
  |meme nom
  |porte le meme nom
  |portant le meme nom
  |du meme nom
  |sans (?:aucun |le moindre )?(?:lien|rapport)
  |aucun (?:lien|rapport)
  |namesake
  |meme enseigne
  |same name
  |unrelated
  |different (?:company|business|firm|place)
  |another (?:company|business|firm)
  |ne l appelez (?:donc )?pas
  |n encadre pas
  |kilometres
  |a l autre bout
`;

/** R3: says of a business asked about or left that it stays a possible choice. */
export const STILL_GOOD = regex`
  reste(?:nt|ra|ront)?(?! (?:peu|quelques|plusieurs|d autres|encore d))(?: [a-z]+){0,6} (?:
    choix|options?|valeurs?|adresses?|solutions?|references?|candidate?s?|pistes?|possibilites?
    |prestataires?|professionnel(?:le)?s?|maisons?|tables?|enseignes?|competitif|competitive|recommandables?
    |raisonnables?|corrects?|correctes?|serieux|serieuses?|fiables?|solides?|valables?|interessante?s?
    |honnetes?|excellente?s?|imbattables?|meilleure?s?|plus (?!chere?s?|lente?s?|loin|longue?s?)[a-z]+
  )(?=\s|$)
  |demeure
  |garde (?:tout son|son) interet
  |merite (?:encore|d etre|qu on|votre|toujours)
  |est (?:un|une) (?:bon|bonne|tres bon|tres bonne|excellent|excellente|choix|option|valeur|vraie)
  |remains (?:a|an)
  |is still (?:a|an|worth)
  |still (?:a|an) (?:good|solid|decent|sound|fair)
  |peut (?:encore |toujours |aussi )?(?:convenir|faire l affaire)
  |vaut (?:encore|toujours)
  |n est pas un mauvais choix
  |(?:semble|parait) (?:etre )?(?:un|une) (?:bon|bonne|choix|option|valeur|adresse)
  |(?:is|appears to be|seems to be|looks like|would be) an? (?!(?:poor|bad|wrong|risky|weak) )(?:[a-z]+ ){0,2}(?:choice|option|bet|fit|pick|candidate)
  |demandez (?:leur|lui) (?:[a-z]+ )?(?:un|une) (?:devis|estimation|offre|proposition|rendez vous)
  |ask them for an? (?:quote|estimate|offer)
  |serait dommage
`;
