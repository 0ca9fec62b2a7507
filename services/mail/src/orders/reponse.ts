import { fr } from '@agence/gesture';
import type { Bouton } from '../lettres/lettre.ts';
import type { Dit } from './dire.ts';

/** An answer to an order, and its Reply-To address. */
export type Reponse = Dit & {
  readonly titre: string;
  readonly boutons?: readonly Bouton[];
  /** Its Reply-To address; absent: the address that received the order. */
  readonly repondre_a?: string | undefined;
  /** The address that asked, when another address of the account confirmed: it gets the answer too. */
  readonly aussi?: string;
  /** Clients that it lets the reader choose from, as a questions letter names them. */
  readonly clients?: readonly string[];
};

export const RIEN = fr`Rien n'a été fait.`;

export const said = (titre: string, paragraphes: readonly string[]) => ({ titre, paragraphes, faits: [] });

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
