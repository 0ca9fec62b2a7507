import { fr } from '@agence/gesture';
import type { DossierState } from './dossier.ts';

/** The client as the portfolio has it. */
type Vu = { readonly revision: number; readonly actif: boolean };

export type Mesure = { readonly mesure: string; readonly mesure_detail: string | null };

const RETIRE = fr`Ce client est retiré : aucune mesure ne démarrera. Repris, il aura ses questions à valider.`;

/** Time an agency has to look at the questions before the measurement starts by itself (the contract). */
export const VALIDATION_MS = 24 * 3_600_000;

/** When the measurement starts by itself; null when no questions wait for validation or the client is removed. */
export const demarre = (state: DossierState, { actif }: Vu): Date | null =>
  !actif || state?.a_valider_depuis == null || state.lancee !== null || state.aussitot
    ? null
    : new Date(state.a_valider_depuis.getTime() + VALIDATION_MS);

/** The progress of a client's measurement, with the reason and the next step for all but `faite`. */
export const mesure = (state: DossierState, { revision, actif }: Vu): Mesure => {
  const found = avancement(state, revision);
  return actif || found.mesure === 'faite' || state?.issue === 'en échec'
    ? found
    : { ...found, mesure_detail: RETIRE };
};

const avancement = (state: DossierState, revision: number): Mesure => {
  if (
    state === null ||
    (state.revision < revision && state.etats.length === 0) ||
    (state.a_valider_depuis === null && state.lancee === null)
  )
    return {
      mesure: 'questions en préparation',
      mesure_detail: fr`Les questions sont en préparation ; elles pourront être relues dans quelques instants.`,
    };
  if (state.lancee === null && state.aussitot)
    return {
      mesure: 'à valider',
      mesure_detail: fr`Les nouvelles questions sont prêtes ; la mesure démarrera dès que votre compte sera servi.`,
    };
  if (state.lancee === null)
    return {
      mesure: 'à valider',
      mesure_detail: fr`Les questions attendent votre validation ; la mesure démarrera d'elle-même 24 h après leur préparation.`,
    };
  if (state.issue === 'faite') return { mesure: 'faite', mesure_detail: null };
  const detail =
    state.issue === 'en échec'
      ? fr`La mesure n'a pas abouti ; nous la reprenons et vous tenons au courant par e-mail.`
      : fr`Les réponses des IA sont en cours de collecte ; le rapport suivra.`;
  return { mesure: state.issue, mesure_detail: state.detail ?? detail };
};
