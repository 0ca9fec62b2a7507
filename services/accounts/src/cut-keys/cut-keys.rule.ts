import { fr, propose, refuse } from '@agence/gesture';
import type { KeysCut } from '@agence/proto/accounts/v1/operator';
import { COMPTE_INCONNU, type CompteRule, type Par } from '../compte.facts.ts';

/** `id` null: every key, and the assistants. */
export type CutKeys = Par & { readonly id: string | null; readonly now: Date };

/** An operator cuts one key of an account, or all of them. */
export const cutKeys: CompteRule<CutKeys, KeysCut> = (state, { operator, why, id, now: le }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const named = state.cles.filter((cle) => id === null || cle.id === id);
  if (id !== null && named.length === 0)
    return refuse('not_found', fr`Aucune clé de ce compte ne porte cet identifiant.`);
  const coupees = named.filter(({ cut }) => cut === null).length;
  const open = state.assistants.filter(({ coupe }) => coupe === null);
  const assistants_coupes = id === null ? open.length : 0;
  if (coupees + assistants_coupes === 0)
    return refuse(
      'conflict',
      id === null ? fr`Toutes les clés de ce compte sont déjà coupées.` : fr`Cette clé est déjà coupée.`,
    );
  return propose({ coupees, assistants_coupes }, [{ type: 'keys_cut', id, le, operator, why }]);
};
