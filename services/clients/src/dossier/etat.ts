import type { Identite } from '../portefeuille/fiche.ts';

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
  /** Who is cited before the client, in how many answers; absent in states handed in before it was kept. */
  readonly devant?: readonly { readonly entreprise: string; readonly reponses: number }[];
  /** Answers in which a citation of the client is uncertain, not in `cite`; absent in states handed in before they were counted. */
  readonly incertaines?: number;
};

/** What a measurement found over all its questions. */
export type Constat = {
  readonly cite: number;
  readonly reponses: number;
  /** The three most often in front of the client. */
  readonly devant: readonly { readonly entreprise: string; readonly reponses: number }[];
  /** The simulator answered. */
  readonly simulee: boolean;
};

/** A state as other services read it. */
export const etatMontre = (etat: EtatDeQuestion, page: string | undefined) => ({
  ...etat,
  intervalle: [...etat.intervalle],
  devant: [...(etat.devant ?? [])],
  incertaines: etat.incertaines ?? 0,
  page,
});

/** How many questions stood in each state when a measurement ended. */
export type Releve = {
  readonly mesure: string;
  readonly le: Date;
  readonly a_conquerir: number;
  readonly a_consolider: number;
  readonly acquises: number;
};

export type DocumentEcrit = { readonly id: string; readonly genre: string; readonly n: number | null };

/** A correction as it was ordered: whoever completes it decides on the same. */
export type Correction = {
  readonly command_id: string;
  readonly revision: number;
  readonly apres: Identite;
  readonly site: string;
  /** As the dossier stands when it lets the correction in. */
  readonly mesuree: boolean;
  readonly servi: boolean;
  readonly appels_prevus: number;
};

/** The question that the page of a measurement aims at, from when its writing began. */
export type PageFigee = {
  readonly mesure: string;
  readonly revision: number;
  readonly n: number;
  readonly question: string;
  readonly numero_page: number;
  readonly choisi: boolean;
};

/** Questions that a larger plan adds: up to how many, how many are prepared for it, and when they were asked for. */
export type Complement = { readonly jusqua: number; readonly combien: number; readonly le: Date };

export type Issue = 'en cours' | 'faite' | 'en échec';

/** What is done for one client: its questions, the launch, what the last measurement said. One document holds the right to launch. */
export type Dossier = {
  readonly compte: string;
  readonly revision: number;
  /** The client was removed: nothing starts any more. */
  readonly ferme: boolean;
  /** The command that closed it last; absent in dossiers not closed since this field exists. */
  readonly retrait?: string;
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
  /** Of questions that it did not ask, from when they were asked last; absent where there are none. */
  readonly etats_au_repos?: readonly EtatDeQuestion[];
  /** What it found over all of them; null or absent where nothing counts, or was measured before it was kept. */
  readonly constat?: Constat | null;
  /** What each measurement since the last correction found; absent in dossiers not measured since this field exists. */
  readonly suivi?: readonly Releve[];
  /** Number of the question chosen for the next page. */
  readonly page: number | null;
  readonly documents: readonly DocumentEcrit[];
  /** Pages whose writing has begun, written or not. */
  readonly pages?: readonly PageFigee[];
  /** The last launch that was not a monthly one: its day is the client's day of the month. */
  readonly ancre?: Date;
  /** When the client is measured again. */
  readonly echeance?: Date;
  /** A correction that was ordered and that the portfolio has not decided yet: nothing is launched meanwhile. */
  readonly correction?: Correction;
  /** The revision of the correction that the questions and states account for; absent: never corrected. */
  readonly corrige?: number;
  /** Corrected after a measurement: the new questions wait for no validation. */
  readonly aussitot?: boolean;
  /** How many questions were asked for of the client as it is described; absent in dossiers of before it was kept. */
  readonly demandees?: number;
  /** Asked for and not handed in yet. */
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
      readonly constat?: Constat | undefined;
      readonly documents: readonly DocumentEcrit[];
    };
