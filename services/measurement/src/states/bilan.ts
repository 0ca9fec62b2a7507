import type { DayCount } from '@agence/words/resemblance';
import type { ModelRef } from '../ai/port.ts';
import type { Bilan, Incertaine } from '../mesures/bilan.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Classee } from './constat.ts';
import type { LectureLue } from './lecture.ts';
import type { CommentLues, QuestionAvant } from './releve/releve.data.ts';

type Question = Bilan['questions'][number];

export const answered = ({ par_modele }: Question) => par_modele.filter(({ reponses }) => reponses > 0);

/** The answers to a question by model and day; all of one day in older measurements. */
export const daysOf = (question: Question): DayCount[] =>
  answered(question).flatMap(({ model, jours, ...whole }) =>
    (jours ?? [{ jour: '', premier: 0, ...whole }]).map((day) => ({ ...day, model })),
  );

/** The reason given when no model was configured to read. */
export const SANS_MODELE = 'aucun modèle';

const byModel = ({ reading }: LectureLue): boolean => reading.provenance?.by === 'modele';

/** The reader of the answers: the next measurement is compared only if the same reader read it. */
const lecteurDe = ({ lecteur }: Mesure, lues: readonly LectureLue[]): NonNullable<Bilan['lecture']> => {
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

/** The version that answered for a model; its configured name when no answer reports one. */
export const versionDe = (lues: readonly LectureLue[], model: string): string =>
  lues.find(({ cell }) => cell.model === model)?.answer?.model_version ?? model.slice(model.indexOf(':') + 1);

/** Uncertain citations of the client that nobody decided. */
const incertainesDe = ({ cell, reading }: LectureLue): Incertaine[] =>
  (reading.uncertain ?? [])
    .filter(({ is }) => is === 'client')
    .map(({ start: debut, end: fin, named: nommee }) => {
      const { _id: reponse, n, model } = cell;
      return { reponse, n, model, debut, fin, nommee };
    });

/** Each business counts once an answer, and only where it is followed. */
const voixDe = (lues: readonly LectureLue[], classees: readonly Classee[]): NonNullable<Bilan['voix']> => {
  const followed = new Map(classees.map(({ n, concurrents }) => [n, concurrents.map(({ nom }) => nom)]));
  const named = lues.map(({ cell, reading: { businesses } }) => ({
    client: businesses.some(({ is }) => is === 'client'),
    others: new Set(
      businesses.filter(({ name }) => followed.get(cell.n)?.includes(name)).map(({ name }) => name),
    ),
  }));
  const client = named.filter((answer) => answer.client).length;
  return { client, tous: named.reduce((sum, { others }) => sum + others.size, client) };
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
        const mine = jours.filter((day) => day.model === model);
        const sum = (count: 'reponses' | 'cite' | 'premier') =>
          mine.reduce((total, day) => total + day[count], 0);
        const counts = { reponses: sum('reponses'), cite: sum('cite'), premier: sum('premier') };
        const days = mine.map(({ model: _, ...counted }) => counted);
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
  const answered = bilan.questions.some(({ par_modele }) =>
    par_modele.some((counts) => counts.model === model && counts.reponses > 0),
  );
  const known = bilan.versions.find((version) => version.model === model);
  return answered && known !== undefined ? known.version : null;
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
