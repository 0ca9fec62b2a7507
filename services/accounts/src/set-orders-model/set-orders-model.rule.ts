import { fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import type { CompteRule } from '../compte.ts';

export type SetOrdersModel = {
  readonly sans_modele: boolean;
  readonly operator: string;
  readonly why: string;
};

/** Whether a model may read what an account orders by mail. */
export const setOrdersModel: CompteRule<SetOrdersModel> = (state, { sans_modele, operator, why }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if ((state.sans_modele ?? false) === sans_modele)
    return refuse('conflict', fr`Ce compte est déjà réglé ainsi.`);
  return propose({}, [{ type: 'orders_model_set', sans_modele, operator, why }]);
};
