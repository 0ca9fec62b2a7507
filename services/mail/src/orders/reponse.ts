import { fr } from '@agence/gesture';
import type { Bouton } from '../lettres/lettre.ts';
import type { Dit } from './dire.ts';

/** An answer to an order, and its Reply-To address. */
export type Reponse = Dit & {
  readonly titre: string;
  readonly boutons?: readonly Bouton[];
  readonly repondre_a: string;
  /** The address that asked, when another address of the account confirmed: it gets the answer too. */
  readonly aussi?: string;
  /** Clients that it lets the reader choose from, as a questions letter names them. */
  readonly clients?: readonly string[];
  /** No order was read. These answers are limited, because two programs could answer each other for ever. */
  readonly vaine?: boolean;
};

export const RIEN = fr`Rien n'a été fait.`;

export const said = (address: string, titre: string, paragraphes: readonly string[]): Reponse => ({
  ...{ titre, paragraphes, faits: [], repondre_a: address },
});
