import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';

/** Whole words only, so that « bo » is not found in « boite ». */
export const holdsWords = (words: readonly string[], searched: readonly string[]): boolean =>
  searched.length > 0 && ` ${words.join(' ')} `.includes(` ${searched.join(' ')} `);

/** The words of a site's own name: `www.chauff-anjou.co.fr` → chauff, anjou. */
export const siteWords = (site: string): string[] => foldedWords(siteLabel(site));

const siteLabel = (site: string): string =>
  siteHost(site)
    .split('.')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
