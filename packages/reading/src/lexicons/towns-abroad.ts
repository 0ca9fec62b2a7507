import { phrasesOf } from './list.ts';

/**
 * Towns and communes outside France of which answers in French speak: French-speaking Switzerland and its larger towns, Wallonia,
 * Brussels and the larger towns of Flanders, Luxembourg, the larger towns of Quebec and those across the borders. From any atlas;
 * folded, hyphens as spaces, the article dropped, as the communes of France are listed.
 */
export const TOWNS_ABROAD: ReadonlySet<string> = new Set(phrasesOf('towns-abroad'));
