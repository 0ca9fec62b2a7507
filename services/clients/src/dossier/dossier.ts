import { fr } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/document-store';

export type Question = { readonly n: number; readonly question: string };

/** The state of one question, as measurement handed it in. */
export type EtatDeQuestion = {
  readonly n: number;
  readonly question: string;
  readonly etat: string;
  readonly rang: number;
  readonly reponses: number;
  readonly cite: number;
  readonly premier: number;
  readonly intervalle: readonly number[];
  readonly fiabilite: string;
};

export type DocumentEcrit = { readonly id: string; readonly genre: string; readonly n: number | null };

export type Issue = 'en cours' | 'faite' | 'en échec';

/** What is done for one client: its questions, the launch, what the last measurement said. One document holds the right to launch. */
export type Dossier = {
  readonly compte: string;
  readonly revision: number;
  /** The client was removed: nothing starts any more. */
  readonly ferme: boolean;
  readonly questions: readonly Question[];
  /** The next number; a number never changes meaning. */
  readonly prochain_n: number;
  /** When the questions were ready: 24 h later the measurement starts by itself. Null while they are prepared. */
  readonly a_valider_depuis: Date | null;
  readonly lancee: { readonly mesure: string; readonly le: Date } | null;
  /** Day of the first launch ever: from it the place of a removed client is held. */
  readonly premier_diagnostic: Date | null;
  readonly issue: Issue;
  readonly detail: string | null;
  /** The last measurement that ended well. */
  readonly mesuree: { readonly mesure: string; readonly le: Date } | null;
  readonly etats: readonly EtatDeQuestion[];
  /** Number of the question chosen for the next page. */
  readonly page: number | null;
  readonly documents: readonly DocumentEcrit[];
};

export type DossierState = Dossier | null;

export type DossierFact =
  | {
      readonly type: 'dossier_ouvert';
      readonly compte: string;
      readonly revision: number;
      readonly ferme: boolean;
    }
  | { readonly type: 'dossier_rouvert'; readonly revision: number; readonly a_valider_depuis: Date | null }
  | { readonly type: 'questions_demandees' }
  | { readonly type: 'questions_remises'; readonly questions: readonly Question[]; readonly le: Date }
  | { readonly type: 'questions_ajustees'; readonly questions: readonly Question[] }
  | { readonly type: 'mesure_lancee'; readonly mesure: string; readonly le: Date; readonly lancee_ts: number }
  | {
      readonly type: 'dossier_ferme';
      readonly revision: number;
      /** The command that removes the client: whoever completes it answers the same. */
      readonly command_id: string;
      readonly place_libre_le: string | null;
    }
  | {
      readonly type: 'etats_remis';
      readonly issue: Issue;
      readonly detail: string | null;
      readonly mesuree: { readonly mesure: string; readonly le: Date } | null;
      readonly etats: readonly EtatDeQuestion[];
      readonly documents: readonly DocumentEcrit[];
    };

const ARRETEE = fr`La mesure a été arrêtée parce que le client a été retiré ; elle repartira s'il est repris.`;

const opened = (compte: string, revision: number, ferme: boolean): Dossier => ({
  compte,
  revision,
  ferme,
  questions: [],
  prochain_n: 1,
  a_valider_depuis: null,
  lancee: null,
  premier_diagnostic: null,
  issue: 'en cours',
  detail: null,
  mesuree: null,
  etats: [],
  page: null,
  documents: [],
});

const withNew = (known: readonly DocumentEcrit[], more: readonly DocumentEcrit[]) => [
  ...known,
  ...more.filter(({ id }) => !known.some((one) => one.id === id)),
];

const change = (state: Dossier, fact: Exclude<DossierFact, { type: 'dossier_ouvert' }>): Dossier => {
  switch (fact.type) {
    case 'dossier_rouvert':
      return {
        ...state,
        ferme: false,
        revision: fact.revision,
        a_valider_depuis: fact.a_valider_depuis,
        // What was launched and never measured begins again.
        lancee: state.mesuree === null ? null : state.lancee,
        issue: state.mesuree === null ? 'en cours' : state.issue,
        detail: null,
      };
    case 'questions_demandees':
      return { ...state, a_valider_depuis: null };
    case 'questions_remises': {
      const prochain_n = Math.max(state.prochain_n, ...fact.questions.map(({ n }) => n + 1));
      return { ...state, questions: fact.questions, prochain_n, a_valider_depuis: fact.le };
    }
    case 'questions_ajustees':
      return { ...state, questions: fact.questions };
    case 'mesure_lancee':
      return {
        ...state,
        lancee: { mesure: fact.mesure, le: fact.le },
        premier_diagnostic: state.premier_diagnostic ?? fact.le,
        issue: 'en cours',
        detail: null,
      };
    case 'dossier_ferme': {
      const stopped = state.lancee !== null && state.issue === 'en cours';
      return {
        ...state,
        ferme: true,
        revision: fact.revision,
        ...(stopped ? { issue: 'en échec' as const, detail: ARRETEE } : {}),
      };
    }
    case 'etats_remis':
      return {
        ...state,
        issue: fact.issue,
        detail: fact.detail,
        mesuree: fact.mesuree ?? state.mesuree,
        etats: fact.mesuree === null ? state.etats : fact.etats,
        documents: withNew(state.documents, fact.documents),
      };
  }
};

export const DOSSIERS: DocumentKind<DossierState, DossierFact> = {
  collection: 'dossiers',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'dossier_ouvert') return opened(fact.compte, fact.revision, fact.ferme);
    if (state === null) throw new Error('a dossier is opened before anything happens to it');
    return change(state, fact);
  },
  announce: (fact, { id: client, state }) => {
    if (state === null) return [];
    const who = { compte: state.compte, client, revision: state.revision };
    switch (fact.type) {
      case 'questions_demandees':
        return [{ name: fact.type, data: who }];
      case 'mesure_lancee':
        return [{ name: fact.type, data: { ...who, mesure: fact.mesure, lancee_ts: fact.lancee_ts } }];
      case 'dossier_ferme':
        return [
          {
            name: fact.type,
            data: { ...who, command_id: fact.command_id, place_libre_le: fact.place_libre_le ?? undefined },
          },
        ];
      default:
        return [];
    }
  },
};
