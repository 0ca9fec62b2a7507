import { type Decision, propose } from '@agence/gesture';
import type { Bilan } from './bilan.ts';
import type { Attente, Figee, MesureFact, MesureState, Plan } from './mesure.ts';

type Nothing = Record<string, never>;
type Answer = Decision<Nothing, MesureFact>;

const running = (state: MesureState): boolean => state?.etat === 'en cours';

/** Creates a measurement once; a repeated launch changes nothing. */
export const creer = (state: MesureState, { plan }: { readonly plan: Plan }): Answer =>
  propose({}, state === null ? [{ type: 'mesure_creee', plan }] : []);

/** Fixes once what the conclusion rests on, so that repeated conclusions give the same report and states. */
export const figer = (
  state: MesureState,
  { figee }: { readonly figee: Figee },
): Decision<Figee, MesureFact> =>
  propose(
    state?.figee ?? figee,
    running(state) && state?.figee === null ? [{ type: 'mesure_figee', figee }] : [],
  );

type Terminer = { readonly at: Date; readonly bilan: Bilan };

export const terminer = (state: MesureState, { at, bilan }: Terminer): Answer =>
  propose({}, running(state) ? [{ type: 'mesure_faite', at, bilan }] : []);

type Manquer = { readonly at: Date; readonly demain: Date | null };

/** Records a failure. A first try is retried at `demain` if given; a later try waits for a person. */
export const manquer = (state: MesureState, { at, demain }: Manquer): Answer =>
  propose(
    {},
    running(state) ? [{ type: 'mesure_manquee', at, reprise_le: state?.essai === 1 ? demain : null }] : [],
  );

export const annuler = (state: MesureState, { at }: { readonly at: Date }): Answer =>
  propose({}, running(state) ? [{ type: 'mesure_annulee', at }] : []);

export const constaterRetard = (state: MesureState): Answer =>
  propose({}, running(state) && state?.en_retard === false ? [{ type: 'retard_constate' }] : []);

/** Erases everything about the client, and ends the measurement if it runs. */
export const effacer = (state: MesureState): Answer =>
  propose({}, state === null ? [] : [{ type: 'mesure_effacee' }]);

/** Records that the next try was created, so that none is created twice. */
export const reprendre = (state: MesureState): Answer =>
  propose({}, state !== null && state.reprise_le !== null ? [{ type: 'mesure_reprise' }] : []);

/** Records what a running measurement waits for, or null for nothing, so that each change is reported once. */
export const constaterAttente = (
  state: MesureState,
  { attente }: { readonly attente: Attente | null },
): Decision<Record<string, never>, MesureFact> => {
  const news = state?.etat === 'en cours' && (state.attente ?? null) !== attente;
  return propose({}, news ? [{ type: 'attente_constatee', attente }] : []);
};
