import { foldedWords } from './folded.ts';
import { siteHost } from './public-site.ts';

/** Whole words only, so that « bo » is not found in « boite ». */
export const holdsWords = (words: readonly string[], searched: readonly string[]): boolean =>
  searched.length > 0 && ` ${words.join(' ')} `.includes(` ${searched.join(' ')} `);

/** The words of a site's own name, without its ending: `www.chauff-anjou.co.fr` → chauff, anjou; `lf.paris` → lf. */
export const siteWords = (site: string): string[] => foldedWords(siteLabel(site));

const siteLabel = (site: string): string =>
  siteHost(site)
    .split('.')
    .slice(0, -1)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

export type NamedClient = {
  readonly entreprise: string;
  readonly site: string;
  readonly ville?: string | undefined;
};

/** Words of a business name that distinguish nobody: legal forms, articles, common trade names. */
const COMMON = new Set(
  'sarl sas sasu eurl snc sci scp selarl ets etablissements le la les l de du des d et and a au aux the chez maison cabinet atelier groupe agence societe entreprise compagnie cie co fils freres associes services service france conseil restaurant hotel cafe garage boulangerie salon studio institut centre clinique pharmacie'.split(
    ' ',
  ),
);

/** Whether a text contains the client's name or site. The distinctive words alone are enough. */
export const namesClient = (text: string, { entreprise, site, ville = '' }: NamedClient): boolean => {
  const words = foldedWords(text);
  const name = foldedWords(entreprise);
  const town = new Set(foldedWords(ville));
  // A client named like its town cannot be told apart from it.
  if (name.every((word) => town.has(word))) return false;
  const distinctive = name.filter((word) => !COMMON.has(word) && !town.has(word));
  const host = siteHost(site);
  return (
    holdsWords(words, name) ||
    (distinctive.join('').length > 2 && holdsWords(words, distinctive)) ||
    (host !== '' && text.toLowerCase().includes(host)) ||
    (siteWords(site).join('').length > 3 && holdsWords(words, siteWords(site))) ||
    words.includes(name.join(''))
  );
};
