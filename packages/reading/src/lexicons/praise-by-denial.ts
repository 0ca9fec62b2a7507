import { pattern } from '../patterns/pattern.ts';

/**
 * Praise that is worded as a refusal or a silence, the name coming last: blame for leaving a house out, what one could not do
 * without it, the bad word that nobody has said of it. Built from word classes, without any case.
 */

/** Leaving a house out, as infinitives. */
const OMIT = pattern`
  (?:
    oublier
    |omettre
    |taire
    |negliger
    |ecarter
    |ignorer
    |snober
    |bouder
    |dedaigner
    |delaisser
    |exclure
    |eliminer
    |sauter
    |rater
    |manquer
    |zapper
    |rayer
    |eviter
    |me priver de
    |se priver de
    |vous priver de
    |me passer de
    |se passer de
    |vous passer de
    |passer a cote de
    |passer sous silence
    |laisser de cote
    |faire l impasse sur
    |tenir a l ecart
  )
`;
/** Naming it, as infinitives: blamed or impossible only when denied. */
const NAME = pattern`
  (?:
    citer
    |mentionner
    |nommer
    |evoquer
    |signaler
    |indiquer
    |ajouter
    |inclure
    |glisser
    |recommander
    |conseiller
    |proposer
    |suggerer
    |penser a
    |parler de
    |saluer
    |retenir
    |placer
    |faire figurer
    |envoyer chez
    |envoyer a
    |donner le nom de
    |rappeler
  )
`;
/** What one is blamed for, cannot do or will not do. */
const BLAMED = pattern`
  (?:
    (?:en )?(?:
      voulu|voudra|voudrai|voudrais|voudrait|voudraient|voudrez|voudriez|voulais|voulait|veux|voulez
      |reprocher(?:ait|a|aient|ais|ez|iez)|pardonner(?:ait|a|ais|ai|aient|iez)|blamer(?:ait|a)
      |gronder(?:ait|a)|fusiller(?:ait|a)|tuer(?:ait|a)
    )(?: pas| jamais)?
    |impardonnable
    |inexcusable
    |injuste
    |idiot
    |stupide
    |bete
    |absurde
    |dommage
    |regrettable
    |criminel
    |ingrat
    |malhonnete
    |honte
    |tort
    |faute
    |erreur
    |crime
    |peche
    |peine
    |bien du mal
    |coupable
    |sacrilege
    |offense
    |affront
    |malvenu
    |scandaleux
    |incomplet
    |incomplete
  )
`;
const CANNOT = pattern`
  (?:
    impossible
    |difficile
    |dur
    |malaise
    |delicat
    |comment
    |pourquoi
    |(?:ne |n )(?:
      peux|peut|pourrais|pourrait|saurais|saurait|puis|pouvez|pourra|faut|faudrait|veux|voudrais|vais|allais
    )(?: (?:pas|guere|plus|surtout))*
    |(?:
      vois|voit|voyez|concois|concoit|imagine|imaginez|comprends|comprendrais|comprend
    )(?: (?:mal|pas|guere|plus))?(?: (?:comment|pourquoi|qu on|que l on|que je))
  )
`;
const SMALL = pattern`
  (?:
    (?:
      de|d|a|que|on|je|l|vous|me|m|se|s|puisse|pourrait|peut|irait|bien|tout de meme|surtout|aussi|donc|ici
    ) )*
`;
const ART = '(?: (?:de|du|des|d|a|au|aux|chez|sur|par))?(?: (?:le|la|les|l|the|maison|chez))*(?: [«"])?';

const before = (body: string) => new RegExp(`(?:^|\\s)(?:${body})${ART} ?$`, 'u');

export const PRAISED_BEFORE = before(
  [
    `${BLAMED} ${SMALL}${OMIT}`,
    `${BLAMED} ${SMALL}ne pas (?:vous |te )?${NAME}`,
    pattern`
      ${CANNOT} ${SMALL}ne (?:pas|point) (?:vous |te )?(?:
        ${NAME}
        |${OMIT}
        |commencer par
        |finir par
        |passer par
        |aller
        |tomber sous le charme
      )
    `,
    `${CANNOT} ${SMALL}${OMIT}`,
    `(?:sans )(?:me |vous |te |s |se |y )?(?:${NAME}|inclure|commencer par|finir par)(?= )`,
    pattern`
      (?:
        pas
        |point
        |mal
        |difficile
        |incomplete?
        |plus
        |serait
        |vaudrait
        |jamais
        |peine
        |impossible
        |concevoir
      ) (?:[a-z]+ ){0,6}sans
    `,
    `(?:qui|quel [a-z]+|quelle [a-z]+) (?:oserait|pourrait|irait|songerait a)(?: bien)? ${OMIT}`,
    pattern`
      (?:pas|guere|plus|aucune raison|ou est la raison|nulle raison)(?: [a-z]+){0,4} (?:
        se priver(?:ait)?
        |vous priver(?:iez)?
        |me priver(?:ais)?
        |se passer(?:ait)?
        |vous passer(?:iez)?
        |me passer(?:ais)?
        |bouder(?:ait|iez)?
        |fuirait
        |eviterait
        |quitterait
        |changerait
        |douterait
        |douter
      )
    `,
    pattern`
      (?:jamais|pas|encore|rarement|nulle part|personne)(?: [a-z]+){0,5} (?:
        de |
        le moindre |
        la moindre |
        aucun |
        un seul |
        une seule )?(?:
        mal
        |critiques?
        |reproches?
        |plaintes?
        |mecontents?
        |deconvenues?
        |deceptions?
        |remarques? negatives?
        |mauvais (?:retour|echo|avis|mot|souvenir)s?
        |mauvaise (?:surprise|experience)s?
      )
    `,
    pattern`
      (?:personne|client|cliente|voisin|ame|monde)(?: [a-z]+){0,3} (?:ait|soit|a|est|aurait)(?: jamais)? (?:
        quitte
        |regrette
        |ete decue?
        |decue?
        |sortie?
        |revenue?
        |ressortie?
        |boude
        |eu a se plaindre
        |mecontente?
        |plainte?
        |plaint
      )
    `,
    pattern`
      ne (?:
        saurais
        |pourrais
        |peux
        |puis
        |saurait
        |peut
      )(?: donc)? (?:vous )?(?:que|trop|assez|mieux)(?: (?:vous|te))? (?:
        conseiller
        |recommander
        |suggerer
        |inviter a (?:appeler|voir|essayer)
        |encourager a (?:appeler|voir|essayer)
        |diriger vers
        |orienter vers
        |envoyer
        |dire de bien
      )(?: (?:vers|d aller|d appeler|de passer))?
    `,
    pattern`
      (?:
        n (?:attendez|esperez|attends|espere)
        |ne (?:comptez|cherchez|demandez)
      ) pas (?:de |d |sur |une? |la |le )+(?:
        miracles?
        |remises?
        |cadeaux?
        |ristournes?
        |luxe
        |chichis?
        |fioritures
        |sourires?
        |rabais
        |prix casses
        |promotions?
        |site
        |vitrine
        |decor
        |grand [a-z]+
        |effets?
      )
    `,
    pattern`
      (?:
        (?:i|we|you) (?:would |could |can |will )?(?:never|not)
        |(?:it )?would be (?:a mistake|wrong|a shame|silly|foolish|remiss|unfair|a crime) (?:not )?to
        |remiss (?:not )?to
        |without
        |hard not to
        |impossible not to
        |can ?t not
        |cannot not
        |how could (?:i|one|anyone)
      )(?: [a-z]+){0,2} (?:
        leave out
        |leaving out
        |overlook
        |ignore
        |ignoring
        |forget
        |forgetting
        |skip
        |skipping
        |miss
        |missing
        |omit
        |dismiss
        |rule out
        |ruling out
      )
    `,
    pattern`
      (?:
        remiss not to
        |hard not to
        |impossible not to
        |can ?t not
        |cannot not
        |without
        |how could (?:i|one|anyone) not
      ) (?:mention|mentioning|include|including|recommend|recommending|name|naming|add|adding)
    `,
    pattern`
      (?:can ?t|cannot|won ?t|can t|couldn t) (?:really )?(?:
        go (?:far )?wrong
        |be disappointed
        |regret
        |fault
        |say enough(?: good things)?
        |praise
      )(?: (?:with|by|choosing|picking|about))*
    `,
    pattern`
      (?:yet|never|not once)(?: [a-z]+){0,5} (?:
        bad word
        |complaint
        |complaints
        |bad review
        |unhappy customer
      )s?(?: about| from| against)?
    `,
  ].join('|'),
);
