import { foldedWords } from './folded.ts';

/** Beginnings of folded words with an aspirated h: « de héros »; `$` ends the word, because of « d’héroïne ». */
const ASPIRATED = `
  hach haguenau hai hall$ halle$ halles$ halo$ halal halte$ haltes$ hamac hamburg hameau hammam
  hamster hanap hanche hand hangar hanneton hant hara harc hard haren haricot harnach harnais harp
  hasard hauban haubert hauss haut havre hayon heaume hein hem$ henne$ hennir herisson herni heron
  heros$ herse hetr heurt hibou hideu hierarch hifi hi$ high hip$ hippie hiss hobb hochet hockey hold
  hollan homard home$ honfleur hong honni hont hooligan hoquet hors hot$ hotte houbl houdan houe houil
  houl houpp houss houx hublot huche huer huguenot huit humm huns hupp hurl huss husky hutt
`
  .trim()
  .split(/\s+/);

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
