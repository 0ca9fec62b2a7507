import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import type { Bilan } from './bilan.ts';
import type { Pour } from './diagnostic.ts';
import { type Fiche, ficheOf } from './fiche.ts';

/** Another reading of the answers by a model, ordered by an operator. `essai`: the earlier ones with this version were stopped. */
export type Relecture = { readonly lecteur: string; readonly version: string; readonly essai: number };

/** An ended one: what it found (null when it was stopped), and its calls of unknown outcome. */
export type Relue = Relecture & { readonly bilan: Bilan | null; readonly inconnues: readonly string[] };

type Relectures = {
  /** The one under way: until it is complete, the reading before counts. */
  readonly relecture?: Relecture | null;
  readonly relues?: readonly Relue[];
};

/** A stopped reading changes nothing. */
export const STOPPED = { bilan: null, inconnues: [] } as const;

/** Every one that was begun. */
export const relectures = ({ relues = [], relecture }: Relectures): readonly Relecture[] => [
  ...relues.map(({ lecteur, version, essai }) => ({ lecteur, version, essai })),
  ...(relecture == null ? [] : [relecture]),
];

/** All are stopped, and nothing is left but their names. */
const erased = (all: Relectures): Relectures => ({
  relecture: null,
  relues: relectures(all).map((again) => ({ ...again, ...STOPPED })),
});

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
  /** Id of its report. */
  readonly document: string;
  /** Number of the try, from 1. */
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

/**
 * Why a measurement waits. `plafond:YYYY-MM-DD`: the call ceiling of that Paris day is reached. `ia`: no call can be sent.
 * `une ia`: a provider fails. `une ia arrêtée`: a model takes no call until an operator acts. `jour:N`: day N of several.
 */
export type Attente = `plafond:${string}` | 'ia' | 'une ia' | 'une ia arrêtée' | `jour:${number}`;

export type Mesure = Plan &
  Relectures & {
    readonly etat: 'en cours' | 'faite' | 'en échec' | 'annulée';
    readonly figee: Figee | null;
    readonly bilan: Bilan | null;
    readonly terminee: Date | null;
    /** When a failed measurement is retried, by the product clock. */
    readonly reprise_le: Date | null;
    /** Whether its lateness was reported. */
    readonly en_retard: boolean;
    /** What its calls wait for, as last reported. */
    readonly attente?: Attente | null;
    /** It announced the end of the month for its account. */
    readonly mois_conclu?: true;
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
  | { readonly type: 'mois_conclu'; readonly mois: string }
  | { readonly type: 'mesure_reprise' }
  | { readonly type: 'relecture_finie'; readonly relue: Relue }
  | {
      readonly type: 'relecture_demandee';
      readonly relecture: Relecture;
      readonly operator: string;
      readonly why: string;
    }
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
      return {
        ...{ ...state, fiche: ficheOf(), questions: [], bilan: null, etat: 'annulée', reprise_le: null },
        ...erased(state),
      };
    case 'retard_constate':
      return { ...state, en_retard: true };
    case 'attente_constatee':
      return { ...state, attente: fact.attente };
    case 'relecture_demandee':
      return { ...state, relecture: fact.relecture };
    case 'relecture_finie':
      return { ...state, relecture: null, relues: [...(state.relues ?? []), fact.relue] };
    case 'mois_conclu':
      return { ...state, mois_conclu: true };
    case 'mesure_reprise':
      return { ...state, reprise_le: null };
    case 'reprise_demandee':
      return { ...state, reprise_le: fact.at };
  }
};

/** A lead's diagnostic announces its end; an agency reads its diagnostics itself. */
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
      case 'mois_conclu':
        return [{ name: 'mois_conclu', data: { compte, mois: fact.mois } }];
      default:
        return [];
    }
  },
  record: (fact, on) =>
    'operator' in fact ? [{ operator: fact.operator, what: fact.type, on, why: fact.why }] : [],
};
