import { QUESTIONS_DIAGNOSTIC, QUESTIONS_LEAD } from '@agence/words/promises';

/** Who a diagnostic is for: a prospect of an agency, or a person who used the public form. */
export type Pour = 'prospect' | 'lead';

/** A requested diagnostic; `ias`: how many of the configured models are asked. */
export type Diagnostic = { readonly pour: Pour; readonly ias: number };

export const QUESTIONS: Readonly<Record<Pour, number>> = {
  prospect: QUESTIONS_DIAGNOSTIC,
  lead: QUESTIONS_LEAD,
};

/** Stands for the account of all leads; no real account has this name. */
export const COMPTE_LEADS = '*leads';
