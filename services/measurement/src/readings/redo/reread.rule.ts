import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { MesureFact, MesureState, Relecture } from '../../mesures/mesure.ts';
import { conflict, INCONNUE } from '../../mesures/retry-measurement.rule.ts';

export type Version = Omit<Relecture, 'essai'>;

type Reread = {
  /** The model that reads today, and its version; null: rules read. */
  readonly by: Version | null;
  /** Every answer of the measurement is still stored. */
  readonly gardees: boolean;
  /** The client changed or left since. */
  readonly depassee: boolean;
  readonly operator: string;
  readonly why: string;
};

const sameVersion =
  ({ lecteur, version }: Version) =>
  (other: { readonly lecteur: string | null; readonly version: string }): boolean =>
    other.lecteur === lecteur && other.version === version;

/** An operator orders a further reading of the answers; each model and version reads them once. */
export const reread = (
  state: MesureState,
  { by, gardees, depassee, operator, why }: Reread,
): Decision<Relecture, MesureFact> => {
  if (state === null) return refuse('not_found', INCONNUE);
  if (state.etat !== 'faite')
    return conflict(fr`Seule une mesure faite peut être relue : celle-ci est « ${state.etat} ».`);
  if (state.diagnostic !== undefined)
    return conflict(
      fr`Seule la mesure d'un client peut être relue par un modèle : un diagnostic n'a pas de document suivant.`,
    );
  if (by === null) return conflict(fr`Aucun modèle ne lit les réponses : READER_MODEL demande les règles.`);
  if (state.relecture != null)
    return conflict(fr`Cette mesure est déjà en train d'être relue par ${state.relecture.lecteur}.`);
  const earlier = (state.relues ?? []).filter(sameVersion(by));
  const first = state.bilan?.lecture;
  if ((first !== undefined && sameVersion(by)(first)) || earlier.some(({ bilan }) => bilan !== null))
    return conflict(fr`Cette mesure est déjà lue par ${by.lecteur}, version ${by.version}.`);
  if (!gardees)
    return conflict(fr`Les réponses de cette mesure ne sont plus gardées : elle ne peut plus être relue.`);
  if (depassee)
    return conflict(
      fr`Le client a changé ou est parti depuis cette mesure : aucun document n'en tiendrait compte.`,
    );
  const relecture = { ...by, essai: earlier.length + 1 };
  return propose(relecture, [{ type: 'relecture_demandee', set: { relecture }, operator, why }]);
};
