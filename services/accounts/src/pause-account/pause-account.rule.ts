import { fr, propose, refuse } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import { COMPTE_INCONNU, type CompteRule, type Par } from '../compte.facts.ts';

export const pauseAccount: CompteRule<Par> = (state, { operator, why }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.en_pause) return refuse('conflict', fr`Ce compte est déjà en pause.`);
  return propose({}, [{ type: 'account_paused', operator, why }]);
};

/** Ends a pause and nothing else: reopening an account takes back its termination. */
export const resumeAccount: CompteRule<Par> = (state, { operator, why }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const { fin_le } = state.paiement;
  if (!state.en_pause && fin_le !== null)
    return refuse(
      'conflict',
      fr`Ce compte n'est pas en pause, il est résilié et prend fin le ${readableDay(fin_le)} : « accounts reopen » le rouvre.`,
    );
  if (!state.en_pause) return refuse('conflict', fr`Ce compte n'est pas en pause.`);
  return propose({}, [{ type: 'account_resumed', operator, why }]);
};
