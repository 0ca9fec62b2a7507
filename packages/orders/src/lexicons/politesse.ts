import { pattern } from '../pattern.ts';

/** What politeness puts around an order. Each is stripped; nothing that could change an order stands here. */

export const SALUT = pattern`
  (?:re |re)?(?:
    bonjours?
    |bonsoir
    |salut
    |hello
    |coucou
    |bjr
    |bsr
    |slt
    |chere?s? (?:madame|monsieur|equipe|tous|collegues?)
    |madame
    |monsieur
    |messieurs
    |mesdames
  )(?:,?(?: a)? (?:
    tous
    |toutes
    |vous
    |toi
    |l'equipe
    |toute l'equipe
    |madame
    |monsieur
    |messieurs
    |et
    |ou
    |tout le monde
    |la team
  ))*
`;

export const ENTREE = pattern`
  (?:
    (?:avec )?(?:toutes )?(?:mes|nos) excuses(?: pour [^,.:!?\n]{2,40})?
    |(?:je suis |nous sommes )?desolee?s?(?: pour [^,.:!?\n]{2,40})?
    |(?:c'est )?(?:bien )?(?:recu|note)(?![^,.!\n])
    |(?:un )?(?:tres )?(?:grand )?merci pour (?:
      ton
      |ta
      |votre
      |vos
      |le
      |la
      |les
      |ce
      |cette
      |l'
      |cet
    ) ?[^.,!?\n]{2,40}
    |par la presente
    |(?:petit )?rappel
    |(?:c'est |tout est )?(?:parfait|tres bien|super|nickel|impeccable)
    |(?:c'est |tout est )?(?:bon|ok|tout bon|d'accord|parfait)(?: (?:pour|de) (?:
      moi
      |nous
      |mon cote
      |notre cote
      |(?:les |ces |toutes les )questions
      |la liste
      |l'ensemble
    ))?
    |allez-y
    |allez y
    |urgent
    |important
    |c'est parti
    |bonne nouvelle
    |j'espere que (?:vous allez|tu vas|tout va) (?:tres )?bien
    |comme convenu(?: (?:au telephone|par telephone|hier|ce matin|ensemble|lors de [^,.:!?\n]{2,40}))*
    |suite a (?:votre|notre) (?:mail|e-mail|message|echange|appel)
    |en reponse a votre (?:mail|e-mail|message)
  )
`;

/** Asked of us: a question mark after it asks politely. */
export const DEMANDE = pattern`
  (?:
    (?:est-ce que )?(?:vous pourriez|vous pouvez|tu peux|tu pourrais)(?: bien)?
    |(?:pourriez|pouvez|voulez|voudriez)[- ]vous(?: bien)?
    |(?:peux|pourrais|veux)[- ]tu(?: bien)?
    |(?:auriez|aurez)[- ]vous (?:la gentillesse|l'amabilite|la possibilite) de
    |(?:vous )?(?:est-ce|serait-il|est-il)(?: que c'est)? possible de
    |svp
    |stp
    |(?:pourrais-je|pourrions-nous|pourrait-on)(?= (?:avoir|obtenir|recevoir))
    |s'il (?:vous|te) plait
  )
`;

export const SOUHAIT = pattern`
  (?:
    (?:merci|mrc) de(?: bien)?(?: vouloir)?(?: bien)?
    |(?:je|nous|on) (?:
      voudrais?
      |voudrions
      |voudrait
      |souhaite
      |souhaiterais?
      |souhaitons
      |souhaiterions
      |souhaiterait
      |veux
      |veut
      |voulons
      |aimerais?
      |aimerait
      |aimerions
      |desire
      |desirons
    )(?: bien)?
    |j'aimerais?
    |(?:je|nous) vous (?:
      demande
      |demandons
      |prie
      |prions
      |remercie
      |remercions
      |charge
      |chargeons
    ) de(?: bien vouloir)?
    |(?:je|nous) vous (?:confirme|confirmons|informe|informons) que
    |vous remerci(?:e|ons) de(?: bien vouloir)?
    |veuillez(?: bien)?
    |priere de
    |demande de
    |(?:proceder|procedez) (?:a la|au|a l')
    |il (?:me |nous )?(?:faudrait|faut|faudra)
    |faudrait
    |(?:(?:j'ai|j'aurais|nous avons|nous aurions|on a|on aurait) )?besoin de
    |(?:pourrais|puis)-je
    |(?:pourrait|peut)-on
    |pourrions-nous
    |est-ce (?:que (?:je|nous)|qu'on) (?:peux|peut|pouvons|pourrais|pourrait|pourrions)
    |serait-il possible de
    |merci
    |et
    |donc
    |alors
  )
`;

const MERCIS = pattern`
  (?:merci|mrc|thx|thanks)(?: (?:
    beaucoup
    |bcp
    |bien
    |mille fois
    |d'avance
    |par avance
    |a vous
    |a toi
    |a tous
    |encore
    |infiniment
    |pour (?:tout|(?:votre|ton|ta|vos|l') ?[^.,;!?\n]{2,30})
  ))*
`;

export const SUFFIXE = pattern`
  (?:svp|stp|s'il (?:vous|te) plait|${MERCIS}|d'avance merci|par avance merci)
`;

export const HATE = pattern`
  (?:
    des que possible
    |au plus vite
    |rapidement
    |en urgence
    |d'urgence
    |tout de suite
    |immediatement
    |maintenant
    |si possible
    |des que vous (?:le )?pouvez
    |sans attendre
    |c'est urgent
  )
`;

const BONNE = pattern`
  (?:(?:tres |bien )?(?:bonne|belle|excellente|bon|bel|excellent) (?:
    journee
    |soiree
    |semaine
    |apres-midi
    |apres midi
    |aprem
    |nuit
    |matinee
    |reception
    |continuation
    |courage
    |week-?end
    |week end
    |fin de (?:journee|semaine|matinee)
    |debut de semaine
  )(?: a (?:vous|tous|toi))?)
`;

export const FIN = pattern`
  (?:
    (?:(?:un )?(?:grand|immense|tres grand) )?${MERCIS}
    |merci de faire le necessaire
    |d'avance merci
    |par avance merci
    |avec (?:tous )?(?:mes|nos) remerciements
    |(?:je |nous |en )?vous (?:en )?remerci(?:e|ant|ons)(?: (?:
      par avance
      |d'avance
      |pour [^.,;!?\n]{2,40}
    ))?
    |(?:tres |bien )?(?:cordialement|cdlt|cdt|crdlt)
    |bien (?:a vous|a toi|sincerement)
    |bav
    |(?:(?:mes|nos) )?(?:sinceres |meilleures |cordiales )?salutations(?: distinguees| les meilleures)?
    |${BONNE}
    |a (?:bientot|plus(?: tard)?|tres vite|lundi|demain|tout a l'heure)
    |amicalement
    |bises?
    |sincerement
    |respectueusement
    |(?:dans|en) (?:l'attente|attente) de votre [^.,;!?\n]{2,30}
    |(?:je vous prie d'agreer|veuillez agreer|veuillez recevoir|recevez)[^?\n]{0,160}
    |(?:pour toute question,? )?(?:je |nous )?rest(?:e|ons|ant) (?:
      a votre (?:entiere )?disposition
      |joignables?
    )[^?\n]{0,60}
    |(?:n'hesitez pas|pour toute question)[^?\n]{0,80}
    |en vous souhaitant [^?\n]{0,60}
  )
`;
