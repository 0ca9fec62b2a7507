import type { DocumentKind } from '@agence/platform/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import type { State } from '@agence/reading';
import type { Pour } from './diagnostic.ts';
import { type Fiche, ficheOf } from './fiche.ts';

export type Question = { readonly n: number; readonly question: string };

/** What is asked, of whom, how often: fixed at launch. */
export type Plan = {
  readonly compte: string;
  readonly client: string;
  readonly revision: number;
  readonly fiche: Fiche;
  readonly questions: readonly Question[];
  /** Ids of the models asked, as in AI_MODELS. */
  readonly models: readonly string[];
  readonly repeats: number;
  /** Id of the model that reads all its answers; absent: rules do. */
  readonly lecteur?: string;
  readonly lancee: Date;
  /** The id that its report will have. */
  readonly document: string;
  /** 1, or 2 for the second try of one that failed. */
  readonly essai: number;
  /** The id it was launched under: its own, or that of the first try. Clients knows it by this one. */
  readonly origine: string;
  /** For whom, when it is a diagnostic; absent, it is a client's. */
  readonly diagnostic?: Pour;
};

/** The id of a try: that of the launch for the first. */
export const essaiDe = (origine: string, essai: number): string =>
  essai === 1 ? origine : `${origine}_${essai}`;

/** When its calls were over, and those whose outcome was not known by then: what arrives later changes nothing. */
export type Figee = { readonly at: Date; readonly inconnues: readonly string[] };

/** A citation of the client that stayed uncertain: where it stands in which answer. */
export type Incertaine = Pick<Question, 'n'> & {
  readonly reponse: string;
  readonly model: string;
  readonly debut: number;
  readonly fin: number;
  /** The reader named a business there. */
  readonly nommee: boolean;
};

/** What was found, as the next measurement is compared with it. */
export type Bilan = {
  readonly questions: readonly (Question & {
    readonly etat: State;
    readonly rang: number;
    readonly par_modele: readonly {
      readonly model: string;
      readonly reponses: number;
      readonly cite: number;
    }[];
  })[];
  readonly versions: readonly { readonly model: string; readonly version: string }[];
  /** What read the answers, `lecteur` null for rules; absent where it was not kept yet. */
  readonly lecture?: {
    readonly lecteur: string | null;
    readonly version: string;
    /** Answers that the model read, and why rules read the others; absent where it was not kept yet. */
    readonly par_modele?: number;
    readonly replis?: Readonly<Record<string, number>>;
  };
  /** Absent where it was not kept yet. */
  readonly incertaines?: readonly Incertaine[];
};

/** `plafond:YYYY-MM-DD`: the ceiling of that day in Paris is reached; `ia`: nothing can be sent to the models; `une ia`: one of their providers is away. */
export type Attente = `plafond:${string}` | 'ia' | 'une ia';

export type Mesure = Plan & {
  readonly etat: 'en cours' | 'faite' | 'en échec' | 'annulée';
  readonly figee: Figee | null;
  readonly bilan: Bilan | null;
  readonly terminee: Date | null;
  /** When a failed one is tried again, by the product clock. */
  readonly reprise_le: Date | null;
  /** Its lateness was told. */
  readonly en_retard: boolean;
  /** What holds its calls back, as was told last. */
  readonly attente?: Attente | null;
};

export type MesureState = Mesure | null;

export type MesureFact =
  | { readonly type: 'mesure_creee'; readonly plan: Plan }
  | { readonly type: 'mesure_figee'; readonly figee: Figee }
  | { readonly type: 'mesure_faite'; readonly at: Date; readonly bilan: Bilan }
  | { readonly type: 'mesure_manquee'; readonly at: Date; readonly reprise_le: Date | null }
  | { readonly type: 'mesure_annulee'; readonly at: Date }
  | { readonly type: 'mesure_effacee' }
  | { readonly type: 'retard_constate' }
  | { readonly type: 'attente_constatee'; readonly attente: Attente | null }
  | { readonly type: 'mesure_reprise' }
  | {
      readonly type: 'reprise_demandee';
      readonly at: Date;
      readonly operator: string;
      readonly why: string;
    };

const change = (state: Mesure, fact: Exclude<MesureFact, { type: 'mesure_creee' }>): Mesure => {
  switch (fact.type) {
    case 'mesure_figee':
      return { ...state, figee: fact.figee };
    case 'mesure_faite':
      return { ...state, etat: 'faite', terminee: fact.at, bilan: fact.bilan };
    case 'mesure_manquee':
      return { ...state, etat: 'en échec', terminee: fact.at, reprise_le: fact.reprise_le };
    case 'mesure_annulee':
      return { ...state, etat: 'annulée', terminee: fact.at };
    case 'mesure_effacee':
      return { ...state, fiche: ficheOf(), questions: [], bilan: null, etat: 'annulée', reprise_le: null };
    case 'retard_constate':
      return { ...state, en_retard: true };
    case 'attente_constatee':
      return { ...state, attente: fact.attente };
    case 'mesure_reprise':
      return { ...state, reprise_le: null };
    case 'reprise_demandee':
      return { ...state, reprise_le: fact.at };
  }
};

/** What is told of a diagnostic: an agency reads its own, a lead is written to or looked at by a person. */
const diagnosticNews = (fact: MesureFact, { diagnostic, client: lead, document }: Plan): Announcement[] => {
  if (diagnostic !== 'lead') return [];
  if (fact.type === 'mesure_faite') return [{ name: 'lead_mesure', data: { lead, document } }];
  const given_up = fact.type === 'mesure_manquee' && fact.reprise_le === null;
  return given_up ? [{ name: 'lead_echoue', data: { lead } }] : [];
};

export const MESURES: DocumentKind<MesureState, MesureFact> = {
  collection: 'mesures',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'mesure_creee')
      return {
        ...fact.plan,
        etat: 'en cours',
        figee: null,
        bilan: null,
        terminee: null,
        reprise_le: null,
        en_retard: false,
      };
    if (state === null) throw new Error('a measurement is created before anything happens to it');
    return change(state, fact);
  },
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
      default:
        return [];
    }
  },
  record: (fact, on) =>
    fact.type === 'reprise_demandee' ? [{ operator: fact.operator, what: fact.type, on, why: fact.why }] : [],
};
