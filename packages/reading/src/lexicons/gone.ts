import { pattern, regex } from '../patterns/pattern.ts';

/**
 * Closed for good (R2d) as French says it: by what the owner lays down, puts out, takes off the wall or hands back, by what
 * befalls the firm, by what became of the premises. Trade by trade and verb by verb, in every tense; written without any case.
 */

const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');
const HAVE = pattern`
  (?:
    a
    |ont
    |avait
    |avaient
    |aura
    |auront
    |ayant
    |vient de
    |viennent de
    |venait de
    |venaient de
    |va
    |vont
    |a du
    |ont du
    |a fini par
    |a prefere
    |a decide de
    |a choisi de
  )(?: definitivement| depuis| bel et bien| enfin| aussi| tous deux)?
`;
const ITS = pattern`
  (?:
    son
    |sa
    |ses
    |leur
    |leurs
    |le
    |la
    |les
    |l
    |toute
    |toutes
    |tous
    |definitivement
    |une derniere fois
  )(?: (?:le|la|les|l|son|sa|ses|leur|leurs))?
`;
const TOOLS = pattern`
  (?:
    tabliers?
    |outils?
    |pinceaux
    |ciseaux
    |rabots?
    |gants
    |aiguilles?
    |couteaux
    |toques?
    |robes?
    |blouses?
    |truelles?
    |crayons?
    |casseroles?
    |fourneaux
    |peignes?
    |marteaux
    |burins?
    |planches?
    |stylos?
    |appareils?
    |costumes?
    |plumes?
    |crampons
    |patins
    |skis
    |rouleaux
    |bottes
    |secateurs?
    |archet
    |baguettes?
    |machines?
    |camions?
    |fourgons?
    |etabli
    |etablis
  )
`;

/** How a house ends, after "a", "ont", "vient de": read once the verb before them is. */
const ENDINGS = [
  pattern`
    (?:rend|remi)(?:re|u|s|ue|us|ettre) ${ITS} (?:
      tabliers?
      |cles?
      |clefs?
      |baux
      |bail
      |patentes?
      |agrements?
      |licences?
      |locaux
      |badge
    )
  `,
  pattern`
    (?:baiss|tir|descend|abaiss)(?:er|e|re|u)s? ${ITS} (?:
      rideaux?
      |stores?
      |grilles?
      |volets?
      |reverence
      |trait final
    )
  `,
  '(?:mettre|mis|glisse|laisse) (?:la|les) (?:cles?|clefs?) (?:sous|au|dans)',
  pattern`
    (?:mettre|mis) (?:fin|un terme|un point final) a ${ITS} (?:
      activites?
      |aventure
      |carriere
      |exploitation
      |interventions?
      |prestations?
      |histoire
      |commerce
    )
  `,
  pattern`
    (?:eteindre|eteint|coupe|couper|arrete|arreter|refroidi|vide|vider|demonte|demonter) ${ITS} (?:
      fours?
      |fournil
      |fourneaux
      |enseignes?
      |feux
      |lumieres?
      |broches?
      |neons?
      |pianos?
      |forge
      |presses?
      |metiers?
      |moteurs
      |ruches?
    )
  `,
  pattern`
    (?:deviss|depos|decroch|retir|demont|enlev)(?:er|e)e?s? ${ITS} (?:
      plaques?
      |enseignes?
      |ardoises?
      |panonceaux?
      |panneaux?
      |pancartes?
      |tabliers?
    )
  `,
  pattern`
    (?:plier?|boucler?|remballer?|refaire|refait|faire|fait|plie|boucle|remballe) (?:
      bagages?
      |(?:ses|leurs|les) (?:valises|cartons|malles|gaules|affaires)
      |boutique
    )
  `,
  `(?:rang|raccroch|remis|pos|lach|reposer?|abandonn|vend)(?:er|e|u|es|re) ${ITS} ${TOOLS}`,
  pattern`
    (?:fait|faire) valoir (?:ses|leurs) droits a la retraite
    |(?:jete|jeter) l eponge
    |(?:mis|mettre) les voiles
    |(?:rendu|rendre) les armes
    |(?:depose|deposer) (?:le bilan|les armes)
    |(?:pass|quitt)(?:er|e) (?:la main sans|le metier)
  `,
  pattern`
    (?:re)?(?:
      vendre
      |vendu
      |cede
      |ceder
      |brade
      |brader
      |liquide
      |liquider
      |disperse
      |disperser
    ) (?:
      (?:tout|toute|tous|toutes)
      |l (?:integralite|ensemble) de
      |la totalite de
    ) (?:son|sa|ses|leurs?|l|la|le|les|du) (?:
      parc
      |flotte
      |materiel
      |stock
      |outillage
      |machines
      |vehicules
      |equipement
      |cheptel
      |troupeau
      |ruches
      |fonds
      |mobilier
      |bateaux
      |motos
      |velos
      |camions
      |murs
      |locaux
    )(?![^.;]{0,60}(?:remplac|renouvel|neuf|recent|generation|rachet|reequip))
  `,
];

/** No other reading than the end of a house. */
export const GONE = within(
  [
    `${HAVE} (?:${ENDINGS.join('|')})`,
    'a tourne la page|ont tourne la page',
    pattern`
      n (?:a|ont) (?:pas|jamais) (?:passe|resiste|traverse|tenu|surmonte)(?: a| jusqu a)? (?:
        l hiver|l ete|l annee|la (?:crise|pandemie|saison)|le (?:covid|confinement|cap)
        |au (?:covid|confinement)
      )
      |(?:n est|ne sont) plus de ce monde
      |c est (?:bel et bien |desormais )?(?:fini|termine)(?= (?:depuis|pour de bon|pour (?:elle|lui|eux)))
    `,
    pattern`
      (?:
        cles?
        |clefs?
        |bail
        |baux
        |patente
        |licence
        |fonds(?: de commerce)?
        |pas de porte
        |materiel
        |machines
        |mobilier
        |outillage
      )(?: (?:a|ont|avai(?:en)?t)(?: [a-z]+)? ete| (?:est|sont)(?: [a-z]+)?)? (?:definitivement )?(?:
        rendue?s?(?! (?:a|au|aux) (?:chaque|la fin|tout|votre|vous|leur arrivee))
        |resiliee?s?
        |denoncee?s?
        |dispersee?s?
        |liquidee?s?
        |bradee?s?
        |cedee?s?(?! (?:a|au|aux) (?:son|sa|ses|leurs?|une? (?:jeune|ancien|couple|equipe)))
        |(?:vendue?s?|adjugee?s?|mise?s?|partie?s?) aux encheres
      )
    `,
    pattern`
      (?:rideaux?|stores?|grilles?) (?:est|sont|reste|restent|demeure) (?:
        desormais |
        definitivement |
        depuis |
        toujours )?(?:baisse|tire|descendu|ferme|clos)e?s?(?! (?:le|les|du|a|entre|en|tous|chaque|apres|des) )
    `,
    pattern`
      (?:la |cette )?(?:enseigne|plaque|ardoise|devanture|pancarte)s? (?:a ete |est |ont ete |sont )?(?:
        decrochee?s?
        |devissee?s?
        |deposee?s?
        |demontee?s?
        |retiree?s?
      )
    `,
    pattern`
      (?:le |la |les |son |sa |leur |leurs )?(?:
        local
        |locaux
        |vitrines?
        |boutique
        |salle
        |magasin
        |devanture
        |murs
        |pas de porte
        |bail
        |emplacement
        |fonds
      )(?: [a-z]+)? (?:est|sont|reste|restent|a ete|ont ete|etait) (?:
        desormais |
        aujourd hui |
        maintenant |
        depuis )?(?:
        vides?
        |videe?s?
        |a louer
        |a vendre
        |a ceder
        |a l abandon
        |muree?s?
        |placardee?s?
        |repris par (?:un|une) (?:banque|opticien|agence|pharmacie)
        |devenue?s? une?
        |demolie?s?
        |rasee?s?
        |inoccupee?s?
        |blanchie?s?
        |opacifiee?s?
      )
    `,
    pattern`
      (?:
        est
        |sont
        |etait
        |fut
        |furent
        |a ete
        |ont ete
        |avait ete
        |serait
        |seraient
        |fait l objet d une
        |fait l objet d un
        |en instance de
      ) (?:officiellement |purement et simplement |depuis )?(?:
        dissoute?s?
        |dissolution
        |liquidee?s?
        |mise?s? en sommeil
        |radiee?s?(?! de)
        |demolie?s?
        |rasee?s?
        |declaree?s? en faillite
        |en faillite
        |en depot de bilan
        |rayee?s? (?:du|des)
        |defunte?s?
      )
    `,
    pattern`
      (?:
        en|de|mise en|placement en|procedure de|jugement de
      ) liquidation(?! (?:de|du|des|totale|d|avant|sur|estivale))
      |(?:la|sa|leur|une) (?:liquidation|dissolution|radiation|faillite)(?: judiciaire)? (?:
        a ete|est|fut|vient d etre|date|remonte|prononcee
      )
      |liquidation judiciaire
      |cessation d activite
      |(?:fermeture|cessation) definitive
      |mise en sommeil
      |depot de bilan
      |(?:a|ont) fait faillite
    `,
    pattern`
      (?:est|sont|etait|etaient) (?:re)?partie?s? (?:a|en|au|aux|pour|vers) (?!
        durer
        |rester
        |de bon
        |vacances
        |conges?
        |week
        |tournee
        |formation
        |stage
        |livraison
        |mission
        |l heure
        |zero
        |fond
        |flamme
        |la (?:chasse|peche|recherche|decouverte|conquete)
      )[a-z]+
    `,
    pattern`
      (?:est|sont|etait) (?:partie?s?|repartie?s?|alle|allee) (?:
        s etablir|s installer|vivre|exercer|tenter (?:sa|leur) chance|a l etranger|sous d autres
        |se mettre au vert|pour de bon
      )
      |pour partir (?:s etablir|s installer|vivre|exercer|a l etranger)
    `,
    pattern`
      (?:s est|se sont|a ete|ont ete|s etait|(?:a|ont) fait place|(?:a|ont) cede la place) (?:
        (?:peu a peu |depuis |entierement )?(?:
          muee?s?|transformee?s?|changee?s?|convertie?s?|reconvertie?s?|metamorphosee?s?
        ) en
        |a
      ) (?:un |une |des |deux |trois )?(?!
        (?:
          vraie?|veritable|petite?|belle|reference|adresse|institution|incontournable|valeur|table|classique
          |maison|passage|specialiste|lieu|repere|atelier|cooperative|scop|societe|association|mes|ete
        )(?=\s|$)
      )[a-z]+
    `,
    pattern`
      (?:a|ont) (?:
        migre|demenage|fui|file|emigre|transfere (?:son|ses|leur) [a-z]+
      ) (?:a|vers|en|au|aux) (?!deux|quelques|cote|l angle|la rue|l adresse)[a-z]+
      |(?:has|have) (?:moved|relocated|emigrated) (?:
        to(?! (?:a|an|larger|bigger|new|its|their|the|just|number|premises))|away|out
      )
    `,
    pattern`
      jusqu a la (?:fermeture|disparition|liquidation|faillite) (?:
        definitive
        |du (?:cabinet|magasin|restaurant|garage|salon|club|bar|fonds|commerce)
        |de (?:
          l (?:atelier|enseigne|entreprise|ecole|etablissement|agence|adresse)
          |la (?:maison|boutique|societe|librairie|structure)
        )
        |en (?:19|20)\d\d
        |en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
      )
    `,
    `(?:n|ne) (?:est|sont) plus(?= ?(?:$|[,.;:!]))`,
    pattern`
      (?:ne|n) (?:
        reprendra
        |reprendront
        |rouvrira
        |rouvriront
        |reviendra
      )(?: [a-z]+)? (?:pas|plus|jamais)(?: d activite| l activite| son activite)?
    `,
    pattern`
      (?:n|ne) (?:repond|repondent|donne|donnent)(?: [a-z]+)? plus (?:
        depuis|signe de vie|au telephone|du tout
      )
      |n (?:a|ont) plus (?:donne signe|donne de nouvelles|ni (?:local|adresse|boutique))
    `,
    pattern`
      (?:it|they|which|who|has|have|since) (?:since )?closed (?:
        in|last|this|down|for good|after|two|three|a few|permanently|over|when
      )
      |, (?:disparue?s?|dissoute?s?|liquidee?s?|defunte?s?)(?! (?:de|du|des) )
    `,
    pattern`
      (?:was|were|has been|have been|is|are|got) (?:since )?(?:
        wound up|dissolved|liquidated|struck off|demolished|shut down|shuttered|disbanded|boarded up|defunct
        |bankrupt|no more|in (?:administration|receivership|liquidation)
      )
      |(?:has|have|had) (?:since )?(?:
        folded|shut|shuttered|retired|sold up|packed up|moved away|left town|gone (?:under|bust|bankrupt|into)
        |ceased
      )
      |(?:went|gone) (?:under|bust|bankrupt|into (?:liquidation|administration))
      |hung up (?:its|his|her|their)
      |pulled down (?:its|the|their) shutters?
      |called it (?:a day|quits)
      |no longer (?:in business|around|there|with us)
    `,
  ].join('|'),
);
/** Words without which nothing of the above is said. */
export const MAY_BE_GONE = regex`
  (?:^|\s)(?:
    ren(?:d|dre|du|due|dus|dent)
    |remi
    |baiss
    |tir
    |descend
    |mis
    |mettre
    |gliss
    |laisse la
    |laisse les
    |etein
    |coup
    |arret
    |refroidi
    |vid
    |demont
    |deviss
    |depos
    |decroch
    |retir
    |enlev
    |pli
    |boucl
    |remball
    |refai
    |fai(?:t|re) (?:ses|leurs|les|bag|val|place)
    |rang
    |raccroch
    |pos
    |lach
    |abandonn
    |vend
    |jet
    |quitt
    |tourne
    |louer
    |ced
    |resili
    |denonc
    |dispers
    |brad
    |revend
    |adjug
    |pass
    |resist
    |travers
    |ten
    |surmont
    |fini
    |termin
    |murees?
    |placard
    |repris
    |devenue?s
    |demoli
    |ras
    |blanch
    |opacif
    |inoccup
    |dissou
    |liquid
    |sommeil
    |radi
    |faillite
    |raye
    |mue
    |transform
    |chang
    |conver
    |reconver
    |metamorphos
    |place
    |migr
    |demenag
    |fui
    |file
    |emigr
    |transfer
    |plus
    |reprendr
    |rouvrir
    |reviendr
    |dissolution
    |cessation
    |cesse
    |jusqu
    |fermeture
    |defunt
    |partie?s?
    |repartie?
    |alle
    |rideau
    |store
    |grille
    |passer?
    |repond
    |donne
    |wound
    |dissolved
    |struck
    |shut
    |folded
    |retired
    |sold
    |packed
    |moved
    |relocated
    |left
    |gone
    |ceased
    |closed
    |dispar
    |went
    |hung
    |pulled
    |called
    |no
    |bankrupt
    |liquidated
    |disbanded
    |boarded
    |in
  )
`;
/** Handed on rather than closed: "le fondateur a rendu son tablier, sa fille a repris". */
export const HANDED_ON = regex`
  (?:^|\s)(?:
    (?:sa|la|une?) (?:fille|niece|soeur|relève|releve|succession)
    |(?:son|un|le) (?:fils|neveu|frere|successeur|second|ancien [a-z]+|repreneur)
    |(?:ses|leurs) (?:enfants|salaries|associes|employes)
    |son associee?
    |l equipe (?:est restee|reste|continue)
    |toujours (?:la|ouverte?|en activite|active?)
    |tourne toujours
    |a rouvert
    |rouvert[a-z]*
    |a ete reprise?
    |ont repris
    |a repris
    |reprend
    |assurent? la suite
    |pris la suite
    |passe le (?:flambeau|relais)
    |relance
  )(?=\s|$)
`;
export const NOBODY_AFTER = regex`
  (?:sans|ni|pas (?:trouve )?(?:de )?|aucune?|faute de) (?:repreneur|successeur|succession|releve)
  |(?:personne|nul) n(?:e|) ?(?:a|ont)? ?(?:repris|reprend|pris la suite|reprendra)
`;
/** Said not to be so: "X n'a pas fermé", "le bruit court que". */
export const DENIED = regex`
  (?:^|\s)(?:
    (?:n|ne) (?:[a-z]+ )?(?:a|ont|est|sont) (?:
      donc |nullement |en rien |absolument )?(?:pas|jamais|nullement)
    |contrairement a
    |rumeur
    |bruit
    |a failli
    |ont failli
    |avait failli
    |evite
    |(?:
      ateliers|magasins|entreprises|stocks?|societes|commerces|confreres|concurrents|usines|boutiques
      |maisons
    )(?= (?:mis[a-z]* )?$)
    |menacee?s?
    |frolee?
    |echappe
    |sauvee?s?
    |au bord
    |remis(?:e|es)?
    |relevee?s?
    |sortie?s?
    |risque
    |proches?
  )(?: [a-z]+){0,6} $
`;
/** The same without a verb, alone in a cell or in answer to the name: "liquidée en février", "rideau baissé", "Dissous". */
export const GONE_BARE = regex`
  ^ ?(?:(?:aujourd hui|desormais|entreprise|societe|maison|association|boutique|cabinet) )?(?:
    liquidee?s?
    |dissous
    |dissoute?s?
    |radiee?s?
    |en liquidation
    |disparue?s?
    |defunte?
    |fermee? (?:definitivement|depuis|pour de bon|en (?:19|20)\d\d)
    |(?:rideau|enseigne|plaque) (?:baisse|tire|decrochee|retiree)e?
    |parti(?:e|s)? (?:a la retraite|sans successeur)
    |(?:cessation|arret) (?:d activite|definitive?)
    |n existe plus
    |plus d activite
    |hors d activite
    |faillite
    |depot de bilan
    |closed down
    |wound up
    |dissolved
    |retired
    |liquidated
    |gone
  )(?: |$)
`;
/** The end of it told before its name: "Feu X", "le décès du patron a mis fin à l'aventure X", "Plus personne chez X". */
export const GONE_BEFORE = regex`
  (?:^|\s)(?:
    feu
    |(?:il )?ne (?:reste|subsiste|demeure) (?:plus )?(?:rien )?de
    |c en est (?:fini|termine) de
    |(?:rideau|clap de fin|point final)(?: [a-z]+)? (?:pour|chez|sur|a)
    |(?:a|ont) (?:
      fait fermer|ordonne la fermeture(?: administrative| immediate| definitive)? de
      |prononce la fermeture(?: administrative)? de|obtenu la fermeture de
    )
    |(?:plus|pas) (?:aucune?|un seul|une seule) (?:
      cours|activite|seance|chantier|service|consultation|atelier|stage
    )s? (?:a|au|chez)
    |plus aucune? [a-z]+ (?:a|au|chez)
    |(?:not an option|no longer (?:an option|available|open|trading|running|in business)|now closed|closed|gone)(?: any (?:longer|more)| anymore)? :
    |(?:plus (?:une option|d actualite|en activite|ouverte?s?)|(?:desormais|definitivement) fermee?s?) :
    |(?:a|ont) (?:
      mis fin a|mis un terme a|emporte|sonne le glas d[eu]?|eu raison d[eu]?|coule|ferme
    )(?: (?:l |la )?(?:aventure|histoire|activite|epopee))?(?: (?:de|du|des|d))?
    |plus personne(?: ne [a-z]+)?(?: (?:chez|a|au))
    |(?:depuis|apres|avant|jusqu a|lors de) (?:la |l )?(?:
      fermeture|disparition|liquidation|faillite|dissolution|demolition|fin
    ) (?:de|du|des|d)
    |(?:
      fermeture|disparition|liquidation|faillite|dissolution
    ) (?:recente |definitive |annoncee )?(?:de|du|des|d)
  )(?: (?:le|la|les|l))? ?$
`;
