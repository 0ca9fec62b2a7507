import { pattern, regex } from '../../patterns/pattern.ts';

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

export const PRICED = regex`
  ^\s*[»"”]?\s*[:–—,(-]\s*(?:(?:de|dès|à partir de|environ|from)\s+)?(?:
    €\s?\d
    |\d[\d\s.,]*(?:à\s+\d[\d\s.,]*)?(?:€|euros?\b)
  )
`;
