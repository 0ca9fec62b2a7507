import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { CompteFact, CompteState } from '../compte.ts';

export const UNKNOWN_ACCOUNT = fr`Aucun compte ne porte cet identifiant.`;

export type PauseAccount = { readonly operator: string; readonly why: string };

type Answer = Decision<Record<string, never>, CompteFact>;

export const pauseAccount = (state: CompteState, { operator, why }: PauseAccount): Answer => {
  if (state === null) return refuse('not_found', UNKNOWN_ACCOUNT);
  if (state.en_pause) return refuse('conflict', fr`Ce compte est déjà en pause.`);
  return propose({}, [{ type: 'account_paused', operator, why }]);
};

export const resumeAccount = (state: CompteState, { operator, why }: PauseAccount): Answer => {
  if (state === null) return refuse('not_found', UNKNOWN_ACCOUNT);
  if (!state.en_pause) return refuse('conflict', fr`Ce compte n'est pas en pause.`);
  return propose({}, [{ type: 'account_resumed', operator, why }]);
};
