import { regex } from '../../patterns/pattern.ts';

export const SOURCE_AFTER = regex`
  ^ ?(?:, [^,.;]{3,50} ,)? ?(?:(?:l|lui|leur|les|y|en|aussi|qui) )*(?:a |ont )?(?:(?:l|lui|leur|les|y) )?(?:
    publi[a-z]+|
    consacr[a-z]+|
    recens[a-z]+|
    signal[a-z]+|
    rappel[a-z]+ que|
    estim[a-z]+ que|
    interrog[a-z]+|
    decriv[a-z]+|
    decrit|
    ecri[a-z]+|
    racont[a-z]+|
    soulign[a-z]+|
    cit(?:e|ait|ent) |
    class(?:e|ait|ent) |
    prime[a-z]* |
    met(?:tent)? en avant|
    recommand[a-z]+ |
    parl(?:e|ait) (?:de|du|des|d) |
    reports?|
    lists?|
    wrote|
    published|
    recommends?|
    ranks?
  )\b
`;

export const TEAM_BEFORE = regex`
  (?:^|\s)(?:
    gerante?
    |patronn?e?
    |fondateur
    |fondatrice
    |fondee? par
    |creee? par
    |dirigee? par
    |tenue? par
    |tenus par
    |que tient
    |animee? par
    |menee? par
    |chef
    |cheffe
    |proprietaire
    |directeur
    |directrice
    |associee?
    |fils
    |fille
    |frere
    |soeur
    |collegue
    |ouverte? par
    |reprise? par
    |signee? par
    |illustree? par
    |run by
    |owned by
    |founded by
    |owner
    |chef
  )(?: ,| :)?(?: le| la| l)? ?$
`;
