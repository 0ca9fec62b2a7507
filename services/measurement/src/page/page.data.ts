import type { Agence, Client, Simulable } from '../documents/document.data.ts';
import type { Extrait } from '../states/releve/releve.data.ts';

/** Words of the text; a `renvoi` is the number of a fact to check. */
export type Fragment = string | { renvoi: number };

/** The text to publish, in blocks. A model's words are data: shown, never trusted. */
export type Bloc =
  | { genre: 'intertitre'; texte: string }
  | { genre: 'paragraphe'; texte: Fragment[] }
  | { genre: 'liste'; points: Fragment[][] };

/** A fact in the text with its source; `source` is null when none was found. */
export type Fait = { n: number; fait: string; source: string | null };

export type PageData = Simulable & {
  schema: 'page/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** The number of this page among the client's, from 1. */
  numero_page: number;
  /** The page's question, with its results in that measurement. */
  question: {
    n: number;
    question: string;
    rang: number;
    sur: number;
    date: string;
    reponses: number;
    cite: number;
    /** Answers with an uncertain citation of the client, not counted. */
    incertaines: number;
    /** Competitors cited, most cited first. */
    concurrents: { nom: string; cite: number }[];
  };
  titre: string;
  plan: { titre: string; pourquoi: string }[];
  texte: Bloc[];
  /** Who wrote the text: a model, the simulator, or the client alone; and whether the client's site could be read. */
  ecriture: { par: 'ia' | 'simulateur' | 'client'; site_lu: boolean };
  balises: { titre: string; description: string; adresse: string };
  faits: Fait[];
  /** JSON-LD for the page: a schema.org object. */
  jsonld: object;
  ias: { ia: string; modele: string }[];
  extraits: Extrait[];
  /** What to do after publication, in full sentences. */
  apres: string[];
};
