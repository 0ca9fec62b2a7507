import type { Reponse } from './reponse.ts';

/** The API speaks to agencies of « ce client »; a customer without an agency is that client. */
const MOTS: readonly (readonly [RegExp, string])[] = [
  [/\bun client ne se corrige/g, 'une fiche ne se corrige'],
  [/\bvos clients (sont mesurés)/g, 'votre établissement est mesuré'],
  [/\bCe client\b/g, 'Votre établissement'],
  [/\bce client\b/g, 'votre établissement'],
  [/\b(Aucun|Quel) client\b/g, '$1 établissement'],
  [/\bdans ses (?:livrables|documents)\b/g, 'dans vos documents'],
];

const reworded = (sentence: string): string =>
  MOTS.reduce((text, [words, instead]) => text.replace(words, instead), sentence);

/** An answer in the words of a customer without an agency. */
export const pourDirect = (reponse: Reponse): Reponse => ({
  ...reponse,
  titre: reworded(reponse.titre),
  paragraphes: reponse.paragraphes.map(reworded),
});
