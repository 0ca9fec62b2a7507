import { fr } from '@agence/gesture';
import type { Dit } from './dire.ts';

/** What is answered, and the address that an answer to it goes to. */
export type Reponse = Dit & {
  readonly titre: string;
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

/** A wording, set apart from what is said of it. */
export const cite = (wording: string): string => fr`« ${wording} »`;
