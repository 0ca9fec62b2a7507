import { fr, propose, refuse } from '@agence/gesture';
import { LIEN_MINUTES } from '@agence/words/promises';
import type { Lien, LienRule, LienState } from './lien.ts';

export const LIEN_PERDU = fr`Ce lien n'est plus valable : il sert une seule fois, pendant ${LIEN_MINUTES} minutes, et le dernier demandé remplace les autres.`;

/** A link for any address; `operator` is set when an operator hands it over instead of a message. */
export const demanderLien: LienRule<{ lien: Lien; operator: string | null }> = (_state, { lien, operator }) =>
  propose({}, [operator === null ? { type: 'lien_demande', lien } : { type: 'lien_remis', lien, operator }]);

/** Whether a link may still be sent or used. */
export const lienVaut = (state: LienState, now: Date): state is Lien =>
  state !== null && state.utilise !== true && state.expire > now;

type TirerJeton = { readonly id: string; readonly hash: string; readonly now: Date };

/** Adds a token to the link, unless another link replaced it meanwhile. */
export const tirerJeton: LienRule<TirerJeton> = (state, { id, hash, now }) =>
  lienVaut(state, now) && state.id === id
    ? propose({}, [{ type: 'jeton_tire', hash }])
    : refuse('not_found', LIEN_PERDU);

/** Uses up a link with all its tokens. */
export const utiliserLien: LienRule<Omit<TirerJeton, 'id'>, { adresse: string }> = (state, { hash, now }) =>
  lienVaut(state, now) && state.jetons?.includes(hash) === true
    ? propose({ adresse: state.adresse }, [{ type: 'lien_utilise' }])
    : refuse('conflict', LIEN_PERDU);
