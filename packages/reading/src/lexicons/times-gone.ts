import { pattern, regex } from '../patterns/pattern.ts';

/**
 * What a house was: the words that set a sentence in a time gone by, the tenses of such a sentence, what tells that it is over
 * and what tells that the house goes on. Word classes of French and English, written without any case.
 */

const NUMBER = pattern`
  (?:
    \d+
    |un
    |une
    |deux
    |trois
    |quatre
    |cinq
    |six
    |sept
    |huit
    |dix
    |douze
    |quinze
    |vingt
    |trente
    |quarante
    |cinquante
    |soixante
    |cent
    |quelques
    |bien des
    |des
    |tant d
    |plusieurs
    |two
    |three
    |five
    |ten
    |twenty
    |thirty
    |many
    |some
  )
`;
const YEARS =
  '(?:ans|annees|decennies|generations|lustres|siecles|saisons|years|decades|seasons|generations)';
const ELDERS = pattern`
  (?:
    (?:ma|mon|nos|leurs|vos|mes|les) (?:[a-z]+ )?(?:
      grand meres?|grand peres?|grands meres|grands peres|grands parents|parents|anciens|aines|vieux|aieux
      |mere|pere|tantes?|oncles?
    )
    |(?:my|our|your|their) (?:grandmother|grandfather|grandparents|parents|elders)
  )
`;

/** A sentence that begins so, or a clause, speaks of a time gone by. */
export const TIME_GONE = regex`
  (?:^|[\s])(?:
    (?:il )?(?:fut|etait) un temps
    |autrefois
    |jadis
    |naguere
    |hier encore
    |avant hier
    |dans le temps
    |a (?:l|une|cette) epoque
    |(?:du|au) (?:bon )?(?:vieux )?temps
    |du vivant (?:de|du)
    |(?:pendant|durant|voila|depuis) ${NUMBER} ${YEARS}
    |${NUMBER} ${YEARS} durant
    |longtemps
    |(?:jusqu en|jusqu a|avant|jusqu au) (?:[a-z]+ ){0,3}(?:19|20)\d\d
    |(?:dans|vers) les annees
    |il y a (?:encore |bien |seulement )?${NUMBER} (?:${YEARS}|mois)
    |en d autres temps
    |l epoque
    |aux beaux jours
    |for (?:${NUMBER} )?${YEARS}
    |${NUMBER} ${YEARS} (?:ago|back)
    |back in
    |in the (?:old days|past|(?:nineteen )?(?:fifties|sixties|seventies|eighties|nineties|\d+s))
    |once upon a time
    |time was
    |there used to
    |until (?:(?:[a-z]+ )?(?:19|20)\d\d|recently|last [a-z]+)
    |not (?:so )?long ago
    |formerly
    |in its day
  )(?=\s)
`;

/** The same told of those who lived then: before the name only. */
export const ELDERS_THEN = new RegExp(`(?:^|\\s)${ELDERS}(?=\\s)`, 'u');

/** The tenses of what is no more: imperfect, pluperfect, past conditional; what a house begins with is no such thing. */
const NOUNS = pattern`
  (?!
    (?:
      parfait|portrait|souhait|extrait|attrait|retrait|satisfait|forfait|bienfait|connait|parait|disparait
      |nait|plait|trait|distrait|imparfait|stupefait|abstrait|sait|fait|lait|souhaiterait
    )\s
  )
`;
/** The conditional ends as the imperfect does. */
const WOULD = pattern`
  (?!
    (?:se|au|fe|i|pour|voud|dev|sau|vien|tien|vau|fau|ver)rai(?:t|ent)
    |(?!
      (?:
        tir|attir|admir|desir|retir|inspir|ger|oper|prefer|esper|liber|livr|ouvr|couvr|offr|souffr|sugger
        |jur|assur
      )(?:ait|aient)
    )[a-z]+(?:er|ir|dr|vr)(?:ait|aient)
  )
`;
const BEGINS =
  '(?!(?:mont|fond|cre|ouvr|lanc|install|reprena|inaugur|commenc|debut|nais|demarr)[a-z]*(?:ait|aient)\\s)';
export const GOING_ON_THEN = regex`
  (?:^|\s)(?:
    ${NOUNS}${WOULD}${BEGINS}[a-z]{2,}(?:ait|aient)
    |avions
    |etions
    |allions
    |aurais
    |auriez
    |aurions
    |(?:was|were|would have been|used to|went|had|swore|bought|came|sent|queued)
  )(?=\s)
`;

/** It is over, in any word for it: read only in such a sentence and the one after. */
export const IT_IS_OVER = regex`
  (?:^|\s)(?:
    revolue?s?
    |disparue?s?
    |disparai(?:t|ssent)
    |enfuie?s?
    |envolee?s?
    |ferme(?! (?:le|la|a|en) )
    |fermee?s?
    |fermeture
    |cesse
    |liquid[a-z]+
    |faillite
    |retraite
    |raccroch[a-z]+
    |souvenirs?
    |vides?
    |desertee?s?
    |abandonn[a-z]+
    |termine
    |terminee?s?
    |demantel[a-z]+
    |demoli[a-z]*
    |detruite?s?
    |radiee?s?
    |rideau
    |muree?s?
    |decede[a-z]*
    |mort
    |morte
    |passe la main
    |tourne la page
    |(?:c est|c en est|bel et bien) (?:fini|termine)
    |(?:n|ne) (?:en )?(?:reste|restent|subsiste|subsistent|demeure) (?:plus )?(?:qu|que|rien|guere)
    |plus (?:personne|aucune?|jamais|rien)
    |(?:a|ont) ete (?:vendu|cede|rase|liquide|brade)e?s?
    |withdrawn
    |(?<!ce )(?:n|ne) (?:y )?(?:
      est|sont|a|ont|existe|repond|repondent|exerce|travaille|prend|fait|pose|vend|ouvre|produit
    ) plus
    |n exist[a-z]+
    |(?:n a|n ont|sans|faute de|jamais) (?:[a-z]+ ){0,4}(?:repris|successeurs?|repreneurs?|releve|suite)
    |parti[es]* (?:a|au|dans|vivre|vers|pour)
    |a laisse (?:la )?place
    |est devenue?
    |sont devenues?
    |devenue?s? (?:une?|des)
    |remplacee?s? par
    |those days
    |no more
    |no longer
    |closed
    |gone
    |empty
    |packed up
    |retired
    |moved (?:away|to)
    |sold up
    |shut
    |withdrew
    |long over
    |is over
    |are over
  )(?=\s)
`;

/** It goes on, or began again. */
export const IT_GOES_ON = regex`
  (?:^|\s)(?:
    rouv[a-z]+
    |reouv[a-z]+
    |renait
    |ressuscit[a-z]+
    |reprise? (?:par|en main|avec)
    |repris par
    |a nouveau
    |de nouveau
    |toujours (?!(?:pas|ferme|vide))
    |n a (?:pas|jamais) (?:change|bouge|quitte|ferme|cesse)
    |rien n a change
    |(?:aujourd hui|desormais|maintenant|depuis lors|a present|now|today|these days|nowadays) (?:, )?(?:
      (?:il|elle|ils|elles|la maison|l equipe|l atelier|la boutique|sa fille|son fils|it|they) )?(?!
      (?:n|ne|ferm|vide|rase|une? (?:banque|agence|parking)|plus|no)[a-z]* )[a-z]+
    |(?:
      propose|accueille|pose|recoit|vend|livre|travaille|repond|fabrique|sert|tient|accepte|fait
    )(?:nt)? (?:desormais|maintenant|aujourd hui|toujours|encore|aussi|depuis)
    |(?:et|and) (?:
      (?:ils|elles|elle|il|they|she|he) (?:a|ont|avai(?:t|ent)|had|were|was) (?:bien )?(?:raison|right)
      |je (?:la|le|les) comprends|pour cause
    )
    |(?:je|j|on|nous) (?:y )?(?:continue|perpetue|retourne|reviens)[a-z]*
    |l a rejointe?
    |les a rejoints
    |ont (?:repris|rejoint)
    |still (?:does|teach|run|open|serve|make|is|are|sell|offer|take)[a-z]*
    |reopened
    |back in business
  )(?=\s)
`;

/** A verb of the present or a price: what the house does or asks now. */
export const NOW = regex`
  (?:^|\s)(?:
    est|sont|reste|restent|fait|font|tient|tiennent|vaut|valent|garde|demeure|repond|travaille|recoit|pose
    |vend|propose|livre|prend|sert|offre|coute|compte[zr]?|is|are|does|offers|runs|costs
  )(?=\s)
  |\d ?(?:€|euros)
`;
