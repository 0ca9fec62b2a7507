import type { ModelRef } from '../ai/port.ts';
import type { Bilan, Mesure } from '../mesures/mesure.ts';
import type { LectureLue, Lu } from './lecture.ts';

/** The reason given when no model was configured to read. */
export const SANS_MODELE = 'aucun modèle';

const byModel = ({ reading }: LectureLue): boolean => reading.provenance?.by === 'modele';

/** The reader of the answers: the next measurement is compared only if the same reader read it. */
export const lecteurDe = ({ lecteur }: Mesure, lues: readonly LectureLue[]): Bilan['lecture'] => {
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

/** How the answers were read. Counts are answers; `ecartes` and `incertaines` count names. */
export const commentLues = (
  mesure: Mesure,
  lues: readonly LectureLue[],
  models: readonly ModelRef[],
  avant: Bilan['lecture'] | undefined,
) => {
  const { lecteur, version, par_modele } = lecteurDe(mesure, lues);
  const read = lues.filter(byModel).map(({ reading }) => reading);
  const sum = (count: (reading: Lu) => number) => read.reduce((total, reading) => total + count(reading), 0);
  return {
    /** The model that read; null: rules alone. */
    modele: models.find((model) => model.id === lecteur)?.label ?? lecteur,
    version,
    /** Answers read by the model; rules read the others. */
    par_modele,
    /** Names from the model that do not count: not in the text, or not a business. */
    ecartes: sum(({ provenance }) => provenance?.dropped ?? 0),
    /** Answers about which the model was asked again. */
    redemandees: sum(({ provenance }) => provenance?.asked_again ?? 0),
    // A competitor in doubt counts under its name in the answer: only doubts about the client are left out.
    incertaines: sum(({ uncertain = [] }) => uncertain.filter(({ is }) => is === 'client').length),
    /** Answers where the model's order of names, which decides the client's place, differs from the text's order. */
    places: sum(({ position_uncertain }) => Number(position_uncertain ?? false)),
    /** Among answers read by the model, those where the rules agree on whether the client is cited. */
    accord: sum(({ provenance }) => Number(provenance?.agrees ?? false)),
    /** The same model and version read the previous measurement. */
    comme_avant: avant?.lecteur === lecteur && avant.version === version,
  };
};
