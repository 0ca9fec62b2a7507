import type { DayCount } from '@agence/words/resemblance';
import type { ModelRef } from '../ai/port.ts';
import type { Bilan, Mesure } from '../mesures/mesure.ts';
import type { Classee } from './constat.ts';
import type { LectureLue, Lu } from './lecture.ts';
import type { CommentLues, QuestionAvant } from './releve/releve.data.ts';

type Question = Bilan['questions'][number];

export const answered = ({ par_modele }: Question) => par_modele.filter(({ reponses }) => reponses > 0);

/** The answers to a question by model and day. */
export const daysOf = (question: Question): DayCount[] =>
  answered(question).flatMap(({ model, jours, ...whole }) =>
    (jours ?? [{ jour: '', ...whole }]).map((day) => ({ ...day, model })),
  );

/** The reason given when no model was configured to read. */
export const SANS_MODELE = 'aucun modèle';

const byModel = ({ reading }: LectureLue): boolean => reading.provenance?.by === 'modele';

/** The reader of the answers: the next measurement is compared only if the same reader read it. */
const lecteurDe = ({ lecteur }: Mesure, lues: readonly LectureLue[]): Bilan['lecture'] => {
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

export const commentLues = (
  mesure: Mesure,
  lues: readonly LectureLue[],
  models: readonly ModelRef[],
  avant: Bilan['lecture'] | undefined,
): CommentLues => {
  const { lecteur, version } = lecteurDe(mesure, lues);
  const read = lues.filter(byModel).map(({ reading }) => reading);
  const sum = (count: (reading: Lu) => number) => read.reduce((total, reading) => total + count(reading), 0);
  return {
    modele: models.find((model) => model.id === lecteur)?.label ?? lecteur,
    version,
    par_modele: read.length,
    ecartes: sum(({ provenance }) => provenance?.dropped ?? 0),
    redemandees: sum(({ provenance }) => provenance?.asked_again ?? 0),
    // A competitor in doubt counts under its name in the answer: only doubts about the client are left out.
    incertaines: sum(({ uncertain = [] }) => uncertain.filter(({ is }) => is === 'client').length),
    places: sum(({ position_uncertain }) => Number(position_uncertain ?? false)),
    accord: sum(({ provenance }) => Number(provenance?.agrees ?? false)),
    comme_avant: avant?.lecteur === lecteur && avant.version === version,
  };
};

/** The version that answered for a model; its configured name when no answer reports one. */
export const versionDe = (lues: readonly LectureLue[], model: string): string =>
  lues.find(({ cell }) => cell.model === model)?.answer?.model_version ?? model.slice(model.indexOf(':') + 1);

/** Uncertain citations of the client that nobody decided. */
const incertainesDe = ({ cell, reading }: LectureLue): Bilan['incertaines'][number][] =>
  (reading.uncertain ?? [])
    .filter(({ is }) => is === 'client')
    .map(({ start: debut, end: fin, named: nommee }) => {
      const { _id: reponse, n, model } = cell;
      return { reponse, n, model, debut, fin, nommee };
    });

/** Each business counts once an answer, and only where it is followed. */
const voixDe = (lues: readonly LectureLue[], classees: readonly Classee[]): Bilan['voix'] => {
  const followed = new Map(classees.map(({ n, concurrents }) => [n, concurrents.map(({ nom }) => nom)]));
  const client = lues.filter(({ reading }) => reading.businesses.some(({ is }) => is === 'client')).length;
  const others = lues.map(({ cell, reading }) => {
    const own = followed.get(cell.n) ?? [];
    return own.filter((nom) => reading.businesses.some(({ name }) => name === nom)).length;
  });
  return { client, tous: others.reduce((sum, count) => sum + count, client) };
};

/** The basis of the next comparison: states handed in, their counts, and the versions asked. */
export const bilanDe = (mesure: Mesure, lues: readonly LectureLue[], classees: readonly Classee[]): Bilan => {
  const { questions, models } = mesure;
  return {
    questions: classees.map(({ n, etat, rang, jours }) => ({
      n,
      question: questions.find((asked) => asked.n === n)?.question ?? '',
      etat,
      rang,
      par_modele: models.map((model) => {
        const days = jours.filter((day) => day.model === model).map(({ model: _, ...counted }) => counted);
        const sum = (count: 'reponses' | 'cite' | 'premier') =>
          days.reduce((total, day) => total + day[count], 0);
        const counts = { reponses: sum('reponses'), cite: sum('cite'), premier: sum('premier') };
        return { model, ...counts, ...(days.length > 1 && { jours: days }) };
      }),
    })),
    versions: models.map((model) => ({ model, version: versionDe(lues, model) })),
    lecture: lecteurDe(mesure, lues),
    voix: voixDe(lues, classees),
    incertaines: lues.flatMap(incertainesDe),
  };
};

/** The version of a model in the previous measurement; null when it gave no answer then. */
export const versionAvant = (bilan: Bilan, model: string): string | null => {
  const gave = bilan.questions.flatMap(answered).some((counts) => counts.model === model);
  return gave ? (bilan.versions.find((known) => known.model === model)?.version ?? null) : null;
};

/** The question in the previous measurement, by model in today's order; null when it was not measured, or differed. */
export const questionAvant = (
  { models }: Mesure,
  bilan: Bilan,
  { n, question }: Mesure['questions'][number],
): QuestionAvant | null => {
  const before = bilan.questions.find((earlier) => earlier.n === n && earlier.question === question);
  if (before === undefined) return null;
  const par_ia = models.map((model) => {
    const found = before.par_modele.find((counts) => counts.model === model);
    if (found === undefined) return null;
    const { model: _, ...counted } = found;
    return counted;
  });
  return { etat: before.etat, par_ia };
};

export type Avant = { readonly jour: string; readonly mois?: string; readonly bilan: Bilan };
