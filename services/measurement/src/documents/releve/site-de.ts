import { foldedWords } from '@agence/words/folded';
import { siteWords } from '../../questions/words.ts';

const ARTICLES = new Set('a au aux d de des du en et l la le les un une'.split(' '));
const telling = (words: readonly string[]): string[] => words.filter((word) => !ARTICLES.has(word));

/** Without the article that a name begins with: an address rarely has it. */
const bare = (words: readonly string[]): string[] =>
  words.slice(
    Math.max(
      0,
      words.findIndex((word) => !ARTICLES.has(word)),
    ),
  );

/** Whether a domain carries the name of a business: it is its own site then, and no directory. One word must be all of it. */
export const porteLeNom = (domaine: string, nom: string): boolean => {
  const [site, name] = [siteWords(domaine), foldedWords(nom)];
  const [said, short] = [telling(site), telling(name)];
  const joined = site.join('');
  if (short.length === 0) return joined !== '' && joined === name.join('');
  if (joined === name.join('') || joined === bare(name).join('') || said.join('') === short.join(''))
    return true;
  if (short.length === 1) return false;
  return ` ${said.join(' ')} `.includes(` ${short.join(' ')} `) || joined.includes(bare(name).join(''));
};
