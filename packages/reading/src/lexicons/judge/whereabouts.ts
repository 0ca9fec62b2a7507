import { regex } from '../../patterns/pattern.ts';

export const STREET_AFTER = regex`
  ^ ?[,(] ?(?:\d+ ?,? ?(?:bis |ter )?)?(?:
    rue
    |avenue
    |av
    |place
    |quai
    |boulevard
    |bd
    |cours
    |route
    |chemin
    |impasse
    |allee
    |passage
    |square
    |zone
    |za
    |zi
    |faubourg
    |galerie
  ) `;
