import { pattern, regex } from '../../patterns/pattern.ts';

export const PRICE_LINE = regex`
  ^\s*[»"”]?\s*[:–—-]\s*(?:(?:de|dès|à partir de|environ|autour de|from)\s+)?(?:
    €\s?\d[\d\s.,]*
    |\d[\d\s.,]*(?:(?:à|-|–)\s*\d[\d\s.,]*)?(?:€|euros?)
  )[^.;:]{0,24}$
`;

export const OF_PRICES = new RegExp(
  pattern`
    (?:^|\s)(?:
      prix
      |tarifs?
      |budgets?
      |modèles?
      |marques?
      |références?
      |gammes?
      |dimensions?
      |tailles?
      |montants?
      |fourchettes?
      |prices
      |models
      |brands
    )(?:[\s,]|$)[^.]*:\s*$
  `,
  'iu',
);

export const ADDRESS = regex`
  (?:^|[\s,(])(?:
    rue
    |avenue
    |place
    |quai
    |boulevard
    |bd
    |cours
    |route
    |chemin
    |impasse
    |allée
    |passage
    |à\s\p{Lu}
    |zone
    |za
    |zi
    |téléphone
    |\d{2}(?:[ .]\d{2}){4}
  )
`;
