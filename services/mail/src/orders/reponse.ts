import { fr } from '@agence/gesture';
import type { Bouton } from '../lettres/lettre.ts';
import type { Dit } from './dire.ts';

/** What is answered, and the address that an answer to it goes to. */
export type Reponse = Dit & {
  readonly titre: string;
  readonly boutons?: readonly Bouton[];
  readonly repondre_a: string;
  /** Who asked, when somebody else of the account confirmed: told as well. */
  readonly aussi?: string;
  /** No order was read: two programs could go on like that for ever. */
  readonly vaine?: boolean;
};

export const RIEN = fr`Rien n'a été fait.`;

export const said = (a: string, titre: string, paragraphes: readonly string[]): Reponse => ({
  ...{ titre, paragraphes, faits: [], repondre_a: a },
});

/** A button that writes what it says. */
export const bouton = (ordre: string): Bouton => ({ texte: ordre, ordre });
