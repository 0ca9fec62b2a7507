import { QUESTIONS_DIAGNOSTIC, QUESTIONS_LEAD } from '@agence/words/promises';

/** For whom a diagnostic is made: a prospect of an agency, or a person who asked through the public form. */
export type Pour = 'prospect' | 'lead';

/** A diagnostic that was asked for, with how many of the configured models are asked. */
export type Diagnostic = { readonly pour: Pour; readonly ias: number };

export const QUESTIONS: Readonly<Record<Pour, number>> = {
  prospect: QUESTIONS_DIAGNOSTIC,
  lead: QUESTIONS_LEAD,
};

/** Stands for the account of all leads together; no account is called so. */
export const COMPTE_LEADS = '*leads';

/** A diagnostic is asked for once and never changes: there is one revision of it. */
export const REVISION = 1;

/** The id of what is prepared for a request or a lead: told twice, it is the same. */
export const preparationDe = (demande: string): string => `p_${demande}`;
