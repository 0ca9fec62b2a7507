import { fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, type CompteRule, type Par } from '../compte.facts.ts';

/** Whether a model may read what an account orders by mail. */
export const setOrdersModel: CompteRule<Par & { sans_modele: boolean }> = (state, command) => {
  const { sans_modele, operator, why } = command;
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if ((state.sans_modele ?? false) === sans_modele)
    return refuse('conflict', fr`Ce compte est déjà réglé ainsi.`);
  return propose({}, [{ type: 'orders_model_set', sans_modele, operator, why }]);
};
