import { fr, propose, refuse } from '@agence/gesture';
import type { Revocation } from '@agence/proto/accounts/v1/accounts';
import { COMPTE_INCONNU, type CompteRule } from '../compte.facts.ts';

const cles = (n: number): string =>
  n === 1
    ? fr`La clé du compte est coupée et n'ouvre plus rien`
    : fr`Les ${n} clés du compte sont coupées et n'ouvrent plus rien`;

const assistants = (n: number): string => {
  if (n === 0) return fr`aucun assistant n'était connecté`;
  return n === 1 ? fr`l'assistant connecté est coupé` : fr`les ${n} assistants connectés sont coupés`;
};

/** Cuts every key of the account, whatever its door, and disconnects its assistants, in one write. */
export const revoquer: CompteRule<{ now: Date }, Revocation> = (state, { now: le }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const coupees = state.cles.filter(({ cut }) => cut === null).length;
  const assistants_coupes = state.assistants.filter(({ coupe }) => coupe === null).length;
  if (coupees + assistants_coupes === 0)
    return propose({ coupees, assistants_coupes, note: fr`Toutes les clés du compte étaient déjà coupées.` });
  const note = fr`${cles(coupees)} ; ${assistants(assistants_coupes)}. Demandez une nouvelle clé par e-mail ou dans la console : une personne vous la remettra.`;
  return propose({ coupees, assistants_coupes, note }, [{ type: 'cles_revoquees', le }]);
};
