import { textOf, words } from './list.ts';

/**
 * Families of words for one trade: the client's own trade may be dropped from its name, added or swapped for a sister word
 * (R7): the person, the place, the activity, the thing.
 */
export const TRADE_FAMILIES: readonly ReadonlySet<string>[] = textOf('trades').split(';').map(words);
