import { pattern, regex } from '../patterns/pattern.ts';

/**
 * What French says of a house that it sets aside, closes or only passes by, verb by verb: every tense and number of a turn
 * stands together, so that "cesse son activité" is not read without "va cesser ses activités". Written without any case.
 */

const after = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');
const before = (body: string) =>
  new RegExp(`(?:^|\\s)(?:${body})(?: le| la| les| l| un| une)?(?: «| ")? ?$`, 'u');
const ENDS = '(?= ?(?:$|[,.;:!)]))';
const ITS = '(?:son|sa|ses|leur|leurs|le|la|les|l|toute|tout|toutes ses|tous ses)';

/** R2c: set aside after the name. */
export const ASIDE_AFTER = after(
  [
    pattern`
      (?:
        est
        |sont
        |serait
        |seraient
        |reste
        |restent
        |me (?:semble|parait)
        |semble
        |parait
      ) (?:donc |franchement |clairement |plutot |vraiment )?a (?:
        proscrire
        |exclure
        |ecarter
        |bannir
        |rayer
        |oublier
        |eviter
        |fuir
        |deconseiller
      )
    `,
    '(?:n entre|n entrent|ne rentre|ne rentrent|n entrera)(?: donc)? pas en ligne de compte',
    `hors (?:de )?(?:propos|sujet)${ENDS}`,
    pattern`
      ne (?:vaut|valent|vaudra|merite|meritent) (?:pas|plus|guere) (?:vraiment )?(?:
        le (?:deplacement|voyage|trajet|prix|detour)
        |l (?:argent|attente)
        |qu on
      )
    `,
    `ne (?:fait|font|fera|feront|ferait|feraient)(?: donc)? (?:pas|plus) l affaire`,
    pattern`
      ne (?:vous )?(?:
        convien(?:t|nent|dra|dront|drait|draient)
        |correspond(?:ent|ra|ront|rait)?
      )(?: donc)? (?:pas|plus)(?: (?:ici|du tout|dans votre cas|non plus|pour (?:vous|cela|ca)|a (?:votre|vos|ce que|cette|ce))
      )?${ENDS}
    `,
    pattern`
      ne vous (?:
        concerne
        |concernent
        |concernera
        |concernerait
        |interessera
        |interesse
        |conviendra
        |conviendrait
      )(?:nt)? (?:pas|donc pas|guere)
    `,
    pattern`
      ne? (?:est|sont|etait)(?: donc)? pas (?:
        ce (?:qu il vous faut|que vous (?:cherchez|voulez|demandez)|dont vous avez besoin)
        |dans (?:vos|votre) (?:cordes|criteres|budget)
      )
    `,
    pattern`
      demarch(?:e|ent|ages?) (?:
        a domicile
        |par telephone
        |au telephone
        |telephoniques?
        |agressifs?
        |abusifs?
        |commerciale?s?
      )
    `,
    pattern`
      (?:methodes?|pratiques?) (?:de vente |commerciales? )?(?:tres |plutot |franchement )?(?:
        douteuses?
        |agressives?
        |contestables?
        |contestees?
        |trompeuses?
        |deloyales?
        |abusives?
      )
    `,
    `raccrochez|mefiance${ENDS}|je passerais outre`,
    pattern`
      (?:a|ont) perdu (?:son|sa|ses|leur|leurs) (?:
        qualification
        |habilitation
        |accreditation
        |certifications?
        |agrements?
        |autorisations?
        |conventionnement
      )
    `,
    pattern`
      ne? (?:est|sont) plus (?:
        certifiee?s?
        |qualifiee?s?
        |labellisee?s?
        |agreee?s?
        |habilitee?s?
        |autorisee?s?
        |accreditee?s?
      )
    `,
    pattern`
      n (?:a|ont) (?:pas|plus|ni) (?:la |le |les |l |de |d |sa |son |ses )?(?:
        qualifications?
        |habilitation
        |accreditation
        |agrements?
        |decennale
        |assurance decennale
        |garantie decennale
        |carte professionnelle
      )
    `,
    pattern`
      ne? (?:est|sont) (?:vraiment |tout simplement |franchement )?pas (?:tres |bien )?(?:
        serieux
        |serieuse
        |serieuses
        |fiables?
        |honnetes?
        |recommandables?
        |recommandee?s?
      )
    `,
    'manqu(?:e|ent) (?:cruellement |clairement )?(?:de serieux|d honnetete|de fiabilite)',
    pattern`
      (?:cumule|collectionne|enchaine|accumule)(?:nt)? les (?:
        mauvais
        |mauvaises
        |avis negatifs
        |plaintes
        |litiges
        |retards
        |malfacons
      )
    `,
    '(?:s estiment|se disent|se sentent) (?:floue|trompe|lese|escroque|arnaque)e?s?',
    'factur(?:e|ent) (?:des|les) [a-z]+ non (?:faite?s?|realisee?s?|effectuee?s?)',
    'surfactur(?:e|ent)',
  ].join('|'),
);

/** R2d: closed for good or about to be, in every tense. */
export const GONE_AFTER = after(
  [
    pattern`
      (?:
        cesse
        |cessent
        |cessera
        |cesseront
        |cessait
        |arrete
        |arretent
        |arretera
        |va cesser
        |vont cesser
        |va arreter
        |vient de cesser
        |viennent de cesser
      )(?: definitivement| bientot)? ${ITS} ?(?:activites?|exploitation|metier|commerce)
    `,
    pattern`
      (?:vient|viennent|venait) de (?:
        deposer
        |fermer
        |mettre la cle
        |baisser le rideau
        |tirer le rideau
        |faire faillite
        |disparaitre
        |prendre sa retraite
        |plier
      )
    `,
    pattern`
      (?:fermera|fermeront|va fermer|vont fermer|fermerait)(?: bientot)? (?:
        definitivement
        |pour de bon
        |ses portes
        |leurs portes
        |boutique
        |son
        |sa
      )
    `,
    '(?:a|ont) (?:plie|remballe|mis les voiles|jete l eponge|leve le camp|raccroche)(?: bagages?)?',
    pattern`
      n (?:a|ont) (?:pas|jamais) (?:
        ete (?:repris|reprise|remplace|remplacee)s?
        |trouve (?:de |d )?(?:repreneur|successeur|remplacant)
      )
    `,
    pattern`
      (?:a|ont) (?:suspendu|interrompu|stoppe|gele) ${ITS} (?:
        activites?
        |chantiers?
        |interventions?
        |prestations?
        |ventes?
        |cours
        |livraisons?
        |travaux
      )
    `,
    pattern`
      (?:
        s appelle
        |s appellent
        |se nomme
        |se nomment
        |a ete rebaptisee?
        |a ete renommee?
      ) (?:desormais|maintenant|aujourd hui|depuis)
    `,
    pattern`
      (?:
        aurait
        |auraient
        |semble avoir
        |semblent avoir
        |parait avoir
        |a apparemment
        |a vraisemblablement
        |a sans doute
        |a visiblement
      ) (?:definitivement )?(?:ferme|cesse|disparu|mis la cle|baisse le rideau)
    `,
    '(?:semble|semblent|parait) (?:a l arret|ferme|fermee|fermes|inactif|inactive|abandonnee?)',
    '(?:est|sont|serait) en (?:cours de |voie de )?(?:liquidation|fermeture|redressement|cessation)',
    '(?:a|ont) ete (?:mise?s?|placee?s?) en (?:liquidation|redressement|faillite)',
    pattern`
      ne? (?:est|sont) (?:malheureusement |helas |desormais |donc )?plus (?:malheureusement |helas )?(?:
        ouverte?s?
        |en activite
        |une? (?!secret|inconnue?|debutante?|jeune|petite?|simple|surprise)[a-z]+
      )
    `,
    'jusqu a (?:sa|leur) (?:fermeture|disparition|liquidation)',
  ].join('|'),
);

/** R2d: takes nobody new, or sends this customer on. */
export const SENDS_ON_AFTER = after(
  [
    pattern`
      (?:ne|n) (?:
        prend
        |prennent
        |accepte
        |acceptent
        |recoit
        |recoivent
        |inscrit
        |inscrivent
        |accueille
        |accueillent
      )(?: plus| donc)? personne
    `,
    pattern`
      (?:
        patientele
        |clientele
        |file active
        |liste de patients
      )(?: est| deja| est deja)* (?:complete|pleine|fermee|close|saturee)
    `,
    pattern`
      (?:a|ont) (?:clos|ferme|cloture|suspendu|arrete|boucle) (?:ses|leurs|les|son|sa|leur|la|le) (?:
        inscriptions
        |admissions
        |adhesions
        |listes?
        |carnets?
      )
    `,
    pattern`
      (?:inscriptions|admissions|adhesions)(?: y)? (?:sont|y sont) (?:deja |desormais )?(?:
        closes
        |fermees
        |terminees
        |suspendues
      )
    `,
    pattern`
      (?:
        renvoi
        |renv
        |orient
        |redirig
        |adress
        |reorient
        |aiguill
      )(?:e|ent|era|eront|erait|erra|erront|oie|oient)(?: [a-z]+){0,4} (?:
        ailleurs
        |vers (?:un |une |des |ses |d |l )?(?:confreres?|consoeurs?|autres?|collegues?)
      )(?! (?:si|quand|au besoin|en cas|lorsque)(?=\s))
    `,
    `(?:,|et|mais|–) (?:non|pas|jamais) (?:(?:aux|les|pour les|avec les|de|a des|a un) particuliers?|a vous)`,
    pattern`
      (?:ne|n) (?:
        pose
        |vend
        |livre
        |travaille
        |intervient
        |installe
        |loue
        |fabrique
        |repare
      )(?:nt)? (?:pas|plus|jamais) chez (?:les|l|des|le)
    `,
    `(?:ne|n) (?:descend|monte|remonte|pousse|rayonne|roule)(?:ent|nt)? (?:pas|plus|jamais) jusqu`,
    `n oper(?:e|ent) qu(?:e)? (?:en|dans|a|au|sur|autour)`,
    pattern`
      (?:decline|declinent|refuse|refusent) (?:ce|cette|ces) (?:
        genre
        |type
        |sorte
        |travaux
        |demandes?
        |reparations?
        |prestations?
        |cas
      )
    `,
    pattern`
      (?:renvoi|redirig|orient|aiguill|adress)(?:e|ent|ie|ient)(?: [a-z]+)? (?:
        tout le monde
        |(?:ses|les|leurs|tous les|tous ses) (?:[a-z]+ )?(?:
          clients|demandes|appels|patients|nouveaux [a-z]+|particuliers|nouvelles [a-z]+
        )
      ) (?:vers|chez|a|au|aux)
    `,
    'non ouverte?s? au public',
    '(?:passe|passent|passera|a passe|ont passe)(?: [a-z]+)? la main a (?:un|une|des|ses|leurs?|son|d autres)',
    '(?:has|have) (?:now )?closed (?:its|their) (?:books?|lists?|waiting lists?|rolls?)',
    'ne? (?:est|sont) pas (?:outillee?s?|equipee?s?|armee?s?|organisee?s?) pour',
    pattern`
      n (?:a|ont) pas (?:
        le materiel
        |l outillage
        |les outils
        |la place
        |les moyens
        |l equipement
        |les competences
        |la competence
        |les machines
      ) (?:pour|necessaire|adapte)
    `,
    '(?:compte|comptent|figure|figurent) parmi (?:leurs|ses) (?:clients|references)',
    '(?:est|sont) (?:leur|son) (?:fournisseur|sous traitant|grossiste|bailleur|proprietaire|partenaire)',
  ].join('|'),
);

/** R2d: the place is said to lie outside what the house covers, the name coming last. */
export const OUT_OF_REACH_BEFORE = before(
  pattern`
    plus (?:aucune?|de|d) (?:
      chantiers?|commandes?|interventions?|prestations?|cours|inscriptions?|prises? en charge
      |nouve[a-z]+ [a-z]+
    )(?: [a-z]+){0,2} (?:a|au|aux|chez)
    |(?:n est|ne sont|n est donc) (?:pas|plus) (?:desservie?s?|couverte?s?|livree?s?) par
    |sor(?:t|tent|tez) (?:de la zone|du perimetre|du secteur|du rayon)(?: [a-z]+){0,2} (?:de|du|des|d)
    |(?:hors|en dehors) (?:
      de la zone|du perimetre|du secteur|du rayon|zone|secteur
    )(?: [a-z]+){0,2} (?:de|du|des|d)
  `,
);

/** R2c: what one should not do with it, the name coming last. */
export const CAREFUL_BEFORE = before(
  pattern`
    surtout pas
    |(?:je|j) n(?:e)? (?:vous |t )?(?:
      orienterais|enverrais|adresserais|dirigerais|aiguillerais|amenerais
    ) (?:pas|personne|jamais|plus)(?: [a-z]+)? (?:a|au|aux|chez|vers)
    |je me mefie(?:rais)? (?:de|du|des|d)
    |ne (?:
      versez|payez|reglez|donnez|avancez|laissez|confiez
    ) (?:surtout )?(?:aucune?|pas d|rien|pas un|jamais d)(?: [a-z]+){0,2} (?:a|au|aux|chez)
    |(?:je serais|soyez|restez|rester|etre)(?: tres| plus)? (?:
      prudente?s?|mefiante?s?|vigilante?s?
    )(?: [a-z]+)? (?:avec|envers|a l egard de)
  `,
);

/** "Je laisserais X de côté", "Les avis sur X sont mauvais": read on both sides of the name. */
export const AROUND_NAME: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:^|\s)(?:laiss|abandonn)[a-z]* (?:donc |plutot )?(?:le |la |les |l )?$/u,
    regex`
      ^ ?aux? (?:
        touristes
        |autres
        |curieux
        |snobs
        |inities
        |riches
        |pigeons
        |gogos
        |fortunes
        |parisiens
        |vacanciers
        |concurrents
      )\b
    `,
  ],
  [/(?:^|\s)(?:give|giving) (?:the )?$/u, /^ ?a miss\b/u],
  [
    /(?:^|\s)(?:laiss|mett|ecart|pos|tien)[a-z]* (?:donc |aussi |plutot )?(?:le |la |les |l )?$/u,
    /^ ?(?:de cote|a l ecart|hors jeu|hors course|en dehors)\b/u,
  ],
  [
    regex`
      (?:^|\s)(?:
        avis
        |retours
        |commentaires
        |temoignages
        |echos
      )(?: [a-z]+){0,3} (?:sur|de|du|a propos de|concernant|pour|chez) (?:le |la |les |l )?$
    `,
    regex`
      ^ ?(?:sont|restent|y sont) (?:[a-z]+ ){0,2}(?:
        mauvais
        |negatifs
        |catastrophiques
        |execrables
        |desastreux
        |deplorables
        |accablants
        |inquietants
        |alarmants
        |calamiteux
      )\b
    `,
  ],
  [
    /(?:^|\s)(?:inscriptions|admissions|adhesions) (?:de|du|des|d|a|au|chez) (?:le |la |les |l )?$/u,
    regex`
      ^ ?(?:sont|y sont|restent|ont ete)? ?(?:deja |desormais |actuellement )?(?:
        closes
        |fermees
        |terminees
        |suspendues
      )\b
    `,
  ],
  [
    regex`
      (?:^|\s)(?:a|ont|avait|ayant) (?:[a-z]+ )?(?:
        dirige
        |tenu
        |gere
        |anime
        |preside
        |pilote
        |seconde
      ) (?:le |la |les |l )?$
    `,
    /^ ?,? ?(?:avant (?:de|d)|puis|pendant|durant|jusqu|de (?:19|20)\d\d a|entre (?:19|20)\d\d)\b/u,
  ],
  [
    /^/u,
    regex`
      ^ ?,? ?(?:que|dont) (?:vous|tu) (?:
        citez
        |mentionnez
        |evoquez
        |parlez
        |nommez
        |avez (?:cite|mentionne|evoque)e?
      )\b
    `,
  ],
];

/** "X ? Non.": the short answer to the name thrown in. */
export const ANSWERED_NO = regex`
  ^ ?(?:
    (?:
      (?:mon|notre) (?:avis|sentiment|verdict|conseil)|(?:ma|la) (?:reponse|conclusion)
    ) (?:est|sera|serait|:|reste) |
    je (?:vous )?(?:dirais|dis|reponds|repondrais|crains)(?: que)? (?:, )?|
    pour moi (?:, )?|
    c est |
    helas (?:, )?|
    plutot )?(?:
    non(?: merci)?
    |passez
    |je passe
    |(?:surtout|clairement|certainement|surement|absolument|sans doute) pas
    |je ne (?:le )?(?:crois|pense) pas
    |je n irais pas
    |pas
    |mieux vaut (?:s abstenir|eviter)
    |pas question
    |sans moi
    |jamais
    |a oublier
    |aucun interet
    |pas du tout
    |bof
  )(?= ?[.,;!:]| ?$)
`;
/** A question that "oui" or "non" answers, as it opens. */
export const YES_OR_NO = regex`
  ^ ?(?:(?:alors|et|bref|reste|enfin) ,? ?)?(?:
    faut il
    |doit on
    |devez vous
    |peut on
    |pouvez vous
    |dois je
    |puis je
    |est ce que
    |est ce
    |vaut il
    |serait ce
    |serait il
    |avez vous interet a
    |aller
    |choisir
    |should
    |would
    |can
  )\b
`;

/** R2e: where somebody worked, learned or was before; whom a house works for; what it once was. */
export const PAST_BEFORE = before(
  [
    pattern`(?:du temps|a l epoque) (?:ou|de|du|des|d)`,
    pattern`
      (?:a|ont|avait|avaient|ai) (?:[a-z]+ )?(?:
        exerce
        |travaille
        |enseigne
        |officie
        |passe
        |cuisine
        |fait ses
        |grandi
        |commence
        |oeuvre
        |brille
        |ete
      )(?: [a-z\d]+){0,4} (?:chez|a|au|aux|dans)(?: (?:l|la|le|les) (?:
          etabli|cuisines?|fourneaux|brigade|equipe|comptoir|atelier|ecole|labo|laboratoire|salon|service
          |rayon|poste|piano|four|garage|chais?|vignes?|caisse|accueil|bureau
        ) (?:de|du|des|d)
      )?
    `,
    pattern`
      (?:
        exercai
        |enseignai
        |travaillai
        |officiai
        |cuisinai
        |tenai
        |dirigeai
        |gerai
        |animai
        |occupai
      )(?:t|ent)(?: (?:auparavant|autrefois|avant|jadis|naguere|longtemps|deja|alors|precedemment|avant cela)
      )?(?: (?:chez|a|au|aux))?
    `,
    '(?:a|ont) (?:cede|vendu|revendu|quitte|laisse)',
    pattern`
      (?:
        dans
        |a la place de
        |occupe
        |reprend
        |a repris
        |au
        |sur
        |installee?s? dans
      ) (?:l |les |d )?ancien(?:ne)?s?(?: [a-z]+){0,2}
    `,
    pattern`
      (?:est|sont|a ete|ont ete) (?:
        accorde
        |imprime
        |cuit
        |decore
        |dessine
        |cousu
        |torrefie
        |nettoye
        |entretenu
        |livre
        |brasse
        |peint
        |construit
        |amenage
        |refait
        |photographie
        |loge
        |equipe
        |chauffe
        |eclaire
        |fleuri
      )(?:e|s|es)? par
    `,
    pattern`
      (?:du temps|a l epoque|au temps) (?:de|du|des|d)
      |(?:fils|fille|neveu|niece|veuve) (?:du|de la) (?:fondateur|fondatrice|patron|patronne) (?:de|du|des|d)
      |commandee?s? (?:chez|a|au)
    `,
  ].join('|'),
);

/** R2f: what the house published, the name after or before. */
export const WRITTEN_BEFORE = before(
  pattern`
    (?:
      article|guide|fiche|billet|dossier|etude|tribune|video|tuto|texte|infographie
    )s? (?:[a-z]+ )?(?:signee?s?|ecrite?s?|produite?s?|fournie?s?|proposee?s?)(?: par)?
    |(?:que|qu) (?:publie|publient|rapporte|rapportent|relaie)
    |video (?:de|du|d)
    |consulte le site (?:de|du|d)
    |sources? : (?:[a-z ]{1,40} , )?
  `,
);

/** R2b: what the customer no longer wants, or measures against. */
export const UNWANTED_BEFORE = before(
  pattern`
    (?:vous|tu|on) (?:ne |n )?(?:
      voulez|veux|veut|souhaitez|desirez|voudriez|voulait|vouliez
    ) (?:pas |plus )(?:[a-z]+ )?(?:de|du|d|des|chez|par|avec)
    |(?:pas|plus) vouloir (?:[a-z]+ )?(?:de|du|d|chez|par)
    |(?:par rapport|comparee?s?|compare) (?:a|au|aux)
    |(?:moins|plus|mieux|meilleure?s?|pire)(?: [a-z]+){0,2} que (?:chez|celle?s? de|celui de|ceux de)
    |(?:une?|le|la|les|des|d) (?:bien )?(?:meilleure?s?|pires?) [a-z]+(?: [a-z]+){0,2} que
    |rien (?:de|en) commun (?:avec|a)
  `,
);

export const UNKNOWN_BEFORE = regex`
  (?:^|\s)je n (?:ai|avais|dispose) (?:malheureusement |helas )?(?:d |de )?(?:
    aucune?
    |pas d
    |pas de
    |rien
  )(?! (?:doutes?|reserves?|critiques?|reproches?|regrets?|hesitation|crainte|a (?:redire|dire de mal))
  )(?: [a-z]+){0,4} (?:sur|concernant|a propos de|pour|chez|de) (?:le |la |les |l )?$
`;
