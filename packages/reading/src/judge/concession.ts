/** "N'accepte plus que les grandes pièces, mais sa collègue…": what comes after "mais" is what counts. */
const YET =
  /(?:^|\s)(?:mais|en revanche|par contre|toutefois|cependant|neanmoins|but|however) (?!(?:il |elle |on )?(?:ne|n|pas|sans|seulement|uniquement|rien|jamais|aucune?|inutile|only|not)(?=\s))/u;

/** What follows a negation takes it back. */
export const concedes = (rest: string): boolean => YET.test(rest);
