import type { Etat, Fiabilite, Simulable } from '../document.data.ts';

/** Why an answer is set aside: it counts neither for the client nor against. */
export type Ecart = 'vide' | 'coupee' | 'refus' | 'erreur' | 'inconnue';

/**
 * One answer, at the place `ia` of `ias`, the `essai`-th asked (from 1).
 * `lu`: the businesses named, in order, as places in `entreprises` (0 is the client).
 * `sources`: domains given as sources, as places in `domaines`.
 */
export type Reponse = { ia: number; essai: number } & (
  | { lu: number[]; sources?: number[]; incertaine?: true }
  | { ecartee: Ecart }
);

/** The question in the measurement before; `par_ia` follows `ias`, null where that model was not asked. */
export type QuestionAvant = {
  etat: Etat;
  par_ia: ({ reponses: number; cite: number } | null)[];
};

export type QuestionMesuree = {
  n: number;
  question: string;
  /** Null when too few answers are valid and there is no state before. */
  etat: Etat | null;
  /** 1 where the client loses most; null without a state. */
  rang: number | null;
  /** True when too few answers are valid and the state before stands. */
  conserve: boolean;
  /** Valid answers, those that cite the client, those that cite it first among the names followed. */
  reponses: number;
  cite: number;
  premier: number;
  /** Wilson 95 % interval of cite out of reponses, as parts of 1. */
  intervalle: [bas: number, haut: number];
  fiabilite: Fiabilite;
  /** Mean loss per model, what the rank sorts by. */
  perte: number;
  /** The page that targeted this question, and since when (YYYY-MM). */
  page: { id: string; periode: string } | null;
  /** Competitors followed on this question, as places in `entreprises`. */
  suivis: number[];
  /** Every answer asked for, set aside or not. */
  detail: Reponse[];
  avant: QuestionAvant | null;
};

export type Ia = {
  /** The name people know: ChatGPT, Claude. */
  ia: string;
  fournisseur: string;
  /** The model and version that answered. */
  modele: string;
  recherche_web: boolean;
  /** The version that answered the measurement before; null when it was not asked. */
  modele_avant: string | null;
};

/** A stretch of `texte`, `texte.slice(debut, fin)`. */
export type Marque = { debut: number; fin: number; qui: 'client' | 'autre' };

/** How the answers were read. Answers, but for `ecartes` and `incertaines`: names. */
export type CommentLues = {
  /** The model that read them; null: rules alone did. */
  modele: string | null;
  version: string;
  /** Read by the model; the others by rules. */
  par_modele: number;
  /** Names that the model gave and that are not counted: not in the text, or no business. */
  ecartes: number;
  /** About which the model was asked once more. */
  redemandees: number;
  /** Citations of the client that stayed uncertain: not counted. */
  incertaines: number;
  /** Where the model's order of the names, which gives the client its place, is not that of the text. */
  places: number;
  /** Of those read by the model, where rules say the same of the client: cited or not. */
  accord: number;
  /** The measurement before was read by the same model and version. */
  comme_avant: boolean;
};

export type Extrait = {
  n: number;
  ia: number;
  essai: number;
  modele: string;
  /** Paris time of the answer, YYYY-MM-DDTHH:mm. */
  date: string;
  texte: string;
  marques: Marque[];
  /** Whether words were left out before or after `texte`. */
  coupe: { avant: boolean; apres: boolean };
};

/** What was asked, answered and read: every count of a document comes from here. Dates are days in Paris, YYYY-MM-DD. */
export type Releve = Simulable & {
  mesure: { date: string; repetitions: number };
  /** The measurement before, null for a first one. */
  avant: { date: string } | null;
  ias: Ia[];
  lecture: CommentLues;
  /** The client first, then every other business named; `declare` when the client gave it as a competitor. */
  entreprises: { nom: string; declare: boolean }[];
  domaines: { domaine: string; qui: 'client' | 'concurrent' | null }[];
  questions: QuestionMesuree[];
  extraits: Extrait[];
};
