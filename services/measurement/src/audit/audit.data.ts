import type { Agence, Client } from '../documents/document.data.ts';

/** From what stops an AI from reading a page to what is merely useful. */
export type Gravite = 'bloquant' | 'important' | 'mineur';

/** A text as read, or as it should be, with its place. */
export type Piece = { ou: string; texte: string };

/** A fault of the site: title, reason, the text read, the text to write instead. Sentences are ours, `texte` is the site's. */
export type Constat = {
  gravite: Gravite;
  titre: string;
  pourquoi: string;
  constate: Piece | null;
  copier: Piece | null;
};

/** `gemini`: no robot, but a name that rules the training of Gemini and what it grounds answers on. */
export type Usage = 'recherche' | 'demande' | 'entrainement' | 'gemini';

/** What robots.txt says to one robot; `regle` is the deciding rule, null when none applies. */
export type Robot = { robot: string; editeur: string; usage: Usage; admis: boolean; regle: string | null };

/** A point that is right, or could not be checked: its name, then the observation or why there is none. */
export type Point = { titre: string; texte: string };

/** The data of a technical audit. Nothing in it comes from an AI. */
export type AuditData = {
  schema: 'audit/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** When the site was read (Paris time, YYYY-MM-DDTHH:mm), and how many pages. */
  lecture: { date: string; pages_lues: number; pages_connues: number };
  /** Set when the site could not be read: why, and what to do next, in full sentences. */
  injoignable: { raison: string; suite: string } | null;
  constats: Constat[];
  robots: Robot[];
  conformes: Point[];
  non_verifies: Point[];
  /** How the site was read, one sentence each. */
  methode: string[];
};
