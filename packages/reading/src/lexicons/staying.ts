import { regex } from '../patterns/pattern.ts';

/** What is said for a house that the question asks about or wants to leave (R3): that it goes on, that one may stay. Written without any case. */

/** It still exists: "tourne toujours", "n'a jamais fermé". */
export const STILL_OPEN = regex`
  (?:^|\s)(?:
    (?:
      tourne|exerce|existe|recoit|travaille|ouvre|fonctionne|continue|vit|est|accueille|repond|sert|officie
      |consulte
    )(?:nt)? (?:bien |toujours |encore |bel et bien |plus que jamais )?(?:toujours|encore|bel et bien|bien)
    |(?:est|sont) (?:toujours|encore|bien|restee?s?) (?:
      la|ouverte?s?|en (?:activite|place)|active?s?|fidele
    )
    |n (?:a|ont) (?:pas|jamais|nullement|en rien) (?:ferme|disparu|cesse|bouge|demenage|change)
    |continue(?:nt)? (?:de|d|a|son|sa|ses|leurs?)
    |reste(?:nt)? ouverte?s?
    |a (?:re)?ouvert
    |ont (?:re)?ouvert
    |still (?:open|trading|going|there|exists|running|in business)
  )(?=\s|$)
`;

/** "garder X", "rester chez X", "redonner sa chance à X": the name comes last. */
export const STAY_BEFORE = regex`
  (?:^|\s)(?:
    (?:gard|conserv|renegoci|renouvel)(?:er|ez|ant|erais)(?: votre [a-z]+)?
    |(?:rest|retourn|revenir|reven|demeur)(?:er|ez|ir|ant)?
    |rester fidele
    |(?:re)?donner (?:une|sa) (?:seconde |deuxieme |nouvelle |autre )?chance
    |(?:faire|refaire) (?:confiance|affaire)
  )(?: (?:a|au|aux|chez|avec|de|du))?(?: (?:le|la|les|l))? $
`;
/** Said for it in the same sentence. */
export const WORTH_STAYING = regex`
  (?:^|\s)(?:
    loin d etre (?:absurde|idiot|bete|ridicule|la pire|une mauvaise)
    |(?:est|serait|reste|semble|parait|peut etre|pourrait etre|me semble|demeure) (?:
      aussi |encore |tout a fait |parfaitement |sans doute |peut etre |souvent |finalement )*(?:
      raisonnable|possible|envisageable|defendable|sense|sensee|judicieux|malin|interessant|pertinent
      |logique|rentable|avantageux|coherent|le plus (?:simple|sage|economique|sur)|la plus simple|une option
      |un bon|une bonne|la meilleure|le meilleur|plus simple|plus sage
    )
    |se (?:defend|discute|tient|justifie)
    |s envisage
    |vaut (?:le coup|la peine|encore|mieux)
    |a (?:du|tout son) sens
    |makes sense
    |is (?:still )?(?:reasonable|an option|worth)
  )(?=\s|$)
`;

/** Praise that is worded as ignorance: "je ne saurais trop vous conseiller X", "je ne connais pas de meilleur réparateur". */
export const HIGH_PRAISE = regex`
  (?:^|\s)(?:
    ne (?:vois|connais) (?:pas |guere )?(?:qui|quoi|quelle? [a-z]+) (?:d autre )?(?:
      pourrait|peut|saurait|puisse|ferait|fait|egale|rivalise|leur|lui|a
    )|
    ne (?:saurais|pourrais) (?:que |trop )|
    ne (?:connais|vois|trouve|retiens|recommande) (?:guere |vraiment )?que?(?! de (?:nom|reputation|vue))|
    (?:rien|pas grand chose)(?: trouve| vu| lu| entendu)? (?:a |de )?(?:
      redire|reprocher|negatif|mauvais|mal
    )|
    (?:aucun|pas un|pas un seul) (?:reproche|bemol|mauvais)|
    ne (?:peux|puis|pourrais) (?:donc )?que |
    ne connais (?:pas|rien|personne|guere)(?: [a-z]+){0,2} (?:de |d )?(?:
      meilleure?s?|mieux|plus|aussi|equivalent|pareil|egal
    )|
    n (?:ai|a|avons|ont|aurai|aurais)(?: [a-z]+)? (?:
      pas|rien|personne|guere|jamais
    )(?: [a-z]+){1,4} (?:de |d )?(?:
      meilleure?s?|mieux|equivalent|comparable|pareil
    )|
    n (?:y a|existe) (?:pas|rien|personne|guere)(?: [a-z]+){0,2} (?:de |d )?(?:meilleure?s?|mieux)|
    ne (?:vois|trouve) (?:pas|rien|personne|guere)(?: [a-z]+){0,2} (?:de |d )?(?:
      meilleure?s?|mieux|equivalent|plus
    )
  )
`;
