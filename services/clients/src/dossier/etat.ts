import type { Rule } from '@agence/gesture';
import type { Decompte } from '@agence/proto/clients/v1/clients';
import type { PageFigee as PageMessage } from '@agence/proto/clients/v1/pages';
import type {
  Changement,
  Constat as ConstatMessage,
  EtatDeQuestion as EtatMessage,
  MoisMesure,
  Question as QuestionMessage,
} from '@agence/proto/clients/v1/questions';
import type { Identite } from '../portefeuille/fiche.ts';

export type Question = Readonly<QuestionMessage>;

/** A message as it is stored; documents from before the fields `Later` lack them. */
type Since<M, Later extends keyof M> = Readonly<Omit<M, Later> & Partial<Pick<M, Later>>>;

/** The state of one question, as measurement handed it in. */
export type EtatDeQuestion = Since<Omit<EtatMessage, 'page' | 'visee'>, 'devant' | 'incertaines' | 'par_ia'>;

/** What a measurement found over all its questions. */
export type Constat = Since<Omit<ConstatMessage, 'changement' | 'cours'>, 'par_ia' | 'faux'> & {
  readonly changement?: Since<Changement, 'bouges'> | undefined;
  readonly cours?: readonly Since<MoisMesure, 'mois'>[] | undefined;
};

/** The same as other services read it. */
export const constatMontre = ({ changement, cours = [], ...constat }: Constat): ConstatMessage => ({
  par_ia: [],
  faux: [],
  ...constat,
  cours: cours.map((month) => ({ mois: '', ...month })),
  changement: changement && { bouges: [], ...changement },
});

/** A state as other services read it. */
export const etatMontre = (etat: EtatDeQuestion, page?: string, visee?: boolean): EtatMessage => ({
  devant: [],
  incertaines: 0,
  par_ia: [],
  ...etat,
  stabilite: etat.stabilite ?? undefined,
  page,
  visee,
});

/** How many questions stood in each state when a measurement ended. */
export type Releve = Readonly<Decompte> & { readonly mesure: string; readonly le: Date };

export type DocumentEcrit = { readonly id: string; readonly genre: string; readonly n: number | null };

/** A correction as ordered: a resumed correction is decided on the same data. */
export type Correction = {
  readonly command_id: string;
  readonly revision: number;
  readonly apres: Identite;
  readonly site: string;
  /** Whether the client was measured when the dossier prepared the correction. */
  readonly mesuree: boolean;
  readonly servi: boolean;
  readonly appels_prevus: number;
};

/** The question that a measurement's page targets, fixed when its writing began. */
export type PageFigee = Readonly<PageMessage> & { readonly mesure: string; readonly revision: number };

/** Questions that a larger plan adds: the plan's number, how many are prepared, and when they were requested. */
export type Complement = { readonly jusqua: number; readonly combien: number; readonly le: Date };

export type Issue = 'en cours' | 'faite' | 'en échec';

/** The work for one client: questions, launch, last results. This document alone decides whether a launch may start. */
export type Dossier = {
  readonly compte: string;
  readonly revision: number;
  /** The client was removed: nothing starts any more. */
  readonly ferme: boolean;
  /** The command that closed it last; absent in dossiers not closed since this field exists. */
  readonly retrait?: string;
  readonly questions: readonly Question[];
  /** The next question number; a number never changes meaning. */
  readonly prochain_n: number;
  /** When the questions were ready: 24 h later the measurement starts by itself. Null while they are prepared. */
  readonly a_valider_depuis: Date | null;
  readonly lancee: { readonly mesure: string; readonly le: Date; readonly mensuelle?: true } | null;
  /** The first launch ever: the place of a removed client is held for 30 days from it. */
  readonly premier_diagnostic: Date | null;
  readonly issue: Issue;
  readonly detail: string | null;
  /** The last successful measurement. */
  readonly mesuree: { readonly mesure: string; readonly le: Date } | null;
  readonly etats: readonly EtatDeQuestion[];
  /** Last states of questions that the last measurement did not ask; absent when there are none. */
  readonly etats_au_repos?: readonly EtatDeQuestion[];
  /** Summary of the last measurement; null or absent without one that counts, or from before this field. */
  readonly constat?: Constat | null;
  /** What each measurement since the last correction found; absent in dossiers not measured since this field exists. */
  readonly suivi?: readonly Releve[];
  /** Number of the question chosen for the next page. */
  readonly page: number | null;
  readonly documents: readonly DocumentEcrit[];
  /** The last report that the agency noted as handed over. */
  readonly remis?: string;
  /** Pages whose writing has begun, written or not. */
  readonly pages?: readonly PageFigee[];
  /** The last launch that was not a monthly one: its day is the client's day of the month. */
  readonly ancre?: Date;
  /** When the client is measured again. */
  readonly echeance?: Date;
  /** A prepared correction that the portfolio has not decided yet; nothing is launched meanwhile. */
  readonly correction?: Correction;
  /** Revision of the correction that questions and states reflect; absent when never corrected. */
  readonly corrige?: number;
  /** Corrected after a measurement: the new questions are measured without validation. */
  readonly aussitot?: boolean;
  /** How many questions were requested for the current description; absent in older dossiers. */
  readonly demandees?: number;
  /** Questions requested but not delivered yet. */
  readonly complement?: Complement;
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
  | { readonly type: 'correction_engagee'; readonly correction: Correction }
  | { readonly type: 'correction_relachee' }
  | { readonly type: 'fiche_corrigee'; readonly revision: number; readonly corrige: number }
  | { readonly type: 'document_remis'; readonly document: DocumentEcrit }
  | { readonly type: 'page_choisie'; readonly numero: number }
  | { readonly type: 'remise_notee'; readonly document: string }
  | { readonly type: 'questions_demandees' }
  | { readonly type: 'questions_remises'; readonly questions: readonly Question[]; readonly le: Date }
  | { readonly type: 'complement_demande'; readonly complement: Complement }
  | { readonly type: 'questions_completees'; readonly questions: readonly Question[] }
  | { readonly type: 'questions_ajustees'; readonly questions: readonly Question[] }
  | { readonly type: 'page_figee'; readonly page: PageFigee }
  | {
      readonly type: 'mesure_lancee';
      readonly mesure: string;
      readonly le: Date;
      readonly lancee_ts: number;
      readonly mensuelle?: true;
    }
  | {
      readonly type: 'dossier_ferme';
      readonly revision: number;
      /** The command that removes the client; a resumed removal uses it again. */
      readonly command_id: string;
      readonly place_libre_le: string | null;
    }
  | {
      readonly type: 'etats_remis';
      readonly issue: Issue;
      readonly detail: string | null;
      readonly mesuree: { readonly mesure: string; readonly le: Date } | null;
      readonly etats: readonly EtatDeQuestion[];
      readonly constat?: Constat | undefined;
      readonly documents: readonly DocumentEcrit[];
    };

export type DossierRule<C, P = object> = Rule<DossierState, C, P, DossierFact>;
