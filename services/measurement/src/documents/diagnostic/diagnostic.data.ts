import type { Agence, Client } from '../document.data.ts';
import type { Releve } from '../releve/releve.data.ts';

/** Something useful that the business can do: a title of a few words, then at most 130 signs. */
export type Geste = { titre: string; texte: string };

/** Everything that a prospect's diagnostic shows. It makes no offer, and never compares with an earlier measurement. */
export type DiagnosticData = Releve & {
  schema: 'diagnostic/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  avant: null;
  /** Three of them, from the quickest to the longest. */
  gestes: Geste[];
};
