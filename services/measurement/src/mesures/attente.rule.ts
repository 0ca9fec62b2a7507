import { type Decision, propose } from '@agence/gesture';
import type { Attente, MesureFact, MesureState } from './mesure.ts';

/** Records what a running measurement waits for, or null for nothing, so that each change is reported once. */
export const constaterAttente = (
  state: MesureState,
  { attente }: { readonly attente: Attente | null },
): Decision<Record<string, never>, MesureFact> => {
  const news = state?.etat === 'en cours' && (state.attente ?? null) !== attente;
  return propose({}, news ? [{ type: 'attente_constatee', attente }] : []);
};
