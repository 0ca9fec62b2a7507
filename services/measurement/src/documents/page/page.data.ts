import type { Agence, Client, Simulable } from '../document.data.ts';
import type { Extrait } from '../releve/releve.data.ts';

/** Words of the text; a `renvoi` is the number of a fact to verify. */
export type Fragment = string | { renvoi: number };

/** The text to publish, block by block. What a model wrote is data: it is shown, never trusted. */
export type Bloc =
  | { genre: 'intertitre'; texte: string }
  | { genre: 'paragraphe'; texte: Fragment[] }
  | { genre: 'liste'; points: Fragment[][] }
  | { genre: 'tableau'; legende: string; entetes: string[]; lignes: string[][] };

/** A fact that the text states, and where it was found; `source` null when it was found nowhere. */
export type Fait = { n: number; fait: string; source: string | null };

/** Everything that a page brief shows. */
export type PageData = Simulable & {
  schema: 'page/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** The how-manieth page of this client, from 1. */
  numero_page: number;
  /** The question aimed at and what the measurement of that day says of it. */
  question: {
    n: number;
    question: string;
    rang: number;
    sur: number;
    date: string;
    reponses: number;
    cite: number;
    /** Competitors cited, the most cited first. */
    concurrents: { nom: string; cite: number }[];
  };
  titre: string;
  plan: { titre: string; pourquoi: string }[];
  texte: Bloc[];
  /** Who put the text together, a model or nobody but the client, and whether its site could be read. */
  ecriture: { par: 'ia' | 'simulateur' | 'client'; site_lu: boolean };
  balises: { titre: string; description: string; adresse: string };
  faits: Fait[];
  /** JSON-LD to paste in the page: an object of schema.org. */
  jsonld: object;
  ias: { ia: string; modele: string }[];
  extraits: Extrait[];
  /** What to do once it is published, full sentences. */
  apres: string[];
};
