import type { ModelRef } from '../ai/port.ts';
import type { CommentLues } from '../documents/releve/releve.data.ts';
import type { Bilan } from '../mesures/bilan.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { LectureLue } from './extraits.ts';

/** The reason given when no model was configured to read. */
export const SANS_MODELE = 'aucun modèle';

const byModel = ({ reading }: LectureLue): boolean => reading.provenance?.by === 'modele';

/** The reader of the answers: the next measurement is compared only if the same reader read it. */
export const lecteurDe = (
  { lecteur }: Mesure,
  lues: readonly LectureLue[],
): NonNullable<Bilan['lecture']> => {
  const first = lues.find((lue) => lecteur === undefined || byModel(lue));
  const replis = Map.groupBy(
    lues.filter((lue) => !byModel(lue)),
    ({ reading }) => reading.provenance?.why ?? SANS_MODELE,
  );
  return {
    ...{ lecteur: lecteur ?? null, version: first?.reading.version ?? '' },
    par_modele: lues.filter(byModel).length,
    replis: Object.fromEntries([...replis].map(([why, answers]) => [why, answers.length])),
  };
};

const sum = (lues: readonly LectureLue[], count: (lue: LectureLue) => number): number =>
  lues.reduce((total, lue) => total + count(lue), 0);

/** How the answers were read, for the method section of a document. */
export const commentLues = (
  mesure: Mesure,
  lues: readonly LectureLue[],
  models: readonly ModelRef[],
  avant: Bilan['lecture'] | null,
): CommentLues => {
  const { lecteur, version } = lecteurDe(mesure, lues);
  const labelOf = (id: string) => models.find((model) => model.id === id)?.label ?? id;
  const read = lues.filter(byModel);
  return {
    modele: lecteur === null ? null : labelOf(lecteur),
    version,
    par_modele: read.length,
    ecartes: sum(read, ({ reading }) => reading.provenance?.dropped ?? 0),
    redemandees: sum(read, ({ reading }) => reading.provenance?.asked_again ?? 0),
    // A competitor in doubt counts under its name in the answer: only doubts about the client are left out.
    incertaines: sum(
      read,
      ({ reading }) => (reading.uncertain ?? []).filter(({ is }) => is === 'client').length,
    ),
    places: sum(read, ({ reading }) => Number(reading.position_uncertain ?? false)),
    accord: sum(read, ({ reading }) => Number(reading.provenance?.agrees ?? false)),
    comme_avant: avant !== undefined && avant?.lecteur === lecteur && avant.version === version,
  };
};
