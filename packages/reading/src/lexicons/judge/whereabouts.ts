import { pattern } from '../../patterns/pattern.ts';

export const STREET_AFTER = new RegExp(
  pattern`
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
    ) `,
  'u',
);
