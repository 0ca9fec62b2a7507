import { wordsOf } from './list.ts';

/**
 * First names that the French bore most in the last hundred years (the State's file of first names), then rarer, regional and
 * foreign ones, folded; words of the language left out.
 */
export const FIRST_NAMES = wordsOf('first-names');

/** First names that are words, towns or makers besides: only with a surname after them. */
export const ALSO_WORDS = wordsOf('also-words');
