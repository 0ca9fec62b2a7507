import type { Agence, Client } from '../documents/document.data.ts';
import type { Releve } from '../states/releve/releve.data.ts';

/** A useful action for the business: a title of a few words, then at most 130 characters. */
export type Geste = { titre: string; texte: string };

/** The data of a prospect's diagnostic. It makes no offer, and never compares with an earlier measurement. */
export type DiagnosticData = Releve & {
  schema: 'diagnostic/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  avant: null;
  /** Three actions, from the quickest to the longest. */
  gestes: Geste[];
};
