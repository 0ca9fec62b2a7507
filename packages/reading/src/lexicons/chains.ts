import { phrasesOf } from './list.ts';

/**
 * Shops, services and networks that serve customers all over France under one name: the household names of each trade, as its
 * press ranks them. They are businesses wherever they are offered (R6); makers of goods are in brands.ts.
 */
export const CHAINS = phrasesOf('chains');
