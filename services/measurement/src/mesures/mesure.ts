import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import type { State } from '@agence/reading';
import type { DayCount } from '@agence/words/resemblance';
import type { Pour } from './diagnostic.ts';
import type { Fiche } from './fiche.ts';

/** Findings, kept to compare the next measurement with them. */
export type Bilan = {
  readonly questions: readonly {
    readonly n: number;
    readonly question: string;
    readonly etat: State;
    readonly rang: number;
    /** `jours`: the same by day; absent when all are of one day. */
    readonly par_modele: readonly (Omit<DayCount, 'jour' | 'model'> & {
      readonly model: string;
      readonly jours?: readonly Omit<DayCount, 'model'>[];
    })[];
  }[];
  readonly versions: readonly { readonly model: string; readonly version: string }[];
  /** What read the answers; `lecteur` is null for rules. */
  readonly lecture: {
    readonly lecteur: string | null;
    readonly version: string;
    /** Number of answers that the model read, and that rules read by reason. */
    readonly par_modele: number;
    readonly replis: Readonly<Record<string, number>>;
  };
  readonly voix: { readonly client: number; readonly tous: number };
  /** Uncertain citations of the client, by answer and place in the text; `nommee`: the reader named a business there. */
  readonly incertaines: readonly {
    readonly n: number;
    readonly reponse: string;
    readonly model: string;
    readonly debut: number;
    readonly fin: number;
    readonly nommee: boolean;
  }[];
};

/** Another reading of the answers by a model, ordered by an operator. `essai`: the earlier ones with this version were stopped. */
export type Relecture = { readonly lecteur: string; readonly version: string; readonly essai: number };

/** A further reading that ended: what it found (null when it was stopped), and its calls of unknown outcome. */
export type Relue = Relecture & { readonly bilan: Bilan | null; readonly inconnues: readonly string[] };

export type Question = { readonly n: number; readonly question: string };

/** The questions, the models and the repeats; fixed at launch. */
export type Plan = {
  readonly compte: string;
  readonly client: string;
  readonly revision: number;
  readonly fiche: Fiche;
  readonly questions: readonly Question[];
  /** Ids of the models asked, as in AI_MODELS. */
  readonly models: readonly string[];
  readonly repeats: number;
  /** The days over which the repeats are spread; absent: all are asked at once. */
  readonly jours?: number;
  /** Id of the model that reads the answers; absent when rules read them. */
  readonly lecteur?: string;
  readonly lancee: Date;
  readonly document: string;
  readonly essai: number;
  /** Id of the first try, by which the clients service knows the measurement. */
  readonly origine: string;
  /** Who the diagnostic is for; absent for the measurement of a client. */
  readonly diagnostic?: Pour;
};

/** The id of a try; the first has the id of the launch. */
export const essaiDe = (origine: string, essai: number): string =>
  essai === 1 ? origine : `${origine}_${essai}`;

/** The time of the conclusion, and the calls whose outcome was unknown then; what arrives later changes nothing. */
export type Figee = { readonly at: Date; readonly inconnues: readonly string[] };

/** Whether the next measurement can be compared with it: results from before models read lack some fields. */
export const isComparable = (bilan: Bilan | null): bilan is Bilan =>
  bilan !== null &&
  ['lecture', 'voix', 'incertaines'].every((field) => field in bilan) &&
  'replis' in bilan.lecture;

/**
 * Why a measurement waits. `plafond:YYYY-MM-DD`: the call ceiling of that Paris day is reached. `ia`: no call can be sent.
 * `une ia`: a provider fails. `une ia arrêtée`: a model takes no call until an operator acts. `jour:N`: day N of several.
 */
export type Attente = `plafond:${string}` | 'ia' | 'une ia' | 'une ia arrêtée' | `jour:${number}`;

export type Mesure = Plan & {
  readonly etat: 'en cours' | 'faite' | 'en échec' | 'annulée';
  readonly figee: Figee | null;
  readonly bilan: Bilan | null;
  readonly terminee: Date | null;
  /** When a failed measurement is retried, by the product clock. */
  readonly reprise_le: Date | null;
  readonly en_retard: boolean;
  /** What its calls wait for, as last reported. */
  readonly attente?: Attente | null;
  /** It announced the end of the month for its account. */
  readonly mois_conclu?: true;
  /** The further reading under way: until it is complete, the reading before counts. */
  readonly relecture?: Relecture | null;
  readonly relues?: readonly Relue[];
};

export type MesureState = Mesure | null;

type Name =
  | 'mesure_creee'
  | 'mesure_figee'
  | 'mesure_faite'
  | 'mesure_manquee'
  | 'mesure_annulee'
  | 'mesure_effacee'
  | 'mesure_reprise'
  | 'retard_constate'
  | 'attente_constatee'
  | 'relecture_finie';

/** What happened, and the fields that it sets. */
export type MesureFact = { readonly set: Partial<Mesure> } & (
  | { readonly type: Name }
  | { readonly type: 'mois_conclu'; readonly mois: string }
  | {
      readonly type: 'relecture_demandee' | 'reprise_demandee';
      readonly operator: string;
      readonly why: string;
    }
);

/** A lead's diagnostic announces its end; an agency reads its diagnostics itself. */
const diagnosticNews = ({ type }: MesureFact, mesure: Mesure): Announcement[] => {
  const { diagnostic, client: lead, document, reprise_le } = mesure;
  if (diagnostic !== 'lead') return [];
  if (type === 'mesure_faite') return [{ name: 'lead_mesure', data: { lead, document } }];
  return type === 'mesure_manquee' && reprise_le === null ? [{ name: 'lead_echoue', data: { lead } }] : [];
};

export const MESURES: DocumentKind<MesureState, MesureFact> = {
  collection: 'mesures',
  initial: () => null,
  // The fact of its creation sets every field.
  evolve: (state, { set }) => ({ ...state, ...set }) as Mesure,
  announce: (fact, { id: mesure, state }) => {
    if (state === null) return [];
    if (state.diagnostic !== undefined) return diagnosticNews(fact, state);
    const { compte, client, revision, document } = state;
    const who = { compte, client, revision, mesure };
    switch (fact.type) {
      case 'mesure_faite':
        return [{ name: 'mesure_terminee', data: { ...who, document } }];
      case 'mesure_manquee':
        return [{ name: 'mesure_echouee', data: who }];
      case 'retard_constate':
        return [{ name: 'mesure_en_retard', data: who }];
      case 'mois_conclu':
        return [{ name: 'mois_conclu', data: { compte, mois: fact.mois } }];
      default:
        return [];
    }
  },
  record: (fact, on) =>
    'operator' in fact ? [{ operator: fact.operator, what: fact.type, on, why: fact.why }] : [],
};
