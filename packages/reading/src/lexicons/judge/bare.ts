import { regex } from '../../patterns/pattern.ts';

/** "adressez-vous à X", "songez à X", "confiez-le à X": to somebody, where "poussez jusqu'à X" may lead to a town. */
export const TO_SOMEBODY = regex`
  (?:^|\s)(?:
    adress
    |song
    |pens
    |confi
    |fi
    |demand
    |recour
    |fai(?:re|tes|s|t|sons) (?:[a-z]+ )?(?:appel|confiance)
    |ecri
    |telephon
    |parl
    |remett
    |soumett
  )[a-z]*(?: [a-z]+){0,5} (?:a|au|aux) (?:(?:la|l) )?$
`;

/** "Contactez [X]", "je vous conseille [X]", "pensez à [X]": without an article, whom one turns to is a house or a person. */
export const TURNED_TO = regex`
  (?:^|\s)(?:
    (?:
      contact|recontact|appel|rappel|consult|sollicit|recommand|conseill|mandat|essay|test
    )(?:ez|er|e|ons|erais|erai|erons)
    |joindre
    |joignez
    |contact
    |call
    |ring
    |recommend
    |try
  )(?: [a-z]+ment| aussi| egalement| plutot| sans hesiter| d abord| ensuite| donc)? $
`;
