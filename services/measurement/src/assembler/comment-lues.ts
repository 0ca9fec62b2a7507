import type { ModelRef } from '../ai/port.ts';
import type { CommentLues } from '../documents/releve/releve.data.ts';
import type { Bilan, Mesure } from '../mesures/mesure.ts';
import type { LectureLue } from './extraits.ts';

/** Why rules read where no model was to. */
export const SANS_MODELE = 'aucun modèle';

const byModel = ({ reading }: LectureLue): boolean => reading.provenance?.by === 'modele';

/** What read the answers: the next measurement is compared with this one if it was read by the same. */
export const lecteurDe = (
  { lecteur }: Mesure,
  lues: readonly LectureLue[],
): NonNullable<Bilan['lecture']> => {
  const first = lues.find((one) => lecteur === undefined || byModel(one));
  const replis = Map.groupBy(
    lues.filter((one) => !byModel(one)),
    ({ reading }) => reading.provenance?.why ?? SANS_MODELE,
  );
  return {
    ...{ lecteur: lecteur ?? null, version: first?.reading.version ?? '' },
    par_modele: lues.filter(byModel).length,
    replis: Object.fromEntries([...replis].map(([why, answers]) => [why, answers.length])),
  };
};

const sum = (lues: readonly LectureLue[], count: (one: LectureLue) => number): number =>
  lues.reduce((total, one) => total + count(one), 0);

/** How the answers were read, for the method of a document. */
export const commentLues = (
  mesure: Mesure,
  lues: readonly LectureLue[],
  models: readonly ModelRef[],
  avant: Bilan['lecture'] | null,
): CommentLues => {
  const { lecteur, version } = lecteurDe(mesure, lues);
  const labelOf = (id: string) => models.find((one) => one.id === id)?.label ?? id;
  const read = lues.filter(byModel);
  return {
    modele: lecteur === null ? null : labelOf(lecteur),
    version,
    par_modele: read.length,
    ecartes: sum(read, ({ reading }) => reading.provenance?.dropped ?? 0),
    redemandees: sum(read, ({ reading }) => reading.provenance?.asked_again ?? 0),
    // A competitor in doubt counts under the name that the answer gives it: only the client's are left out.
    incertaines: sum(
      read,
      ({ reading }) => (reading.uncertain ?? []).filter(({ is }) => is === 'client').length,
    ),
    places: sum(read, ({ reading }) => Number(reading.position_uncertain ?? false)),
    accord: sum(read, ({ reading }) => Number(reading.provenance?.agrees ?? false)),
    comme_avant: avant !== undefined && avant?.lecteur === lecteur && avant.version === version,
  };
};
