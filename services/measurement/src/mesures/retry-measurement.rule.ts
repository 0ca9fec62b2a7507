import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { MesureFact, MesureState } from './mesure.ts';

type RetryMeasurement = {
  readonly at: Date;
  readonly operator: string;
  readonly why: string;
  /** The client changed, left, or was measured since. */
  readonly depassee: boolean;
};

export const INCONNUE = fr`Aucune mesure ne porte cet identifiant.`;

export const conflict = (sentence: string) => refuse('conflict', sentence);

/** An operator orders another try of a measurement that failed for good. */
export const retryMeasurement = (
  state: MesureState,
  { at, operator, why, depassee }: RetryMeasurement,
): Decision<{ readonly essai: number }, MesureFact> => {
  if (state === null) return refuse('not_found', INCONNUE);
  if (state.etat !== 'en échec')
    return conflict(fr`Cette mesure n'a pas échoué : elle est « ${state.etat} ».`);
  if (state.diagnostic === 'prospect')
    return conflict(fr`L'agence a repris son droit : à elle de redemander ce diagnostic.`);
  if (state.reprise_le !== null) return conflict(fr`Cette mesure va être reprise d'elle-même.`);
  if (depassee)
    return conflict(fr`Cette mesure est dépassée : le client a changé, est parti ou a été mesuré depuis.`);
  return propose({ essai: state.essai + 1 }, [
    { type: 'reprise_demandee', set: { reprise_le: at }, operator, why },
  ]);
};
