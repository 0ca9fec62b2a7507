import { regex } from '../../patterns/pattern.ts';

/** "N'accepte plus que les grandes pièces, mais sa collègue…": what comes after "mais" is what counts. */
export const YET = regex`
  (?:^|\s)(?:mais|en revanche|par contre|toutefois|cependant|neanmoins|but|however) (?!
    (?:il |elle |on )?(?:ne|n|pas|sans|seulement|uniquement|rien|jamais|aucune?|inutile|only|not)(?=\s)
  )
`;
