import { majuscule } from './french.ts';

/** Constants that several services share (docs/limits.md). */

/** How many answers to one question a client's measurement, and a diagnostic, aim for. */
export const REPONSES_VISEES = { mesure: 20, diagnostic: 12 } as const;

/** How often each of `models` models is asked the question. */
export const repeatsOf = (genre: keyof typeof REPONSES_VISEES, models: number): number =>
  Math.ceil(REPONSES_VISEES[genre] / models);

/** Of so many answers, how many a model reads a second time at most, and how many get a follow-up question. */
export const lecturesEnPlus = (reponses: number): number => Math.ceil(reponses / 10);

/** The most paid calls for so many answers: each is requested, then read if a model reads. */
export const appelsDeReponses = (reponses: number, lecteur: boolean): number =>
  lecteur ? 2 * (reponses + lecturesEnPlus(reponses)) : reponses;

/** What the number of calls depends on: how many models are asked, and whether a model reads their answers. */
export type Interroges = { readonly modeles: number; readonly lecteur: boolean };

/** The most paid calls that a measurement of so many questions makes: its answers, then one page. */
export const appelsDeMesure = (questions: number, { modeles, lecteur }: Interroges): number =>
  modeles === 0 ? 0 : appelsDeReponses(questions * modeles * repeatsOf('mesure', modeles), lecteur) + 1;

/** The most paid calls that one diagnostic of so many questions makes: they are prepared, then asked. */
export const appelsDeDiagnostic = (questions: number, { modeles, lecteur }: Interroges): number =>
  modeles === 0 ? 0 : 1 + appelsDeReponses(questions * modeles * repeatsOf('diagnostic', modeles), lecteur);

/** Questions of a prospect's diagnostic. */
export const QUESTIONS_DIAGNOSTIC = 5;

/** The files of a report's data, as they follow its link (the contract). */
export const DONNEES = {
  reponses: 'reponses.csv',
  sources: 'sources.csv',
  faits: 'faits.csv',
  json: 'donnees.json',
} as const;

/** Prospect diagnostics that each active client opens a month (the contract). */
export const LEADS_PAR_CLIENT = 3;

/** The diagnostic from the public form: questions, models at most (the first of `AI_MODELS`), paid calls. */
export const QUESTIONS_LEAD = 3;
export const IAS_LEAD = 4;
export const APPELS_LEAD = appelsDeDiagnostic(QUESTIONS_LEAD, { modeles: IAS_LEAD, lecteur: true });

/** Clients that a call places at most (the contract). */
export const MAX_CLIENTS = 50;

/** Competitors of a client that are followed, and the signs of each name, at most (the contract). */
export const MAX_CONCURRENTS = 10;
export const MAX_CONCURRENT = 120;

/** Longest life of a console session in days, even when it is used. */
export const SESSION_JOURS = 7;

/** Days without a sign-in after which a caller address, or a browser, is new to an account again. */
export const CONNUE_JOURS = 30;

/** Minutes that a link into the console may be used, once. */
export const LIEN_MINUTES = 15;

/** The brand's colour where nobody chose one. */
export const COULEUR_PAR_DEFAUT = '#0b5cad';

/** The plan of customers without an agency, and of nobody else. */
export const FORMULE_DIRECTE = 'direct';

/** A plan as people call it: `agence5` is « Agence 5 ». */
export const nomDeFormule = (plan: string): string => majuscule(plan.replace(/^agence(?=\d)/, 'agence '));

/** Days after the last paid one until an account is no longer served. */
export const ECHU_APRES_JOURS = 8;
