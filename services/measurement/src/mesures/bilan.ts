import type { State } from '@agence/reading';
import type { DayCount } from '@agence/words/resemblance';

/** An uncertain citation of the client: its answer, and its place in the text. */
export type Incertaine = {
  readonly n: number;
  readonly reponse: string;
  readonly model: string;
  readonly debut: number;
  readonly fin: number;
  /** Whether the reader named a business there. */
  readonly nommee: boolean;
};

/** Findings, kept to compare the next measurement with them. */
export type Bilan = {
  readonly questions: readonly {
    readonly n: number;
    readonly question: string;
    readonly etat: State;
    readonly rang: number;
    readonly par_modele: readonly {
      readonly model: string;
      readonly reponses: number;
      readonly cite: number;
      /** Absent in older measurements. */
      readonly premier?: number;
      /** The same by day; absent when all are of one day. */
      readonly jours?: readonly Omit<DayCount, 'model'>[];
    }[];
  }[];
  readonly versions: readonly { readonly model: string; readonly version: string }[];
  /** What read the answers; `lecteur` is null for rules. Absent in older measurements. */
  readonly lecture?: {
    readonly lecteur: string | null;
    readonly version: string;
    /** Number of answers that the model read, and that rules read by reason. Absent in older measurements. */
    readonly par_modele?: number;
    readonly replis?: Readonly<Record<string, number>>;
  };
  /** Mentions of the client, and of all that are followed; absent in older measurements. */
  readonly voix?: { readonly client: number; readonly tous: number };
  /** Absent in older measurements. */
  readonly incertaines?: readonly Incertaine[];
};
