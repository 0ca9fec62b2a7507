import type { Agence, Client } from '../document.data.ts';

/** From what stops an AI from reading a page to what is merely useful. */
export type Gravite = 'bloquant' | 'important' | 'mineur';

/** A text as it was read, or as it should be written, and where. */
export type Piece = { ou: string; texte: string };

/** One finding: what, why it matters, what was read, what to write. Sentences are ours, `texte` is the site's. */
export type Constat = {
  gravite: Gravite;
  titre: string;
  pourquoi: string;
  constate: Piece | null;
  copier: Piece | null;
};

export type Usage = 'recherche' | 'demande' | 'entrainement';

/** What robots.txt answers to one robot; `regle` names the rule, null when none applies. */
export type Robot = { robot: string; editeur: string; usage: Usage; admis: boolean; regle: string | null };

/** A point checked, or that could not be: its name, then what was seen or why not. */
export type Point = { titre: string; texte: string };

/** Everything that a technical audit shows. Nothing in it comes from an AI. */
export type AuditData = {
  schema: 'audit/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** When the site was read, Paris time YYYY-MM-DDTHH:mm, and how much of it. */
  lecture: { date: string; pages_lues: number; pages_connues: number };
  /** Set when the site could not be read: why, and what to do next, full sentences. */
  injoignable: { raison: string; suite: string } | null;
  constats: Constat[];
  robots: Robot[];
  conformes: Point[];
  non_verifies: Point[];
  /** How it was done, one sentence each. */
  methode: string[];
};
