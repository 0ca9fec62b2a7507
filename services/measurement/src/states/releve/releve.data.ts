import type { Etat } from '@agence/words/etats';
import type { DayCount } from '@agence/words/resemblance';
import type { Simulable } from '../../documents/document.data.ts';
import type { commentLues } from '../comment-lues.ts';
import type { Extrait } from '../extraits.ts';

/** Why an answer is set aside: it counts neither for nor against the client. */
export type Ecart = 'vide' | 'coupee' | 'refus' | 'erreur' | 'inconnue';

/**
 * One answer of model `ia` (index in `ias`), the `essai`-th asked (from 1). `lu`: the businesses named, in order, as
 * indexes in `entreprises` (0 is the client). `sources`, `pages`, `recherches`: indexes in the lists of those names.
 * `jour`, `pages`, `recherches`: absent in older reports. `recherche`: the model searched the web.
 */
export type Reponse = { ia: number; essai: number; jour?: string } & (
  | {
      lu: number[];
      sources?: number[];
      pages?: number[];
      incertaine?: true;
      recherche?: true;
      recherches?: number[];
    }
  | { ecartee: Ecart }
);

/** The counts of a model, and the same by day; `jours`: absent when all answers are of one day. */
export type ParModele = Omit<DayCount, 'jour' | 'model'> & {
  readonly jours?: readonly Omit<DayCount, 'model'>[];
};

/** The question in the previous measurement; `par_ia` follows `ias`. */
export type QuestionAvant = { etat: Etat; par_ia: (ParModele | null)[] };

/** A question with every answer asked for, set aside or not. `suivis`: competitors followed, as indexes in `entreprises`. */
export type QuestionPosee = { n: number; question: string; suivis: number[]; detail: Reponse[] };

/** With its counts, over valid answers, and its state. */
export type QuestionJugee = QuestionPosee & {
  /** Null when too few answers are valid and there is no previous state. */
  etat: Etat | null;
  /** 1 where the client loses most; null without a state. */
  rang: number | null;
  /** Too few answers are valid: the previous state stays. */
  conserve: boolean;
  reponses: number;
  cite: number;
  premier: number;
  /** Of `cite` out of `reponses`, 95 %, from 0 to 1. */
  intervalle: [bas: number, haut: number];
  fiabilite: 'forte' | 'moyenne' | 'faible';
  /** Ranks are sorted by it. */
  perte: number;
};

/** `page`: the page written for this question, and its month (YYYY-MM). */
export type QuestionMesuree = QuestionJugee & {
  page: { id: string; periode: string } | null;
  avant: QuestionAvant | null;
};

/** Pages that an answer cites, or pages that its model was given to read, cited or not. */
export type NatureDesSources = 'citees' | 'lues';

/** The kinds of sites as agencies read them. */
export type GenreDeSite =
  | 'annuaire'
  | 'avis'
  | 'presse locale'
  | 'presse'
  | 'réseau social'
  | 'institution'
  | 'encyclopédie'
  | 'forum'
  | 'autre';

/** A model and the version that answered; `ia` is its common name: ChatGPT, Claude. */
type Ia = {
  ia: string;
  fournisseur: string;
  modele: string;
  /** Whether it was offered web search; each answer says whether it searched. */
  recherche_web: boolean;
  /** What its API returns as sources, in words; null when it returns none. */
  sources: { nature: NatureDesSources; dit: string } | null;
  /** The version that answered in the previous measurement; null when it was not asked. */
  modele_avant: string | null;
};

/** The client first, then every other business named; `declare`: the client named it as a competitor. */
type Entreprise = { nom: string; declare: boolean };

/** The answers of a measurement, counted. */
export type Depouille = { entreprises: Entreprise[]; questions: readonly QuestionJugee[] };

/** Questions, answers and their readings: all counts of a document come from it. Dates are days in Paris, YYYY-MM-DD. */
export type Releve = Simulable & {
  /** `mois`: the month (YYYY-MM) of most of its days. `consigne`: the instruction added to each question. */
  mesure: { date: string; mois?: string; repetitions: number; consigne: string };
  avant: { date: string; mois?: string | undefined } | null;
  ias: Ia[];
  lecture: ReturnType<typeof commentLues>;
  entreprises: Entreprise[];
  /** `genre`: absent in older documents. */
  domaines: { domaine: string; qui: 'client' | 'concurrent' | null; genre?: GenreDeSite }[];
  /** Pages given as sources, by a bare domain where only the site is known; `domaine`: its index. Absent in older documents. */
  pages?: { adresse: string; domaine: number }[];
  /** What models searched for, word for word; absent in older documents. */
  recherches?: string[];
  questions: QuestionMesuree[];
  extraits: Extrait[];
};
