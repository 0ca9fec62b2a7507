import { type Decision, propose } from '@agence/gesture';
import type { Attente, MesureFact, MesureState } from './mesure.ts';

/** What holds a running measurement back, or that nothing does any more: remembered, so that it is told once. */
export const constaterAttente = (
  state: MesureState,
  { attente }: { readonly attente: Attente | null },
): Decision<Record<string, never>, MesureFact> => {
  const news = state?.etat === 'en cours' && (state.attente ?? null) !== attente;
  return propose({}, news ? [{ type: 'attente_constatee', attente }] : []);
};
