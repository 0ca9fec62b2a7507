import { type Decision, propose } from '@agence/gesture';
import { erased, NEW } from './fields.ts';
import type { Bilan, Figee, Mesure, MesureFact, MesureState, Plan } from './mesure.ts';

type Answer = Decision<Record<string, never>, MesureFact>;
type End = { readonly at: Date };

const onlyIf = (holds: boolean, fact: MesureFact): Answer => propose({}, holds ? [fact] : []);
const running = (state: MesureState): boolean => state?.etat === 'en cours';

/** Creates a measurement once; a repeated launch changes nothing. */
export const creer = (state: MesureState, { plan }: { readonly plan: Plan }): Answer =>
  onlyIf(state === null, { type: 'mesure_creee', set: { ...plan, ...NEW } });

/** Fixes once what the conclusion rests on, so that repeated conclusions give the same report and states. */
export const figer = (
  state: MesureState,
  { figee }: { readonly figee: Figee },
): Decision<Figee, MesureFact> => {
  const first = running(state) && state?.figee === null;
  return propose(state?.figee ?? figee, first ? [{ type: 'mesure_figee', set: { figee } }] : []);
};

export const terminer = (state: MesureState, { at, bilan }: End & { readonly bilan: Bilan }): Answer =>
  onlyIf(running(state), { type: 'mesure_faite', set: { etat: 'faite', terminee: at, bilan } });

/** Records a failure. A first try is retried at `demain` if given; a later try waits for a person. */
export const manquer = (
  state: MesureState,
  { at, demain }: End & { readonly demain: Date | null },
): Answer => {
  const set = { etat: 'en échec', terminee: at, reprise_le: state?.essai === 1 ? demain : null } as const;
  return onlyIf(running(state), { type: 'mesure_manquee', set });
};

export const annuler = (state: MesureState, { at }: End): Answer =>
  onlyIf(running(state), { type: 'mesure_annulee', set: { etat: 'annulée', terminee: at } });

export const constaterRetard = (state: MesureState): Answer =>
  onlyIf(running(state) && !state?.en_retard, { type: 'retard_constate', set: { en_retard: true } });

/** Erases everything about the client, and ends the measurement if it runs. */
export const effacer = (state: MesureState): Answer =>
  propose({}, state === null ? [] : [{ type: 'mesure_effacee', set: erased(state) }]);

/** Records that the next try was created, so that none is created twice. */
export const reprendre = (state: MesureState): Answer =>
  onlyIf(state?.reprise_le != null, { type: 'mesure_reprise', set: { reprise_le: null } });

/** Records what a running measurement waits for, or null for nothing, so that each change is reported once. */
export const constaterAttente = (
  state: MesureState,
  { attente }: Pick<Required<Mesure>, 'attente'>,
): Answer => {
  const news = running(state) && (state?.attente ?? null) !== attente;
  return onlyIf(news, { type: 'attente_constatee', set: { attente } });
};
