import { type Decision, propose } from '@agence/gesture';
import type { Bilan, Figee, MesureFact, MesureState, Plan } from './mesure.ts';

type Nothing = Record<string, never>;
type Answer = Decision<Nothing, MesureFact>;

const running = (state: MesureState): boolean => state?.etat === 'en cours';

/** Created once, however often its launch is told. */
export const creer = (state: MesureState, { plan }: { readonly plan: Plan }): Answer =>
  propose({}, state === null ? [{ type: 'mesure_creee', plan }] : []);

/** Fixes what is concluded from, once: the report and the states are the same however often they are made. */
export const figer = (
  state: MesureState,
  { figee }: { readonly figee: Figee },
): Decision<Figee, MesureFact> =>
  propose(
    state?.figee ?? figee,
    running(state) && state?.figee === null ? [{ type: 'mesure_figee', figee }] : [],
  );

export type Terminer = { readonly at: Date; readonly bilan: Bilan };

export const terminer = (state: MesureState, { at, bilan }: Terminer): Answer =>
  propose({}, running(state) ? [{ type: 'mesure_faite', at, bilan }] : []);

export type Manquer = { readonly at: Date; readonly demain: Date | null };

/** Fails; a first try is taken up once more the next day if one is given, a second one waits for a person. */
export const manquer = (state: MesureState, { at, demain }: Manquer): Answer =>
  propose(
    {},
    running(state) ? [{ type: 'mesure_manquee', at, reprise_le: state?.essai === 1 ? demain : null }] : [],
  );

export const annuler = (state: MesureState, { at }: { readonly at: Date }): Answer =>
  propose({}, running(state) ? [{ type: 'mesure_annulee', at }] : []);

export const constaterRetard = (state: MesureState): Answer =>
  propose({}, running(state) && state?.en_retard === false ? [{ type: 'retard_constate' }] : []);

/** Nothing of whom it was about stays; what was running is over. */
export const effacer = (state: MesureState): Answer =>
  propose({}, state === null ? [] : [{ type: 'mesure_effacee' }]);

/** Its second try was created: it is not taken up again. */
export const reprendre = (state: MesureState): Answer =>
  propose({}, state !== null && state.reprise_le !== null ? [{ type: 'mesure_reprise' }] : []);
