import { words, wordsOf } from './list.ts';

// Function words of French and English; these classes are closed, so the lists are complete.

/** Articles and contracted articles, which may be added or dropped before a name (R7). */
export const ARTICLES = words('le la les l un une des du d de au aux the a an');

/** Small words that are ignored when names are compared. */
export const LIGHT = words('le la les l d de du des au aux the a of et and');

/** Small words that may stand, in lower case, inside a name between capitalised words. */
export const LINKS = words(
  'de du des d la le les l a au aux en et and of the qui sur sous dans chez pour par s sans & in at on by',
);

/** Words that open a sentence, an entry or a label and are never the first word of a name there. */
export const OPENERS = wordsOf('openers');

/** Words that stand anywhere in a sentence without changing it: "évitez en revanche X", "a, pour sa part, fermé". */
const INSERTED =
  / (?:, )?(?:en revanche|par contre|toutefois|cependant|neanmoins|pourtant|donc|malheureusement|helas|d ailleurs|pour ma part|a mon avis|personnellement|franchement|vraiment|desormais|aujourd hui|maintenant|actuellement|pour l instant|pour le moment|however|unfortunately|sadly|, (?:lui|elle|eux|elles) ,)(?: ,)?(?= )|(?<= (?:a|ont|est|sont|ne|n)) , (?:[a-z]+ ){1,5},(?= )/gu;

export const withoutInsertions = (text: string): string => text.replaceAll(INSERTED, '');

/** Days and months. */
export const CALENDAR = wordsOf('calendar');
