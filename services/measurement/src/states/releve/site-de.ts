import { siteWords } from '@agence/words/client-name';
import { foldedWords } from '@agence/words/folded';

const ARTICLES = new Set('a au aux d de des du en et l la le les un une'.split(' '));
const telling = (words: readonly string[]): string[] => words.filter((word) => !ARTICLES.has(word));

/** A name without its leading article, which addresses rarely contain. */
const bare = (words: readonly string[]): string[] => {
  const first = words.findIndex((word) => !ARTICLES.has(word));
  return words.slice(Math.max(0, first));
};

/** Whether a domain carries a business's name, which makes it the business's own site. A name of one word, or of few letters, must be the whole domain. */
export const porteLeNom = (domaine: string, nom: string): boolean => {
  const [site, name] = [siteWords(domaine), foldedWords(nom)];
  const [host, brand] = [telling(site), telling(name)];
  const joined = site.join('');
  if (brand.length === 0) return joined !== '' && joined === name.join('');
  if (joined === name.join('') || joined === bare(name).join('') || host.join('') === brand.join(''))
    return true;
  if (brand.length === 1) return false;
  const whole = bare(name).join('');
  return (
    ` ${host.join(' ')} `.includes(` ${brand.join(' ')} `) || (whole.length > 3 && joined.includes(whole))
  );
};
