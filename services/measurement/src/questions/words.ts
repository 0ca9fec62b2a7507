import { foldedWords } from '@agence/words/folded';

/** Whole words only, so that « bo » is not found in « boite ». */
export const holdsWords = (words: readonly string[], searched: readonly string[]): boolean =>
  searched.length > 0 && ` ${words.join(' ')} `.includes(` ${searched.join(' ')} `);

/** The words of a site's own name: `www.chauff-anjou.co.fr` → chauff, anjou. */
export const siteWords = (site: string): string[] => foldedWords(siteLabel(site));

export const siteHost = (site: string): string =>
  (URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`)?.hostname ?? '').replace(/^www\./, '');

const siteLabel = (site: string): string =>
  siteHost(site)
    .split('.')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
