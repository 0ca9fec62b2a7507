import { pattern, regex } from '../patterns/pattern.ts';

/**
 * Advice against (R2c) as French and English build it: a verb of leaving aside in every mood and person that an adviser uses,
 * or the refusal of a verb of advising. Written as paradigms, from the grammar, without any case.
 */

const before = (body: string) =>
  new RegExp(`(?:^|\\s)(?:${body})(?: le| la| les| l| un| une| the| chez)*(?: «| ")? ?$`, 'u');
const within = (body: string) => new RegExp(`(?:^|\\s)(?:${body})(?=\\s|$)`, 'u');

/** Roots of verbs of leaving aside, then the endings of those who give advice: "évitez", "j'éviterais", "on évitera", "éviter". */
const LEAVE = pattern`
  (?:
    (?:
      evit|oubli|ecart|ray|zapp|snob|delaiss|elimin|deconseill|boycott
    )(?:er|ez|e|es|ons|erais|erait|erions|eriez|erai|era|erons|erez)
    |(?:fu)(?:ir|yez|is|yons|irais|irait|irai|ira|irons|irez)
    |(?:bann)(?:ir|issez|is|issons|irais|irait)
    |(?:excl)(?:ure|uez|us|uons|urais|urait)
  )
`;
/** "laisser X de côté", "tirer un trait sur X": the same with a complement. */
const LEAVE_BY = pattern`
  (?:
    laiss(?:er|ez|e|ons|erais|erait|era) (?:tomber|de cote|a l ecart)
    |(?:fai(?:re|tes|s|sons)|fer(?:ais|ait|ai|a)) (?:l impasse|une croix) sur
    |(?:tir(?:er|ez|e|erais)|mett(?:re|ez|rais)) (?:un trait|une croix) sur
    |pass(?:
      er|ez|e|erais|erait|era|ons
    ) (?:mon|votre|son|ton|notre) (?:tour|chemin)(?: (?:chez|pour|sur|avec|devant|s agissant|concernant)
    )?
    |(?:
      pass(?:er|ez|erais)|rest(?:er|ez|erais)|ten(?:ir|ez)|tien(?:s|drais)
    ) (?:vous )?(?:au large|a distance|a l ecart|loin|eloignee?)
    |(?:me|vous|se|te) (?:mefi|defi)(?:er|erais|e|ez)
    |(?:mefi|defi)(?:ez|ons|e)(?: vous| nous| toi)?
  )(?: (?:de|du|des|d))?
`;

/** "Évitez X", "j'écarterais X", "mieux vaut oublier X". */
export const LEAVE_ASIDE_BEFORE = before(`${LEAVE}|${LEAVE_BY}`);

/** "Je n'inclus pas X", "je n'ai pas retenu X", "je ne vous enverrais pas chez X". */
export const NOT_ADVISED_BEFORE = before(
  [
    pattern`
      (?:je|j|on|nous) n(?:e)? (?:vous |te |y |lui )?(?:
        recommand
        |conseill
        |sugger
        |propos
        |inclu
        |retien
        |retiend
        |choisi
        |compt
        |class
        |cit
        |plac
        |enver
        |orient
        |adress
        |dirig
        |ajout
        |garde
        |conserv
        |fais
        |fer
        |met
        |mett
      )[a-z]* (?:
        pas
        |plus
        |guere
        |jamais
        |point
        |personne
      )(?: (?:figurer|entrer|appel))?(?: (?:a|au|aux|chez|vers|sur|avec))?
    `,
    pattern`
      (?:je|j) n(?:e)? (?:me |vous |te |leur |lui |y )?(?!
        (?:
          hesit|ser|saur|voudr|aur|dir|boud|crach|neglig|priver|oubli|chang|quitter|cherch|manquer|rater|refus
          |trouv|pourr|vous priver|donner|eviter|ecarter|tarir|craindr|regrett
        )[a-z]*rais )[a-z]+rais (?:
        pas
        |plus
        |jamais
        |rien
        |guere
        |point
        |personne
        |surtout pas
      )(?! (?:plus loin|ailleurs|autre|mieux|sans)
      )(?: [a-z]+){0,4}?(?: (?:a|au|aux|chez|avec|par|vers|de|du|des|d|dans)
      )?
    `,
    pattern`
      (?:ne|n) (?:vous |te )?(?:
        ced
        |risqu
        |aventur
        |laiss
        |tomb
        |lanc
        |engag
        |jet
        |attard
      )(?:ez|e|ons)(?: vous)? (?:surtout )?(?:pas|plus|jamais)(?: [a-z]+){0,4}?(?: (?:a|au|aux|chez|avec|par|vers|de|du|des|d|dans)
      )?
    `,
    '(?:ne|n) cherch(?:ez|e|ons) plus',
    'mieux vaut (?:s abstenir|aller ailleurs|frapper ailleurs)(?: (?:avec|que|plutot que|plutot qu))?',
    pattern`
      (?:
        (?:gardez|abstenez) vous
        |garde toi
        |me garderais
        |m abstiendrais
      ) (?:bien )?(?:de|d) (?!
        (?:oubli|ecart|neglig|evit|rat|manqu)
      )[a-z]+(?: [a-z]+){0,3}?(?: (?:a|au|aux|chez|avec|par|de|du|des|d)
      )?
    `,
    pattern`
      (?:personne|nul|aucun [a-z]+)(?: [a-z]+)? ne (?:vous )?(?:
        conseill
        |recommand
        |sugger
        |enver
        |defend
      )[a-z]*(?: (?:plus|jamais))?(?: (?:a|au|aux|chez|vers))?
    `,
    pattern`
      (?:trop|si)(?: [a-z]+){0,4} (?:
        mal
        |plaintes?
        |malheurs
        |deboires
        |deceptions
      )(?: [a-z]+){0,3}? (?:de|du|des|d|sur|chez|contre|avec)
    `,
    pattern`
      (?:je|j|on|nous) n(?: ?y)? (?:ai|a|avons|aurais) (?:pas|plus) (?:
        inclus
        |retenue?
        |gardee?
        |mise?
        |classee?
        |conservee?
        |fait figurer
        |integree?
        |selectionnee?
        |citee?
        |mentionnee?
        |recommandee?
        |proposee?
        |listee?
      )
    `,
    pattern`
      (?:je|j|on|nous) (?:refuse|hesite|hesiterais|renonce|renoncerais) (?:de|d|a) (?:vous )?(?:
        recommander
        |conseiller
        |citer
        |proposer
        |envoyer
        |confier
      )(?: [a-z]+){0,3}?(?: (?:a|au|aux|chez|vers))?
    `,
    pattern`
      (?:je |j )?(?:
        prefere |
        prefererais |
        voudrais |
        veux |
        tiens a |
        aimerais )?(?:vous |m |t )?epargn(?:er|e|erai|erais|ez)(?: vous| toi| moi)? (?:
        un
        |une
        |le
        |la
        |les
        |l
        |des
        |ce
        |cette
      )(?: [a-z]+){1,3} (?:
        a
        |au
        |aux
        |chez
        |jusqu a
        |jusqu au
        |de
        |du
        |vers
      )
    `,
    pattern`
      (?:rien|pas grand chose) (?:a|d interessant a) (?:
        attendre
        |esperer
        |faire
        |trouver
        |tirer
        |glaner
        |acheter
        |prendre
      ) (?:de|du|des|d|chez|a|au|aux|cote)
    `,
    '(?:n|ne) (?:attendez|esperez|attends|espere) (?:rien|pas grand chose|aucune? [a-z]+) (?:de|du|des|d)',
    pattern`
      (?:ne|n) (?:
        comptez
        |misez
        |pariez
        |comptais
        |compterais
        |miserais
        |tablez
      )(?: vous)? (?:pas|plus|guere) (?:sur|avec)
    `,
    pattern`
      vous n (?:avez|aurez|auriez) rien a (?:
        faire
        |gagner
        |attendre
        |y gagner
      )(?: [a-z]+)? (?:chez|a|au|avec|de|du)
    `,
    pattern`
      (?:leave|left) out
      |(?:stay|steer|keep|stood|keep well|stay well|steer well) (?:well )?(?:clear|away) (?:of|from)
      |(?:i|we) (?:
        would not|wouldn t|do not|don t|didn t|did not|won t|can t|cannot
      ) (?:suggest|include|send you to|list|pick|trust|bother with|consider)
      |(?:don t|do not) (?:bother|waste (?:your )?time)(?: (?:with|calling|on|at|going to))?
      |give
      |no point (?:in )?(?:calling|visiting|asking|trying|going to)
    `,
  ].join('|'),
);

/** "Inutile de perdre une matinée chez X", "pas la peine d'appeler X". */
export const USELESS_BEFORE = regex`
  (?:^|\s)(?:
    inutile
    |(?:pas|plus|point|jamais) la peine
    |(?:rien|ca) ne sert(?: a rien)?
    |a quoi bon
    |nul besoin
    |n essayez (?:meme )?pas
    |ne prenez (?:meme )?pas la peine
    |pas besoin
    |no need to
    |it s not worth
    |not worth
  )(?: ,)?(?: de| d)? ((?:[a-z]+ ){1,6}?)(?:
    (?:a|au|aux|chez|jusqu a|jusqu au|jusque chez|de|du|des|vers|le|la|les|l) ){0,2}$
`;
/** What is useless to do there only because it is not needed: "inutile de présenter X", "de réserver chez X". */
export const NEEDLESS = regex`
  (?:^|\s)(?:
    presenter
    |vanter
    |reserver
    |loin
    |ailleurs
    |avant
    |pour
    |prendre rendez
    |rappeler que
    |dire
    |preciser
    |attendre
    |avoir
    |etre
    |apporter
    |payer
    |s inscrire
    |vous inscrire
    |book
    |introduce
  )(?=\s|$)
`;

/** What makes advice against a recommendation: "on aurait tort d'écarter X", "difficile de ne pas citer X", "n'écartez pas X". */
export const REVERSED_BEFORE = new RegExp(
  [
    pattern`
      (?:^|\s)(?:
        tort
        |dommage
        |injuste
        |idiot
        |bete
        |absurde
        |regrettable
        |sot
        |stupide
        |malheureux
        |criminel
        |faute
        |erreur
        |peche
        |failli
        |manque
        |etais tentee?
        |hesite
        |loin
        |(?:aucune|pas de|sans|pas une) raison
        |pas question
        |pas jusqu
      ) (?:de|d|a)(?: [a-z]+){0,8} $
    `,
    pattern`
      (?:^|\s)(?:
        difficile
        |impossible
        |dur
        |complique
        |delicat
        |comment
        |pourquoi
        |inconcevable
        |impensable
        |hard
      )(?: de| d| to)? (?:ne pas|not to)(?: [a-z]+){0,6} $
    `,
    pattern`
      (?:^|\s)(?:
        sans
        |allais
        |allait
        |allions
        |failli
        |ne pas
        |ne plus
        |faut pas
        |jamais
        |pas
      ) (?:surtout )?(?:LEAVE|neglig(?:er|ez))(?: le| la| les| l| chez)* $
    `,
    pattern`
      (?:^|\s)(?:ne|n) (?:(?:vous|te|le|la|les|l|y) )?(?:LEAVE|neglig(?:ez|e|erais)) (?:
        pas
        |surtout pas
        |jamais
        |nullement
        |en rien
        |point
        |aucunement
      )(?: non plus)?(?: le| la| les| l| chez)* $
    `,
    pattern`
      (?:^|\s)(?:ne|n) (?:vous |te |nous )?laiss(?:ez|e|ons) (?:vous )?(?:surtout |donc )?(?:pas|jamais) (?:
        rebuter
        |decourager
        |arreter
        |impressionner
        |intimider
        |effrayer
        |dissuader
        |freiner
        |refroidir
        |depasser
        |abuser
      )(?: [a-z]+){0,6} $
    `,
    pattern`
      (?:^|\s)(?:ne|n) (?:vous )?(?:fiez|arretez|jugez) (?:vous )?(?:surtout |donc )?(?:pas|jamais) (?:a|au|aux|sur) (?:
        la
        |l
        |le
        |son
        |cette
        |ce
        |aux
      )? ?(?:[a-z]+ )?(?:
        vitrine
        |devanture
        |facade
        |apparences?
        |enseigne
        |decor
        |allure
        |aspect
        |site
        |nom
      )(?: [a-z]+){0,2} (?:de|du|des|d)(?: (?:le|la|les|l))? $
    `,
    pattern`
      (?:^|\s)(?:
        never
        |don t
        |do not
        |without
        |shame to
        |mistake to
        |wrong to
        |silly to
      ) (?:skip|avoid|skipping|miss|forget|overlook|rule out|dismiss)(?: the)? $
    `,
  ]
    .join('|')
    .replaceAll('LEAVE', LEAVE),
  'u',
);
/** Placed elsewhere or later rather than left out: "je ne mets pas X en premier", "je ne cite pas X par hasard". */
export const ONLY_PLACED = regex`
  ^ ?(?:
    en (?:premier|premiere|tete|haut|numero)
    |au (?:meme|premier|hasard|sommet)
    |a la (?:meme|premiere)
    |par hasard
    |pour rien
    |seulement
    |uniquement
    |que pour
    |dans (?:le|la) (?:meme|premiere?)
    |sur (?:le|un) (?:meme|pied)
    |devant
    |derriere
    |parce que c est
    |avant
    |first
    |at the top
    |top
  )\b
`;

/** What a house left out is told by, after its name. */
export const LEFT_OUT_AFTER = within(
  [
    pattern`
      (?:je passe|on passe|nous passons|passons|je passerais|passez) (?:mon|notre|votre|son) tour
      |passez (?:a la|au) suivante?
    `,
    pattern`
      (?:
        n apparai(?:t|ssent)
        |ne figure(?:nt)?
        |n entre(?:nt)?
        |ne fai(?:t|s)
        |ne font
        |n est
        |ne sont
        |n y est
      ) pas (?:
        (?:ici|la)(?= ?(?:$|[,.;:]))
        |(?:dans|sur|parmi|partie d)(?: (?:de|d|du))? ?(?:cette|ma|la|ce|mon|le|les|mes|ces) (?:
          liste|selection|classement|palmares|recommandations?|choix|short ?list|propositions|adresses
        )
      )
    `,
    `n apparai(?:t|ssent) (?:pas|plus|nulle part)(?= ?(?:$|[,.;:]))`,
    pattern`
      (?:ce|c) (?:n est|ne sont|ne serait|n etait|n est donc) pas (?:
        lui
        |elle
        |eux
        |elles
        |ca
        |la
        |le nom
        |l adresse
        |celui la
        |celle la
      ) (?:que|qu|chez qui|a qui|vers qui|ou) (?:je|j|on|vous|il)
    `,
    pattern`
      ne pass(?:e|ent|erait|era) pas (?:le|la|mon|ma|notre|nos|mes|l) (?:
        filtre
        |cap
        |barre
        |tri
        |test
        |examen
        |epreuve
        |criteres?
        |selection
      )
    `,
    pattern`
      (?<!ce que )(?:vous|tu|on|l on) (?:n )?y (?:trouver(?:ez|as|a)|cherch[a-z]+|verr[a-z]+) (?:rien|aucune?|pas)
      |vous n (?:y )?(?:trouverez|trouvez|trouveriez|obtiendrez|aurez) rien
      |n y a rien (?:pour vous|a (?:en |y )?(?:attendre|esperer|chercher|faire|trouver|prendre))
      |rien a (?:en |y )(?:attendre|esperer|faire|trouver|chercher|gagner|acheter|prendre)
      |on n y (?:gagne|trouve|fait) rien
    `,
    pattern`
      a (?:
        proscrire|exclure|bannir|eviter|fuir|oublier|ecarter|rayer|deconseiller|zapper|snober
      )(?: (?:absolument|donc|sans hesiter|d urgence|sans regret))?(?= ?(?:$|[,.;:!)]))
      |je m (?:en )?(?:abstiendrais|abstiens|passerais|mefierais|mefie)(?= ?(?:$|[,.;:!)]))
      |je (?:me mefierais|me mefie|passe|passerais)(?= ?(?:$|[,.;:!)]))
    `,
    pattern`
      ne? (?:est|sont) (?:vraiment |clairement )?(?:pas|plus) a la hauteur
      |ne? (?:est|sont) plus que l ombre
      |(?:a|ont) perdu (?:son|sa|ses|leur|leurs|de sa|de son|tout son|toute sa) (?:
        savoir faire|ame|qualite|magie|serieux|superbe|niveau|reputation|credibilite|saveur|lustre|charme
        |rigueur
      )
    `,
    pattern`
      (?:
        dizaines?
        |centaines?
        |nombre
        |masse
        |avalanche
        |flot
        |pluie
        |vague
        |serie
        |kyrielle
        |foule
        |quantite
        |tombereau
        |montagne
        |liste
      ) (?:de |d |impressionnante? de |interminable de |longue de )(?:
        plaintes
        |litiges
        |avis (?:negatifs|desastreux|catastrophiques|incendiaires|assassins)
        |reclamations
        |malfacons
        |mecontents
        |clients (?:floues|decus|mecontents|leses|furieux)
        |impayes
        |recours
        |proces
      )
    `,
    pattern`
      (?:est|sont|a ete|ont ete|fut) (?:actuellement |lourdement |regulierement |deja )?(?:
        visee?s?
        |mise?s? en cause
        |poursuivie?s?
        |mise?s? en examen
        |condamnee?s?
        |sanctionnee?s?
        |epinglee?s?
        |rattrapee?s?
        |assignee?s?
        |attaquee?s?
        |mise?s? en demeure
      )(?: [a-z]+)? (?:par|pour|en justice|devant)
    `,
    pattern`
      (?:
        se |
        fini(?:t|ssent|ra) |
        termin(?:e|ent) |
        pass(?:e|ent) )(?:regle(?:nt)? )?(?:au|devant le|devant les) (?:tribunal|tribunaux|prud hommes)
    `,
    'trop(?: [a-z]+){1,6} pour (?:que (?:je|j|on|l on) (?:vous|le|la|les|l)|vous (?:y|le|la|les))',
    pattern`
      (?:is|are) (?:no longer an option|best (?:left alone|skipped|ignored|forgotten)|one to (?:skip|avoid))
      |(?:give|gave) (?:it|them|this one) a miss
      |(?:stay|steer|keep) (?:well )?(?:clear|away)
    `,
    pattern`
      (?:vous )(?:perdr(?:iez|ez)|gagner(?:iez|ez) a|economiser(?:iez|ez)) (?:
        votre temps
        |une? [a-z]+ pour rien
        |(?:
          y renoncer|l eviter|les eviter|l oublier|chercher ailleurs|regarder ailleurs|aller ailleurs
          |passer votre chemin|en choisir une? autre|vous adresser ailleurs|frapper ailleurs
          |consulter ailleurs
        )
      )
    `,
    '(?:vous serez|vous seriez|on est|on sera|vous risquez d etre) (?:decue?s?|vole?e?s?|perdante?s?)',
    pattern`
      (?:je|j|on) (?:l|les|le|la) (?:ecart|oubli|evit|delaiss|elimin|ray|zapp|boud|sauter|deconseill)[a-z]*
      |(?:je|j|on) (?:l|les|le|la) (?:fui|bann|exclu|laisse)[a-z]*(?: de cote| tomber)?
      |(?:je|j|on) (?:l ai|les ai) (?:raye|exclu|elimine|retire|sorti|laisse)[a-z]*
    `,
    pattern`
      (?:je|j|on) ne (?:l|le|la|les|vous l|vous le|vous la|vous les|vous y|l y) (?:
        recommand|conseill|sugger|retien|inclu|cit|propos|enver|mett|met|class|gard|compt|choisi
      )[a-z]* (?:pas|plus|guere|point)
      |(?:je|j|on) ne (?:vous )?(?:y )?(?:enver|adress|orient)[a-z]* (?:pas|plus|personne)
      |je n en (?:veux|voudrais|parle|parlerai) (?:pas|plus)
    `,
    pattern`
      (?:ne|n) (?:le|la|les|l|lui|leur|y|vous y) (?:
        contact
        |appel
        |sollicit
        |confi
        |choisi
        |pren
        |all
        |rend
        |aventur
        |attard
        |retourn
        |fi
        |cherch
      )[a-z]*(?: vous)? (?:surtout |donc )?(?:
        pas
        |plus
        |rien
        |aucune?
        |jamais
      )(?! (?:avant|apres|sans|le|les|au|a|en|trop|seule?|si|quand|juste|mal)(?=\s)
      )
    `,
  ].join('|'),
);
/** "inutile de la solliciter", "ce n'est plus la peine d'y aller": the house is the pronoun. */
export const USELESS_AFTER = regex`
  (?:^|\s)(?:
    inutile
    |(?:pas|plus|point) la peine
    |rien ne sert
    |a quoi bon
    |n essayez (?:meme )?pas
    |ne prenez (?:meme )?pas la peine
    |no point
    |no use
    |not worth
  )(?: ,)?(?: de| d| in)? (?:
    (?:
      (?:l|le|la|les|lui|leur|y|en|vous y|s y) (?:[a-z]+(?:er|ir|re)|attendre)
      |(?:
        appeler|telephoner|insister|vous deplacer|se deplacer|faire le (?:deplacement|detour|voyage|trajet)
        |laisser (?:un|de|votre) [a-z]+|perdre (?:votre|du|son|une?) [a-z]+|tenter (?:votre|le|sa|l) [a-z]+
        |sonner|ecrire|frapper|demander|esperer|aller jusqu (?:a (?:leurs?|sa|son|ses)|la)|calling|asking
        |trying|waiting|writing
      )(?= ?(?:
          $|
          [,.;:!)]|
          (?:
            leurs?|son|sa|ses|car|puisqu|parce|la bas|sur (?:leur|son)|a (?:leurs?|sa|son|ses)|c est|il|elle
            |ils
          ) )
      )
    )
  )(?! (?:
      avant|apres|le|les|en (?:juillet|aout)|des l|a l avance|pour (?:reserver|un devis|confirmer|prendre)
      |entre|au mois|sans|plusieurs|trop|toute
    )(?=\s)
  )
`;
