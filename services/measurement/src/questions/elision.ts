import { foldedWords } from '@agence/words/folded';
import { ASPIRATED } from './aspirated.ts';

/** Vowels that count as consonants: « de yaourts », « de onze », « de ouistitis ». */
const HARD = /^(y[aou]|onz|oui|ouistiti|uhlan|hyene)/;

/** Whether « de », « le » or « que » is elided before these words. */
export const elides = (words: string): boolean => {
  const [first = ''] = foldedWords(words);
  if (!/^[aeiouyh]/.test(first) || HARD.test(first)) return false;
  return !ASPIRATED.some((start) => `${first}$`.startsWith(start));
};

/** « d’hôtels », « de héros », « de garages ». */
export const de = (words: string): string => (elides(words) ? `d’${words}` : `de ${words}`);
