import type { DayCount } from '@agence/words/resemblance';
import type { Etat, Simulable } from '../../documents/document.data.ts';
import type { EtatQuestion } from '../etats.ts';

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

/** The question in the previous measurement; `par_ia` follows `ias`. `jours`: absent when all answers are of one day. */
export type QuestionAvant = {
  etat: Etat;
  par_ia: ((Omit<DayCount, 'jour' | 'model'> & { jours?: readonly Omit<DayCount, 'model'>[] }) | null)[];
};

/** The counts and the state of a question. */
export type EtatMesure = Pick<
  EtatQuestion,
  'n' | 'conserve' | 'reponses' | 'cite' | 'premier' | 'intervalle' | 'fiabilite' | 'perte'
> & {
  /** Null when too few answers are valid and there is no previous state. */
  etat: Etat | null;
  /** 1 where the client loses most; null without a state. */
  rang: number | null;
};

export type QuestionMesuree = EtatMesure & {
  question: string;
  /** The page written for this question, and its month (YYYY-MM). */
  page: { id: string; periode: string } | null;
  /** Competitors followed on this question, as indexes in `entreprises`. */
  suivis: number[];
  /** Every answer asked for, set aside or not. */
  detail: Reponse[];
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

/** The part `texte.slice(debut, fin)` of a text. */
export type Marque = { debut: number; fin: number; qui: 'client' | 'autre' };

/** How the answers were read. Counts are answers; `ecartes` and `incertaines` count names. */
export type CommentLues = {
  /** The model that read; null: rules alone. */
  modele: string | null;
  version: string;
  /** Answers read by the model; rules read the others. */
  par_modele: number;
  /** Names from the model that do not count: not in the text, or not a business. */
  ecartes: number;
  /** Answers about which the model was asked again; uncertain citations of the client, not counted. */
  redemandees: number;
  incertaines: number;
  /** Answers where the model's order of names, which decides the client's place, differs from the text's order. */
  places: number;
  /** Among answers read by the model, those where the rules agree on whether the client is cited. */
  accord: number;
  /** The same model and version read the previous measurement. */
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

/** Questions, answers and their readings: all counts of a document come from it. Dates are days in Paris, YYYY-MM-DD. */
export type Releve = Simulable & {
  /** `mois`: the month (YYYY-MM) of most of its days. `consigne`: the instruction added to each question. */
  mesure: { date: string; mois?: string; repetitions: number; consigne: string };
  avant: { date: string; mois?: string | undefined } | null;
  ias: Ia[];
  lecture: CommentLues;
  /** The client first, then every other business named; `declare`: the client named it as a competitor. */
  entreprises: { nom: string; declare: boolean }[];
  /** `genre`: absent in older documents. */
  domaines: { domaine: string; qui: 'client' | 'concurrent' | null; genre?: GenreDeSite }[];
  /** Pages given as sources, by a bare domain where only the site is known; `domaine`: its index. Absent in older documents. */
  pages?: { adresse: string; domaine: number }[];
  /** What models searched for, word for word; absent in older documents. */
  recherches?: string[];
  questions: QuestionMesuree[];
  extraits: Extrait[];
};
