import { pattern } from '../../patterns/pattern.ts';

export const PUBLIC_ROW = new RegExp(
  pattern`
    ^\s*(?:
      musée
      |museum
      |médiathèque
      |bibliothèque
      |piscine
      |patinoire
      |jardin public
      |parc
      |monument
      |plage
      |forêt
      |château
      |office de tourisme
      |mairie
    )(?:\s|$)
  `,
  'iu',
);
