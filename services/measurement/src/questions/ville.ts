import { de, elides } from '@agence/words/elision';
import { foldedWords } from '@agence/words/folded';

/** « à Angers », « au Mans », « aux Sables-d’Olonne », « à La Rochelle »; empty without a town. */
export const inTown = (ville: string): string => withArticle(ville, 'à', 'au', 'aux');

/** « d’Angers », « de Lyon », « du Mans », « des Sables-d’Olonne »; empty without a town. */
export const ofTown = (ville: string): string =>
  elides(ville) ? de(ville.trim()) : withArticle(ville, 'de', 'du', 'des');

const withArticle = (ville: string, plain: string, le: string, les: string): string => {
  const town = ville.trim();
  if (town === '') return '';
  if (/^le /i.test(town)) return `${le} ${town.slice(3)}`;
  if (/^les /i.test(town)) return `${les} ${town.slice(4)}`;
  return `${plain} ${town}`;
};

/** The words by which a text names the town: without numbers, arrondissement or cedex. */
export const townWords = (ville: string): string[] =>
  foldedWords(ville).filter(
    (word) => !/\d/.test(word) && !['cedex', 'arrondissement', 'le', 'les', 'la'].includes(word),
  );
